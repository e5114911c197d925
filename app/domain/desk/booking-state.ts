import { holdsSeats, isExpected } from "~/domain/bookings/booking-status";
import { formatDay, formatDeadline, todayInIndia } from "~/domain/calendar/calendar";
import { owingStateOf, paidLabelOf, paidStateOf } from "./booking-list";
import type { NextStep } from "./next-step";

/** State of a booking for the offices: what its payment and its e-mail address add to the name of its status. */
interface BookingState {
  /** Follows the status: "held"; null if the status says everything. */
  note: string | null;
  /** Follows the note where there is room: " until Dec 2, 2026". */
  more: string;
  tone: NextStep["tone"];
  /** The note with reason and time. */
  title: string | undefined;
}

export type StatedBooking = Parameters<typeof owingStateOf>[0];

/** Returns the one state of a booking from its status, payment, e-mail address and deadlines. @param now in milliseconds */
export function bookingStateOf(booking: StatedBooking, now: number): BookingState {
  const { status, ownSale, verifyBy, paymentDueAt, balanceDueAt } = booking;
  if (ownSale !== undefined) {
    const isOwing = holdsSeats(status) && ownSale === "unpaid";
    return said("own booking", isOwing ? "warning" : "neutral", {
      more: `, ${paidLabelOf(booking).toLowerCase()}`,
    });
  }
  const paid = paidStateOf(booking);
  const owing = owingStateOf(booking, now);
  if (verifyBy !== undefined && isExpected(status)) {
    const title = `E-mail address not confirmed: expires ${formatDeadline(verifyBy)}`;
    return said("held", "warning", { more: ` until ${dayOf(verifyBy)}`, title });
  }
  if (owing === null) {
    if (paid === "refunded") return said("refunded", "neutral");
    return paid === "paid" && holdsSeats(status)
      ? said("paid", isExpected(status) ? "success" : "neutral")
      : said(null, "neutral");
  }
  const dueAt = paymentDueAt ?? balanceDueAt;
  if (dueAt === undefined) return said(owing === "part" ? "part paid" : "unpaid", "warning");
  const title = `${paid === "part" ? "Part paid" : "Unpaid"}: due by ${formatDeadline(dueAt)}`;
  if (owing === "overdue") return said("overdue", "danger", { title });
  return owing === "part"
    ? said("balance due", "warning", { more: ` ${dayOf(dueAt)}`, title })
    : said("held", "warning", { more: ` until ${dayOf(dueAt)}`, title });
}

function dayOf(instant: string): string {
  return formatDay(todayInIndia(Date.parse(instant)));
}

function said(
  note: string | null,
  tone: BookingState["tone"],
  { more = "", title }: { more?: string; title?: string } = {},
): BookingState {
  return { note, more, tone, title };
}
