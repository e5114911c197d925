import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { holdsSeats } from "~/domain/bookings/booking-status";
import { formatDay, formatDeadline, todayInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { stepMessages } from "./step-messages/messages";

/** Returns what a booking's payments come to, in whole rupees: received less returned. */
export function netPaidOf({
  paidAmount = 0,
  refundAmount = 0,
}: Pick<AdminBooking, "paidAmount" | "refundAmount">): number {
  return paidAmount - refundAmount;
}

/** Describes a part payment: "₹6,000 of ₹20,000 paid, ₹14,000 due by Dec 3, 2026"; null if nothing or everything is paid. */
export function partPaidInWords(
  booking: Pick<AdminBooking, "status" | "totalAmount" | "paidAmount" | "refundAmount" | "balanceDueAt">,
): string | null {
  const { status, totalAmount, balanceDueAt } = booking;
  const paid = netPaidOf(booking);
  if (!holdsSeats(status) || paid <= 0 || paid >= totalAmount) return null;
  return stepMessages().partPaid({
    paid: formatRupees(paid),
    total: formatRupees(totalAmount),
    due: formatRupees(totalAmount - paid),
    by: balanceDueAt === undefined ? null : formatDay(todayInIndia(Date.parse(balanceDueAt))),
  });
}

/** Describes on a voucher what it still needs to stay valid; null if nothing. */
export function openPaymentInWords(
  booking: Parameters<typeof partPaidInWords>[0] & Pick<AdminBooking, "verifyBy" | "paymentDueAt">,
): string | null {
  const { verifyBy, paymentDueAt, totalAmount } = booking;
  if (verifyBy !== undefined)
    return stepMessages().addressNotConfirmed({ isUnpaid: totalAmount > 0, until: formatDeadline(verifyBy) });
  if (paymentDueAt === undefined) return partPaidInWords(booking);
  return stepMessages().due(formatRupees(totalAmount), formatDeadline(paymentDueAt));
}
