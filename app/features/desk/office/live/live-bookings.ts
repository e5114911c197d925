import type { OperatorBooking } from "~/domain/desk/operator-booking";
import { formatRupees } from "~/domain/money/money";

/** Fields of a booking that live lists need, for any role. */
export type LiveBooking = Pick<
  OperatorBooking,
  "bookingId" | "version" | "createdAt" | "tourTitle" | "numberOfTravelers" | "totalAmount" | "status"
>;

export interface LiveEvent<Booking extends LiveBooking> {
  type: "booking.created" | "booking.updated";
  seq: number;
  booking: Booking;
}

/** Updates the rows of a list with the events of their bookings. */
export function applyEvents<Booking extends LiveBooking>(
  rows: readonly Booking[],
  events: readonly LiveEvent<Booking>[],
): Booking[] {
  const newest = new Map(events.map(({ booking }) => [booking.bookingId, booking]));
  return rows.map((row) => {
    const booking = newest.get(row.bookingId);
    return booking && booking.version >= row.version ? booking : row;
  });
}

/** Summarizes events in one announcement for screen readers. */
export function announceEvents(events: readonly LiveEvent<LiveBooking>[]): string {
  const [event] = events;
  if (!event) return "";
  const { booking } = event;
  if (events.length === 1) {
    return event.type === "booking.created"
      ? `New booking ${booking.bookingId}: ${booking.tourTitle}, ${booking.numberOfTravelers} travelers, ${formatRupees(booking.totalAmount)}.`
      : `Booking ${booking.bookingId} is now ${booking.status}.`;
  }
  const created = events.filter(({ type }) => type === "booking.created").length;
  const changed = new Set(
    events.flatMap(({ type, booking: { bookingId } }) => (type === "booking.updated" ? [bookingId] : [])),
  ).size;
  return [
    created > 0 && `${created} new ${created === 1 ? "booking" : "bookings"}.`,
    changed > 0 && `${changed} ${changed === 1 ? "booking has" : "bookings have"} changed.`,
  ]
    .filter(Boolean)
    .join(" ");
}
