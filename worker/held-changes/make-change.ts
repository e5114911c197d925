import type { HeldChange, HeldKind } from "~/domain/office/held-changes";
import { AppError } from "~/domain/errors";
import type { BookingOutcome } from "~/domain/desk/booking-outcome";
import { changeBookingStatus } from "../bookings/change-booking-status";
import { changeCustomerBooking } from "../desk/operator/change-customer-booking";
import type { PrivilegedChangeDependencies } from "../bookings/change-booking";
import { deactivateCoupon } from "../coupons/write-coupon";
import type { Mailer } from "../notifications/mail/mailer";
import { handleMessage } from "../messages/handle-message";
import { dismissReviewReport, moderateReview } from "../reviews/moderate-review";
import { changeTour } from "../tours/admin/change-tour";
import { isStaff, type Admin, type Staff } from "../platform/authz/actors";

export interface MakeDependencies extends PrivilegedChangeDependencies {
  mailer: Mailer;
  /** Origin of the site, for links in mails. */
  origin: string;
}

/** A person who makes held changes. */
export type HeldActor = Admin | Staff<"bookings">;

type Make<Actor = Admin> = (
  dependencies: MakeDependencies,
  actor: Actor,
  change: Pick<HeldChange, "id" | "version">,
) => Promise<unknown>;

/** The use case behind each kind. Each writes its log row with `withAudit`, by which holding back and applying join its batch. */
const makers: Record<HeldKind, Make> = {
  "booking.confirm": bookingTo("confirmed"),
  "booking.complete": bookingTo("completed"),
  "booking.no-show": bookingTo("no-show"),
  "tour.publish": tourBy("publish"),
  "tour.approve": tourBy("approve"),
  "tour.unpublish": tourBy("unpublish"),
  "tour.feature": tourBy("feature"),
  "tour.unfeature": tourBy("unfeature"),
  "tour.restore": tourBy("restore"),
  "review.hide": reviewTo("hidden"),
  "review.publish": reviewTo("published"),
  "review.dismiss": ({ audit }, admin, { id }) => dismissReviewReport(audit, admin, id),
  "coupon.deactivate": ({ audit }, admin, { id }) => deactivateCoupon(audit, admin, id),
  "message.handle": messageTo(true),
  "message.reopen": messageTo(false),
};

/** The use cases of operators. */
const operatorMakers: Partial<Record<HeldKind, Make<Staff<"bookings">>>> = {
  "booking.complete": outcomeTo("completed"),
  "booking.no-show": outcomeTo("no-show"),
};

/** Makes a change. @throws AppError as its use case does, `forbidden` (operators don't make such changes) */
export async function makeChange(
  dependencies: MakeDependencies,
  actor: HeldActor,
  { kind, id, version }: HeldChange,
): Promise<void> {
  if (!isStaff(actor)) {
    await makers[kind](dependencies, actor, { id, version });
    return;
  }
  const make = operatorMakers[kind];
  if (!make) throw new AppError("forbidden", "Only administrators may do this.");
  await make(dependencies, actor, { id, version });
}

function outcomeTo(status: BookingOutcome): Make<Staff<"bookings">> {
  return (dependencies, staff, { id, version }) =>
    changeCustomerBooking(dependencies, staff, { bookingId: id, status, expectedVersion: version });
}

function bookingTo(status: "confirmed" | "completed" | "no-show"): Make {
  return (dependencies, admin, { id, version }) =>
    changeBookingStatus(dependencies, admin, { bookingId: id, status, expectedVersion: version });
}

function tourBy(action: "publish" | "approve" | "unpublish" | "feature" | "unfeature" | "restore"): Make {
  return (dependencies, admin, { id, version }) =>
    changeTour(dependencies, admin, { slug: id, action, version });
}

function reviewTo(status: "hidden" | "published"): Make {
  return ({ audit }, admin, { id }) => moderateReview(audit, admin, { id, status });
}

function messageTo(isHandled: boolean): Make {
  return ({ audit }, admin, { id }) => handleMessage(audit, admin, { id, isHandled });
}
