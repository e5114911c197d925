import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { holdsSeats } from "~/domain/bookings/booking-status";
import { isTripOver } from "~/domain/trips/traveler-booking";
import { owedOn } from "~/domain/bookings/unpaid-booking";
import { daysBetween, formatDeadline, type TravelDate } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";

/** The next thing to do for a booking, for its administrators and its operator. */
export interface NextStep {
  text: string;
  tone: "neutral" | "success" | "warning" | "danger";
}

export type SteppedBooking = Pick<
  AdminBooking,
  | "status"
  | "travelDate"
  | "tourDuration"
  | "totalAmount"
  | "paidAmount"
  | "refundAmount"
  | "takenBack"
  | "paymentDueAt"
  | "balanceDueAt"
  | "verifyBy"
  | "ownSale"
>;

/** Returns the whole rupees that the customer still owes us; 0 for a booking that is over without seats, or an operator's own. */
export function amountDueOf({
  status,
  totalAmount,
  paidAmount = 0,
  refundAmount = 0,
  ownSale,
}: Pick<AdminBooking, "status" | "totalAmount" | "paidAmount" | "refundAmount" | "ownSale">): number {
  if (!holdsSeats(status)) return 0;
  return owedOn({ totalAmount, paidAmount, refundedAmount: refundAmount, ownSale: ownSale ?? null });
}

/** Returns the next thing to do for a booking. */
export function nextStepOf(booking: SteppedBooking, today: TravelDate): NextStep {
  const { status, travelDate, ownSale, verifyBy } = booking;
  const due = amountDueOf(booking);
  const amount = formatRupees(due);
  const deadline = booking.balanceDueAt ?? booking.paymentDueAt;
  const by = deadline === undefined ? "" : ` by ${formatDeadline(deadline)}`;
  switch (status) {
    case "expired":
      return { text: "Expired. A payment revives it while seats are left.", tone: "neutral" };
    case "cancelled":
      return { text: refunded(booking), tone: "neutral" };
    case "pending":
      if (verifyBy !== undefined) return waitsForAddress(verifyBy);
      return due > 0
        ? { text: `Confirm it, or wait for ${amount}${by}.`, tone: "warning" }
        : { text: "Confirm it.", tone: "warning" };
    case "completed":
    case "no-show":
      return due > 0
        ? { text: `Collect ${amount}: the trip is over.`, tone: "danger" }
        : { text: "Nothing left to do.", tone: "neutral" };
    case "confirmed":
      break;
    default:
      return status satisfies never;
  }
  if (isTripOver(booking, today))
    return { text: "Record the outcome: completed or no-show.", tone: "warning" };
  if (verifyBy !== undefined) return waitsForAddress(verifyBy);
  if (due > 0) {
    if (booking.takenBack !== undefined)
      return {
        text: `A bank took the payment back: collect ${amount}${by}. No voucher until then.`,
        tone: "danger",
      };
    const isUrgent = daysBetween(today, travelDate) <= 1;
    return { text: `Collect ${amount}${by}.`, tone: isUrgent ? "danger" : "warning" };
  }
  if (ownSale === "unpaid")
    return { text: "The operator collects the payment from the customer.", tone: "warning" };
  return travelDate <= today
    ? { text: "On the trip.", tone: "success" }
    : { text: "Ready to travel.", tone: "success" };
}

function waitsForAddress(verifyBy: string): NextStep {
  const by = formatDeadline(verifyBy);
  return { text: `Waiting for the customer to confirm the e-mail address by ${by}.`, tone: "warning" };
}

function refunded({ refundAmount = 0 }: SteppedBooking): string {
  return refundAmount > 0
    ? `Canceled. Refund: ${formatRupees(refundAmount)}.`
    : "Canceled without a refund. Nothing left to do.";
}
