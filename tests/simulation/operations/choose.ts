import type { Random } from "../../../scripts/prove/random.ts";
import { createKeys } from "../../../worker/platform/keys/keys";
import type { Simulation } from "../simulation.ts";
import { tours } from "../world.ts";

/** The keys of the simulated site, by which people have their links. */
export const secretKeys = "1:dGVzdHMgc2lnbiBhbmQgZW5jcnlwdCB3aXRoIHRoaXMga2V5";
export const keys = createKeys({ SECRET_KEYS: secretKeys });

export interface ChosenBooking {
  id: string;
  bookingId: string;
  linkVersion: number;
  customerEmail: string;
  status: string;
  version: number;
  totalAmount: number;
}

/** Returns the first row of a query, seen from outside: no operation. */
export function rowOf({ database, chosen }: Simulation, sql: string, ...values: (string | number)[]) {
  const statement = chosen.get(sql) ?? database.prepare(sql);
  chosen.set(sql, statement);
  return statement.get(...values);
}

/** Chooses one of the newest bookings that meet a condition; null if there is none. */
export function bookingWhere(sim: Simulation, condition: string): ChosenBooking | null {
  const newest = `SELECT b.id, b.booking_id AS bookingId, b.link_version AS linkVersion, b.customer_email AS customerEmail, b.status,
      b.total_amount AS totalAmount, (SELECT max(version) FROM booking_events WHERE booking = b.id) AS version
    FROM bookings b WHERE ${condition} ORDER BY b.rowid DESC LIMIT 1 OFFSET ?`;
  const row = rowOf(sim, newest, sim.random.between(0, 25)) ?? rowOf(sim, newest, 0);
  if (!row) return null;
  return {
    id: String(row.id),
    bookingId: String(row.bookingId),
    linkVersion: Number(row.linkVersion),
    customerEmail: String(row.customerEmail),
    status: String(row.status),
    version: Number(row.version),
    totalAmount: Number(row.totalAmount),
  };
}

export function anyBooking(sim: Simulation): ChosenBooking | null {
  return bookingWhere(sim, "true");
}

/** Creates an id as a browser does. */
export function uuid(random: Random): string {
  const hex = (length: number) => Array.from({ length }, () => random.between(0, 15).toString(16)).join("");
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}

/** Names a start of a tour with several a day. */
export function anyStart(random: Simulation["random"], slug: string): { startTime?: string } {
  const tour = tours.find((each) => each.slug === slug);
  return tour && "starts" in tour ? { startTime: random.pick(tour.starts).time } : {};
}

/** Chooses an option and extras of a tour that has them. */
export function anyOffer({ random }: Simulation, slug: string) {
  const tour = tours.find((each) => each.slug === slug);
  if (!tour || !("options" in tour)) return {};
  return {
    roomType: "standard",
    ...(random.chance(0.7) && { optionId: random.pick(tour.options).id }),
    ...(random.chance(0.6) && { extras: [{ id: "lunch", quantity: 1 }] }),
  };
}

/** Names a start for another date of a booking, if its tour has several. */
export function startFor(sim: Simulation, booking: string): { startTime?: string } {
  const row = rowOf(
    sim,
    "SELECT t.slug FROM bookings b JOIN tours t ON t.id = b.tour_id WHERE b.id = ?",
    booking,
  );
  return anyStart(sim.random, String(row?.slug));
}
