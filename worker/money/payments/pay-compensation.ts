import type { CompensationTransfer } from "~/domain/bookings/compensation";
import { AppError, staleEdit } from "~/domain/errors";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import { readBookingState } from "../../bookings/booking-change.repo";
import { bookingWith } from "../../bookings/traveler-bookings.repo";
import { emailDataOf } from "../../notifications/bookings/booking-notifications";
import { compensationPaidMail } from "../../notifications/mail/payment-mails";
import type { Admin } from "../../platform/authz/actors";
import { selectCompensation, updateCompensationAsPaid } from "./compensations.repo";
import type { RefundDependencies } from "./record-refund";
import { inLanguage } from "../../platform/language";
import { translateBooking } from "../../notifications/bookings/translate-booking.repo";

/**
 * Records, once, that the office has transferred a compensation to a traveler by bank or UPI, and mails them.
 * @throws AppError `not_found` (no such booking, or nothing is owed), `illegal_transition` (paid already), `conflict` (paid since it was read)
 */
export async function payCompensation(
  { db, clock, bookingMailer, audit }: RefundDependencies & { audit: AuditDependencies },
  admin: Admin,
  { bookingId, reference }: CompensationTransfer & { bookingId: string },
): Promise<void> {
  const condition = bookingWith(bookingId);
  const [state, [found]] = await Promise.all([
    readBookingState(db, condition),
    selectCompensation(db, condition),
  ]);
  if (!state || !found || found.compensation.amount === 0)
    throw new AppError("not_found", "No compensation is owed for this booking.");
  const { amount, paidAt } = found.compensation;
  if (paidAt !== null) throw new AppError("illegal_transition", "This compensation has already been paid.");
  const { booking } = state;
  const url = await bookingMailer.pageOf(booking);
  const data = await translateBooking(db, emailDataOf(state, booking, url));
  const mail =
    booking.customerEmail === ""
      ? null
      : {
          ...inLanguage(booking.language, () => compensationPaidMail(data, { amount, reference })),
          dedupeKey: `booking/${booking.id}/compensation-paid`,
        };
  const entry = {
    action: "booking.pay-compensation" as const,
    subjectId: booking.bookingId,
    after: { amount, reference },
  };
  const paid = { amount, reference, by: admin.id, at: clock(), mail };
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    updateCompensationAsPaid(db, booking, paid, statements),
  );
  if (!isDone) throw staleEdit("this compensation");
  bookingMailer.deliver();
}
