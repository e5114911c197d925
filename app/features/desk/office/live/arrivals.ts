import type { LiveBooking, LiveEvent } from "./live-bookings";

/** Use of a list at a moment, which new rows must not disturb. */
interface ListActivity {
  /** Milliseconds since the person last moved the pointer or pressed a key in the list; null if they have not. */
  sinceUsed: number | null;
  /** True if the pointer or the focus rests on a row, however long. */
  isRowUsed: boolean;
  isMenuOpen: boolean;
  selected: number;
  isScrolled: boolean;
}

/** Milliseconds without input after which a list no longer holds back new rows. */
export const listRest = 5000;

/** Returns true while new rows wait instead of being inserted. */
export function holdsArrivals({
  sinceUsed,
  isRowUsed,
  isMenuOpen,
  selected,
  isScrolled,
}: ListActivity): boolean {
  const isInUse = sinceUsed !== null && sinceUsed < listRest;
  return isInUse || isRowUsed || isMenuOpen || selected > 0 || isScrolled;
}

/**
 * Adds the bookings of events to those that wait, in their latest state. One that no longer belongs to the list leaves,
 * and so does one that the list already shows.
 */
export function queueArrivals<Booking extends LiveBooking>(
  waiting: readonly Booking[],
  events: readonly LiveEvent<Booking>[],
  { rows, matches }: { rows: readonly Booking[]; matches: (booking: Booking) => boolean },
): Booking[] {
  const queued = new Map(waiting.map((booking) => [booking.bookingId, booking]));
  for (const { booking } of events) {
    const known = queued.get(booking.bookingId);
    if (known && known.version > booking.version) continue;
    if (matches(booking)) queued.set(booking.bookingId, booking);
    else queued.delete(booking.bookingId);
  }
  for (const { bookingId } of rows) queued.delete(bookingId);
  return [...queued.values()];
}

/**
 * Inserts the waiting bookings into the first page of a list, newest first. Events come in the order of their commits, so
 * the order is that of the server's list: by the booking's own instant. Bookings of later pages are left out.
 * @param max rows per page
 */
export function insertArrivals<Booking extends LiveBooking>(
  rows: readonly Booking[],
  waiting: readonly Booking[],
  max: number,
): Booking[] {
  return [...waiting.toReversed(), ...rows]
    .toSorted(
      (one, other) => Number(one.createdAt < other.createdAt) - Number(one.createdAt > other.createdAt),
    )
    .slice(0, max);
}
