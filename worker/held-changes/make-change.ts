import type { HeldChange, HeldKind } from "~/domain/held-changes";
import { changeBookingStatus } from "../bookings/change-booking-status";
import type { PrivilegedChangeDependencies } from "../bookings/change-booking";
import { deactivateCoupon } from "../coupons/write-coupon";
import type { Mailer } from "../mail/mailer";
import { handleMessage } from "../messages/handle-message";
import { dismissReviewReport, moderateReview } from "../reviews/moderate-review";
import { changeTour } from "../tours/admin/change-tour";
import type { Admin } from "../authz/actors";

export interface MakeDependencies extends PrivilegedChangeDependencies {
  mailer: Mailer;
  /** Origin of the site, for links in mails. */
  origin: string;
}

type Make = (
  dependencies: MakeDependencies,
  admin: Admin,
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

/** Makes a change. @throws AppError as its use case does */
export async function makeChange(
  dependencies: MakeDependencies,
  admin: Admin,
  { kind, id, version }: HeldChange,
): Promise<void> {
  await makers[kind](dependencies, admin, { id, version });
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
