import { enterRow, type LiveBooking, type LiveEvent } from "./live-bookings";

/** Use of a list at a moment, which new rows must not disturb. */
interface ListActivity {
  /** Milliseconds since the pointer last moved in the list; null if it has not. */
  sincePointerMoved: number | null;
  isMenuOpen: boolean;
  selected: number;
  isScrolled: boolean;
}

/** Milliseconds after which a resting pointer no longer holds back new rows. */
export const pointerRest = 5000;

/** Returns true while new rows wait instead of being inserted. */
export function holdsArrivals({
  sincePointerMoved,
  isMenuOpen,
  selected,
  isScrolled,
}: ListActivity): boolean {
  const isPointing = sincePointerMoved !== null && sincePointerMoved < pointerRest;
  return isPointing || isMenuOpen || selected > 0 || isScrolled;
}

/** Booking that waits to be inserted. */
export interface Arrival<Booking> {
  booking: Booking;
  /** False if the booking existed, and only now matches the filter. */
  isNew: boolean;
}

/**
 * Adds the bookings of events to those that wait, in their latest state. One that no longer belongs to the list leaves,
 * and so does one that the list already shows.
 */
export function queueArrivals<Booking extends LiveBooking>(
  waiting: readonly Arrival<Booking>[],
  events: readonly LiveEvent<Booking>[],
  { rows, matches }: { rows: readonly Booking[]; matches: (booking: Booking) => boolean },
): Arrival<Booking>[] {
  const queued = new Map(waiting.map((arrival) => [arrival.booking.bookingId, arrival]));
  for (const { type, booking } of events) {
    const known = queued.get(booking.bookingId);
    if (known && known.booking.version > booking.version) continue;
    const isNew = type === "booking.created" || known?.isNew === true;
    if (matches(booking)) queued.set(booking.bookingId, { booking, isNew });
    else queued.delete(booking.bookingId);
  }
  for (const { bookingId } of rows) queued.delete(bookingId);
  return [...queued.values()];
}

/**
 * Inserts the waiting bookings into the first page of a list, newest first.
 * @param most rows per page
 */
export function insertArrivals<Booking extends LiveBooking>(
  rows: readonly Booking[],
  waiting: readonly Arrival<Booking>[],
  most: number,
): Booking[] {
  const onTop = waiting.filter(({ isNew }) => isNew).map(({ booking }) => booking);
  const others = waiting.filter(({ isNew }) => !isNew).map(({ booking }) => booking);
  return others
    .reduce<Booking[]>((list, booking) => enterRow(list, booking, most), [...onTop.toReversed(), ...rows])
    .slice(0, most);
}
