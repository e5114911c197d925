import { hasAdminRight } from "~/domain/accounts/admin-rights";
import { AppError } from "~/domain/errors";
import {
  heldKinds,
  operatorKinds,
  subjectOf,
  type HeldChange,
  type HeldKind,
} from "~/domain/office/held-changes";
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
  "review.hide": ({ audit }, admin, { id }) => moderateReview(audit, admin, { id, status: "hidden" }),
  "review.publish": ({ audit }, admin, { id }) => moderateReview(audit, admin, { id, status: "published" }),
  "review.dismiss": ({ audit }, admin, { id }) => dismissReviewReport(audit, admin, id),
  "coupon.deactivate": ({ audit }, admin, { id }) => deactivateCoupon(audit, admin, id),
  "message.handle": ({ audit }, admin, { id }) => handleMessage(audit, admin, { id, isHandled: true }),
  "message.reopen": ({ audit }, admin, { id }) => handleMessage(audit, admin, { id, isHandled: false }),
};

/** Makes a change. @throws AppError as its use case does, `forbidden` (a kind that the person may not make) */
export async function makeChange(
  dependencies: MakeDependencies,
  actor: HeldActor,
  { kind, id, version: expectedVersion }: HeldChange,
): Promise<void> {
  if (!kindsOf(actor).includes(kind)) throw new AppError("forbidden", "Your role doesn't allow this change.");
  if (isStaff(actor)) {
    const status = kind === "booking.complete" ? "completed" : "no-show";
    await changeCustomerBooking(dependencies, actor, { bookingId: id, status, expectedVersion });
  } else await makers[kind](dependencies, actor, { id, version: expectedVersion });
}

/** Lists the kinds that a person makes, sees and undoes. */
export function kindsOf(actor: HeldActor): readonly HeldKind[] {
  if (isStaff(actor)) return operatorKinds;
  return heldKinds.filter((kind) => hasAdminRight(actor, `${subjectOf(kind)}s`));
}

function bookingTo(status: "confirmed" | "completed" | "no-show"): Make {
  return (dependencies, admin, { id, version }) =>
    changeBookingStatus(dependencies, admin, { bookingId: id, status, expectedVersion: version });
}

function tourBy(action: "publish" | "approve" | "unpublish" | "feature" | "unfeature" | "restore"): Make {
  return (dependencies, admin, { id, version }) =>
    changeTour(dependencies, admin, { slug: id, action, version });
}
