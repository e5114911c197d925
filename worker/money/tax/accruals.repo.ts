import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { addDays, startOfDayInIndia, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { financialYearOf } from "~/domain/calendar/financial-year";
import { taxEntries } from "~/domain/money/ledger/ledger";
import { gstMixOfSale } from "~/domain/prices/pricing";
import type { Accrual, TaxAccount, TaxedBooking } from "~/domain/money/tax/accruals";
import { olderGstPercent } from "../../bookings/booking-terms";
import { countTrip } from "../../analytics/deltas.repo";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { tripOverOn } from "../../platform/db/conditions";
import { bookings, ledgerEntries, operators, taxAccruals, watermarks } from "../../platform/db/schema";

/** Max movements, and max ends of trips, of one step. */
const maxStep = 200;

/** Rows behind the watermarks `taxes` (ledger) and `tax-trips` (ends of trips): after `from` until `to`. */
interface TaxTail {
  entries: { from: number; to: number };
  trips: { from: number; to: number };
}

function foldedTo(stream: "taxes" | "tax-trips"): SQL {
  return sql`(SELECT folded_to FROM watermarks WHERE stream = ${stream})`;
}

/** Returns the next rows whose taxes are not accrued; null if there are none. */
export async function findTaxTail(db: Database): Promise<TaxTail | null> {
  const row = await db.get<{ entry: number; lastEntry: number; trip: number; lastTrip: number }>(
    sql`SELECT ${foldedTo("taxes")} AS entry, (SELECT coalesce(max(id), 0) FROM ledger_entries) AS lastEntry,
      ${foldedTo("tax-trips")} AS trip, (SELECT coalesce(max(seq), 0) FROM trip_deltas) AS lastTrip`,
  );
  const { entry, lastEntry, trip, lastTrip } = row;
  if (entry >= lastEntry && trip >= lastTrip) return null;
  return {
    entries: { from: entry, to: Math.min(lastEntry, entry + maxStep) },
    trips: { from: trip, to: Math.min(lastTrip, trip + maxStep) },
  };
}

/** Reads the accounts of the operators whose bookings are in a tail. The number of reads depends on the tail alone. */
export async function readTaxAccounts(
  db: Database,
  { entries, trips }: TaxTail,
  today: TravelDate,
): Promise<TaxAccount[]> {
  const concerned = sql`(
    SELECT booking FROM ledger_entries WHERE id > ${entries.from} AND id <= ${entries.to} AND kind <> 'tax' AND booking IS NOT NULL
    UNION SELECT booking FROM trip_deltas WHERE seq > ${trips.from} AND seq <= ${trips.to})`;
  const ofThem = sql`(SELECT operator_slug FROM ledger_entries WHERE booking IN ${concerned})`;
  const yearOf = sql<string>`substr(date(${taxAccruals.day}, '-3 months'), 1, 4)`;
  const lastYear = `${Number(financialYearOf(today).slice(0, 4)) - 1}-04-01`;
  const read = await batchNamed(db, {
    bookings: db
      .select({
        id: bookings.id,
        status: bookings.status,
        gstPercent: bookings.gstPercent,
        totalAmount: bookings.totalAmount,
        priceBasis: bookings.priceBasis,
        overOn: tripOverOn.as("over_on"),
      })
      .from(bookings)
      .where(sql`${bookings.id} IN ${concerned}`),
    entries: db
      .select()
      .from(ledgerEntries)
      .where(
        sql`${ledgerEntries.booking} IN ${concerned} AND ${ledgerEntries.kind} <> 'tax' AND +${ledgerEntries.id} <= ${entries.to}`,
      )
      .orderBy(asc(ledgerEntries.id)),
    accrued: db
      .select()
      .from(taxAccruals)
      .where(sql`${taxAccruals.booking} IN ${concerned}`)
      .orderBy(asc(taxAccruals.id)),
    operators: db
      .select({ slug: operators.slug, pan: operators.pan, gstin: operators.gstin })
      .from(operators)
      .where(sql`${operators.slug} IN ${ofThem}`),
    years: db
      .select({
        operator: taxAccruals.operator,
        year: yearOf.as("year_of"),
        gross:
          sql<number>`sum(CASE WHEN ${taxAccruals.booking} IS NULL THEN 0 ELSE ${taxAccruals.tdsBase} END)`.as(
            "gross",
          ),
        untaxed: sql<number>`sum(CASE WHEN ${taxAccruals.booking} IS NULL THEN -${taxAccruals.tdsBase}
          WHEN ${taxAccruals.tdsPercent} = 0 THEN ${taxAccruals.tdsBase} ELSE 0 END)`.as("untaxed"),
        isTaxed: sql`max(${taxAccruals.tdsPercent} > 0)`.mapWith(Boolean).as("is_taxed"),
        rows: sql<number>`sum(${taxAccruals.booking} IS NULL)`.as("year_rows"),
      })
      .from(taxAccruals)
      .innerJoin(operators, eq(operators.slug, taxAccruals.operator))
      .where(
        sql`${taxAccruals.operator} IN ${ofThem} AND substr(${operators.pan}, 4, 1) IN ('P', 'H') AND ${taxAccruals.day} >= ${lastYear}`,
      )
      .groupBy(taxAccruals.operator, sql`year_of`),
  });
  const byId = new Map(read.bookings.map((booking) => [booking.id, booking]));
  return read.operators.map(({ slug: operator, pan, gstin }) => {
    const own = read.entries.flatMap(({ createdAt, booking, ...entry }) =>
      entry.operatorSlug === operator && booking !== null
        ? [{ ...entry, booking, day: todayInIndia(createdAt) }]
        : [],
    );
    return {
      operator,
      pan,
      gstin,
      bookings: [...Map.groupBy(own, ({ booking }) => booking)].map(([booking, moved]): TaxedBooking => {
        const sold = byId.get(booking);
        return {
          booking,
          gstPercent: sold?.gstPercent ?? olderGstPercent,
          gstMix: sold ? gstMixOfSale(sold) : null,
          suppliedOn: suppliedOn(sold, today),
          entries: moved,
          accrued: read.accrued.filter((row) => row.booking === booking && row.operator === operator),
        };
      }),
      years: new Map(
        read.years
          .filter((row) => row.operator === operator)
          .map(({ year, ...sales }) => [financialYearOf(`${year}-04-01`), sales]),
      ),
    };
  });
}

/** Returns the day of a booking's supply: the end of its trip; what is kept of a canceled one has none. */
function suppliedOn(
  booking: { status: string; overOn: TravelDate } | undefined,
  today: TravelDate,
): TaxedBooking["suppliedOn"] {
  if (booking?.status === "cancelled") return "";
  if (booking?.status !== "completed" && booking?.status !== "no-show") return null;
  return booking.overOn < today ? booking.overOn : today;
}

/** Reads a member of a row given as JSON. */
function value(name: string): SQL {
  return sql`row.value ->> ${`$.${name}`}`;
}

/**
 * Writes the taxes of a tail with their ledger entries and moves the watermarks, all or nothing: of two who accrue one tail, the second
 * writes nothing. An entry is dated within the day on which its tax arose.
 * @param at UTC instant
 */
export async function createAccruals(
  db: Database,
  { entries, trips }: TaxTail,
  rows: readonly Accrual[],
  at: number,
): Promise<void> {
  const isNew = sql`(${foldedTo("taxes")}, ${foldedTo("tax-trips")}) = (${entries.from}, ${trips.from})`;
  const moved = rows.flatMap(({ key, operator, booking, day, ...taxes }) =>
    taxEntries(taxes).map((entry, index) => ({
      ...entry,
      key: `${key}/${index}`,
      booking,
      operator,
      at: Math.min(at, startOfDayInIndia(addDays(day, 1)) - 1),
    })),
  );
  const changed = [...new Set(rows.flatMap(({ booking }) => booking ?? []))];
  await batchNamed(db, {
    counted: changed.map((booking) => countTrip(db, booking, -1)),
    written: db.insert(taxAccruals).select(
      sql`SELECT NULL, ${value("key")}, ${value("operator")}, ${value("booking")}, ${value("day")}, ${value("pan")}, ${value("gstin")},
          ${value("gstBase")}, ${value("gstPercent")}, ${value("gst")}, ${value("tcsBase")}, ${value("tcsPercent")}, ${value("tcs")},
          ${value("tdsBase")}, ${value("tdsPercent")}, ${value("tds")}
        FROM json_each(${JSON.stringify(rows)}) AS row WHERE ${isNew}`,
    ),
    entries: db.insert(ledgerEntries).select(
      sql`SELECT NULL, ${value("key")}, ${value("kind")}, ${value("debit")}, ${value("credit")}, ${value("amount")}, ${value("booking")},
          ${value("operator")}, NULL, ${value("at")}
        FROM json_each(${JSON.stringify(moved)}) AS row WHERE ${isNew}`,
    ),
    recounted: changed.map((booking) => countTrip(db, booking, 1)),
    done: db
      .update(watermarks)
      .set({ foldedTo: sql`CASE ${watermarks.stream} WHEN 'taxes' THEN ${entries.to} ELSE ${trips.to} END` })
      .where(and(inArray(watermarks.stream, ["taxes", "tax-trips"]), isNew)),
  });
}
