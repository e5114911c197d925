import { and, eq, sql } from "drizzle-orm";
import type { BookedExtras, SoldExtra } from "~/domain/prices/offers";
import type { Database } from "../platform/db/client";
import { bookingExtras, bookings, departureStock, tours } from "../platform/db/schema";
import type { DepartureKey } from "./seats.repo";

/** Extras that a booking has on a departure. */
interface HadExtras extends DepartureKey {
  extras: readonly SoldExtra[];
}

/**
 * Changes the extras of a booking, in the batch that takes or releases its seats: pieces are taken from the departure it moves to and given
 * back to the one it leaves. Returns no statement if nothing changes.
 * @param before null if it had no seats
 * @param after null if it has none
 */
export function changeExtras(
  db: Database,
  booking: string,
  { before, after }: { before: HadExtras | null; after: HadExtras | null },
) {
  const [had, has] = [before?.extras ?? [], after?.extras ?? []];
  const isMoved = !before || !after || before.travelDate !== after.travelDate || before.start !== after.start;
  const moreOf = (extra: SoldExtra) => extra.quantity - (isMoved ? 0 : quantityIn(had, extra));
  const lessOf = (extra: SoldExtra) => extra.quantity - (isMoved ? 0 : quantityIn(has, extra));
  return [
    ...had.flatMap((extra) =>
      before && lessOf(extra) > 0 ? [giveBack(db, before, extra, lessOf(extra))] : [],
    ),
    ...has.flatMap((extra) =>
      after && moreOf(extra) > 0 ? [takePieces(db, after, extra, moreOf(extra))] : [],
    ),
    // A canceled booking keeps the rows that it had.
    ...(after === null ? [] : has.filter((extra) => !had.some((one) => isSame(one, extra)))).map((extra) =>
      writeExtra(db, booking, extra),
    ),
    ...(after === null ? [] : had.filter((extra) => quantityIn(has, extra) === 0)).map(({ extra }) =>
      db.delete(bookingExtras).where(and(eq(bookingExtras.booking, booking), eq(bookingExtras.extra, extra))),
    ),
  ];
}

function quantityIn(extras: readonly SoldExtra[], { extra }: SoldExtra): number {
  return extras.find((one) => one.extra === extra)?.quantity ?? 0;
}

function isSame(one: SoldExtra, other: SoldExtra): boolean {
  return one.extra === other.extra && one.quantity === other.quantity && one.amount === other.amount;
}

function writeExtra(db: Database, booking: string, extra: SoldExtra) {
  const { quantity, amount } = extra;
  return db
    .insert(bookingExtras)
    .values({ booking, title: extra.name, ...extra })
    .onConflictDoUpdate({
      target: [bookingExtras.booking, bookingExtras.extra],
      set: { quantity, amount },
    });
}

/** Takes pieces of an extra; the CHECK `departure_stock_not_oversold` fails the batch if the tour's stock has not so many left. */
function takePieces(
  db: Database,
  { tourId, travelDate, start }: DepartureKey,
  { extra }: SoldExtra,
  pieces: number,
) {
  return db
    .insert(departureStock)
    .values({
      tourId,
      travelDate,
      start,
      extra,
      // As of now, whatever the price was made from. No limit for an extra that is no longer offered.
      stock: sql`(SELECT one.value ->> '$.stock' FROM tours, json_each(tours.extras) AS one
        WHERE tours.id = ${tourId} AND one.value ->> '$.id' = ${extra})`,
      taken: pieces,
    })
    .onConflictDoUpdate({
      target: [departureStock.tourId, departureStock.travelDate, departureStock.start, departureStock.extra],
      set: { stock: sql`excluded.stock`, taken: sql`${departureStock.taken} + excluded.taken` },
    });
}

function giveBack(
  db: Database,
  { tourId, travelDate, start }: DepartureKey,
  { extra }: SoldExtra,
  pieces: number,
) {
  return db
    .update(departureStock)
    .set({ taken: sql`${departureStock.taken} - ${pieces}` })
    .where(
      and(
        eq(departureStock.tourId, tourId),
        eq(departureStock.travelDate, travelDate),
        eq(departureStock.start, start),
        eq(departureStock.extra, extra),
      ),
    );
}

/** Returns the pieces taken of each extra on a departure. */
export async function listTakenPieces(
  db: Database,
  { tourId, travelDate, start }: DepartureKey,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ extra: departureStock.extra, taken: departureStock.taken })
    .from(departureStock)
    .where(
      and(
        eq(departureStock.tourId, tourId),
        eq(departureStock.travelDate, travelDate),
        eq(departureStock.start, start),
      ),
    );
  return new Map(rows.map(({ extra, taken }) => [extra, taken]));
}

/** Returns the extras of a booking and of its tour; null if neither has any. */
export async function findBookedExtras(db: Database, booking: string): Promise<BookedExtras | null> {
  const row = await db
    .select({ offered: tours.extras, basis: bookings.priceBasis })
    .from(bookings)
    .innerJoin(tours, eq(tours.id, bookings.tourId))
    .where(eq(bookings.id, booking))
    .get();
  const [offered, sold] = [row?.offered ?? [], row?.basis?.extras ?? []];
  return offered.length + sold.length > 0 ? { offered, sold } : null;
}
