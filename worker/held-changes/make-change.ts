import { hasAdminRight } from "~/domain/accounts/admin-rights";
import { AppError } from "~/domain/errors";
import { heldKinds, outcomeOf, rightFor, type HeldChange, type HeldKind } from "~/domain/office/held-changes";
import { changeBookingStatus } from "../bookings/change-booking-status";
import { changeCustomerBooking } from "../desk/operator/change-customer-booking";
import type { PrivilegedChangeDependencies } from "../bookings/change-booking";
import { deactivateCoupon } from "../coupons/write-coupon";
import type { Mailer } from "../notifications/mail/mailer";
import { handleMessage } from "../messages/handle-message";
import { dismissReviewReport, moderateReview } from "../reviews/moderate-review";
import { changeTour } from "../tours/admin/change-tour";
import { isStaff, requireAdminRight, type Admin, type Staff } from "../platform/authz/actors";

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
  { kind, id, version }: HeldChange,
): Promise<void> {
  requireRightTo(actor, kind);
  const bookingOutcome = outcomeOf(kind);
  if (!isStaff(actor)) await makers[kind](dependencies, actor, { id, version });
  else if (bookingOutcome)
    await changeCustomerBooking(dependencies, actor, {
      bookingId: id,
      status: bookingOutcome,
      expectedVersion: version,
    });
}

/** Lists the kinds that a person makes, sees and undoes. */
export function kindsOf(actor: HeldActor): HeldKind[] {
  return heldKinds.filter((kind) =>
    isStaff(actor) ? outcomeOf(kind) : hasAdminRight(actor, rightFor(kind)),
  );
}

/** @throws AppError `forbidden` */
export function requireRightTo(actor: HeldActor, kind: HeldKind): void {
  if (!isStaff(actor)) requireAdminRight(actor, rightFor(kind));
  else if (!outcomeOf(kind)) throw new AppError("forbidden", "Only administrators may do this.");
}

function bookingTo(status: "confirmed" | "completed" | "no-show"): Make {
  return (dependencies, admin, { id, version }) =>
    changeBookingStatus(dependencies, admin, { bookingId: id, status, expectedVersion: version });
}

function tourBy(action: "publish" | "approve" | "unpublish" | "feature" | "unfeature" | "restore"): Make {
  return (dependencies, admin, { id, version }) =>
    changeTour(dependencies, admin, { slug: id, action, version });
}
