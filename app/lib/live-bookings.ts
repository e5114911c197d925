import type { OperatorBooking } from "~/domain/operator-booking";
import { formatRupees } from "~/domain/money";

/** What a list that is kept true by a feed has to know of a booking, whoever looks at it. */
export type LiveBooking = Pick<
  OperatorBooking,
  "bookingId" | "version" | "createdAt" | "tourTitle" | "numberOfTravelers" | "totalAmount" | "status"
>;

/** An event of a feed. */
export interface LiveEvent<Booking extends LiveBooking> {
  type: "booking.created" | "booking.updated";
  seq: number;
  booking: Booking;
}

/**
 * The rows of a list after some events, in order.
 * @param created those of them whose booking is put on top
 */
export function applyEvents<Booking extends LiveBooking>(
  rows: readonly Booking[],
  events: readonly LiveEvent<Booking>[],
  created: readonly LiveEvent<Booking>[],
): Booking[] {
  const newest = new Map(events.map(({ booking }) => [booking.bookingId, booking]));
  const known = new Set(rows.map(({ bookingId }) => bookingId));
  const isUnknown = ({ booking }: LiveEvent<Booking>) => !known.has(booking.bookingId);
  const onTop = created.filter(isUnknown).toReversed();
  return [
    ...onTop.map(({ booking }) => newest.get(booking.bookingId) ?? booking),
    ...rows.map((row) => {
      const booking = newest.get(row.bookingId);
      return booking && booking.version >= row.version ? booking : row;
    }),
  ];
}

/**
 * The first page of a list, newest first, with a changed booking that had not matched the filter before: had it, it would
 * be among the rows. One that belongs on a later page stays there.
 * @param most how many rows the page has
 */
export function enterRow<Booking extends LiveBooking>(
  rows: readonly Booking[],
  booking: Booking,
  most: number,
): Booking[] {
  const oldest = rows.at(-1);
  const isOnLaterPage = rows.length >= most && oldest && booking.createdAt <= oldest.createdAt;
  if (isOnLaterPage || rows.some(({ bookingId }) => bookingId === booking.bookingId)) return [...rows];
  const place = rows.findIndex(({ createdAt }) => createdAt < booking.createdAt);
  return rows.toSpliced(place === -1 ? rows.length : place, 0, booking);
}

/** What has happened, for who cannot see it: one sentence, however much it was. */
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
