import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { Random } from "./random.ts";
import { tooManySeats, type Tally } from "./tally.ts";

interface Booked {
  bookingId: string;
  tourSlug: string;
  travelDate: string;
  seats: number;
  /** Its status, or "canceling" until the response to a cancellation arrives: then either status is valid. */
  state: string;
}

export type SeatLedger = ReturnType<typeof createSeatLedger>;

/** Records the responses about seats, to compare with the database. */
export function createSeatLedger() {
  const bookings = new Map<string, Booked>();
  const live: Booked[] = [];
  return {
    /** Confirmed bookings by reference. */
    bookings,
    /** Records a confirmed booking. Returns false for a repeated response. */
    confirm(booking: Omit<Booked, "seats" | "state"> & { numberOfTravelers: number }): boolean {
      if (bookings.has(booking.bookingId)) return false;
      const { bookingId, tourSlug, travelDate, numberOfTravelers } = booking;
      const row = { bookingId, tourSlug, travelDate, seats: numberOfTravelers, state: "confirmed" };
      bookings.set(bookingId, row);
      live.push(row);
      return true;
    },
    /** Removes and returns a booking to cancel; null if there is none. */
    takeLive(random: Random): Booked | null {
      const [booking] = live.length === 0 ? [] : live.splice(random.between(0, live.length - 1), 1);
      if (!booking) return null;
      booking.state = "canceling";
      return booking;
    },
  };
}

// One statement, so one consistent snapshot: the counters beside the actual rows.
const seatsOfDepartures = `
  SELECT t.slug, d.travel_date AS date, d.capacity, d.booked, d.held,
    (SELECT coalesce(sum(number_of_travelers), 0) FROM bookings b
      WHERE b.tour_id = d.tour_id AND b.travel_date = d.travel_date AND b.status <> 'cancelled') AS inBookings,
    (SELECT coalesce(sum(seats), 0) FROM seat_holds h
      WHERE h.tour_id = d.tour_id AND h.travel_date = d.travel_date) AS inHolds
  FROM departures d JOIN tours t ON t.id = d.tour_id
  WHERE t.slug LIKE 'proof-of-%' AND d.travel_date IN (SELECT value FROM json_each(?))`;
const departuresSchema = z.array(
  z.object({
    slug: z.string(),
    date: z.string(),
    capacity: z.number(),
    booked: z.number(),
    held: z.number(),
    inBookings: z.number(),
    inHolds: z.number(),
  }),
);

const bookingsOfDepartures = `
  SELECT b.booking_id AS bookingId, t.slug, b.travel_date AS date, b.number_of_travelers AS seats, b.status
  FROM bookings b JOIN tours t ON t.id = b.tour_id
  WHERE t.slug LIKE 'proof-of-%' AND b.travel_date IN (SELECT value FROM json_each(?))`;

/** Reads the departures of these dates. */
export function readSeats(database: DatabaseSync, dates: string[]) {
  return departuresSchema.parse(database.prepare(seatsOfDepartures).all(JSON.stringify(dates)));
}

/** Checks the seat invariants, also while others write. */
export function checkSeats(database: DatabaseSync, dates: string[], ledger: SeatLedger, tally: Tally): void {
  tally.variants += 1;
  for (const departure of readSeats(database, dates)) {
    const { slug, capacity, booked, held, inBookings, inHolds } = departure;
    tally.seeOver(slug, inBookings - capacity);
    if (inBookings + inHolds > capacity) tally.error(tooManySeats);
    if (booked !== inBookings) tally.error("the booked counter differs from the bookings' seats");
    if (held !== inHolds) tally.error("the held counter differs from the holds' seats");
    if (booked < 0 || held < 0) tally.error("a departure has a negative counter");
  }
  // Confirmed bookings have their seats, and canceled ones have none.
  const stored = storedBookings(database, dates);
  for (const booking of ledger.bookings.values()) {
    const row = stored.get(booking.bookingId);
    if (
      !row ||
      row.slug !== booking.tourSlug ||
      row.date !== booking.travelDate ||
      row.seats !== booking.seats
    )
      tally.error("a confirmed booking is missing or differs from its response");
    else if (booking.state !== "canceling" && row.status !== booking.state)
      tally.error(`a booking reported as ${booking.state} is ${String(row.status)}`);
  }
}

/** Checks, after all responses, that every stored booking was reported to a client. */
export function checkNobodyElseBooked(
  database: DatabaseSync,
  dates: string[],
  ledger: SeatLedger,
  tally: Tally,
): void {
  for (const bookingId of storedBookings(database, dates).keys())
    if (!ledger.bookings.has(bookingId)) tally.error("a stored booking was reported to no client");
}

function storedBookings(database: DatabaseSync, dates: string[]) {
  const rows = database.prepare(bookingsOfDepartures).all(JSON.stringify(dates));
  return new Map(rows.map((row) => [String(row.bookingId), row]));
}
