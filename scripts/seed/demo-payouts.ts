import {
  otherEntries,
  payoutEntries,
  premiumEntries,
  returnedPayoutEntries,
  taxEntries,
  type LedgerEntry,
} from "../../app/domain/money/ledger/ledger";
import { addDays, startOfDayInIndia, todayInIndia } from "../../app/domain/calendar/calendar";
import { accrue, type Accrual } from "../../app/domain/money/tax/accruals";
import { premiumGst, premiumKey } from "../../app/domain/money/premium/premium-listing";
import { settle, type ChargePosition, type Settled } from "../../app/domain/money/payouts/settlement";
import { commissionOn } from "../../app/domain/money/money";
import { defaultSettings } from "../../app/domain/settings/settings";
import { formatShortMonth, lastMonths, type Month } from "../../app/domain/calendar/months";
import type { PricedBooking } from "./demo-booking";
import { ledgerRowsOf } from "./demo-money";
import { taxNumbersOf } from "./demo-operator";
import { insertAll, tourId } from "./sql";

const hour = 3_600_000;
const day = 24 * hour;
const months = 13;
/** Operators with payouts due. */
const unpaid = new Set(["deccan-and-coast", "himalaya-footpaths"]);

/** Tours that each operator promotes, one per month in turn. */
const promotedTours: Readonly<Record<string, readonly string[]>> = {
  "deccan-and-coast": ["alleppey-houseboat-cruise", "badami-aihole-pattadakal"],
  "himalaya-footpaths": ["spiti-valley", "chandratal-lake-camp"],
  "sahyadri-weekends": ["tadoba-tiger-photography", "satpura-walking-safari"],
};
const premiumPrice = 2500;

/** A featured place, bought at the start of its month. */
interface Listing {
  operator: string;
  tour: string;
  month: Month;
  /** UTC instant. */
  at: number;
}

/** Manual ledger entries by days ago; negative amounts are outgoing. */
const others = [
  [281, 18_000, "Sponsorship of the monsoon guide by a luggage maker"],
  [204, -4200, "Stall at the travel fair in Bengaluru"],
  [142, 9500, "Licence of our illustrations for a school atlas"],
  [77, -1180, "Bank charges, second quarter"],
  [19, 12_000, "Talk and workshop at the tourism board"],
] as const;

const returnReason = "Account closed";
const returnTakes = 2 * day;

interface Payout {
  id: string;
  operator: string;
  pan: string;
  gstin: string | null;
  settled: Settled;
  status: "due" | "paid" | "returned" | "withdrawn";
  /** UTC instant. */
  at: number;
}

/** Accrues the taxes of each booking day by day, as the job does. The operators are companies, so that no sale depends on another. */
function accruals(
  operator: string,
  numbers: { pan: string; gstin: string | null },
  bookings: readonly PricedBooking[],
  now: number,
): Accrual[] {
  const today = todayInIndia(now);
  const moved = Map.groupBy(ledgerRowsOf(bookings), ({ booking }) => booking);
  return bookings.flatMap(({ id, status, travelDate, tour, quote }) => {
    const entries = (moved.get(id) ?? []).map((entry, index) => ({
      ...entry,
      id: index + 1,
      day: todayInIndia(entry.created_at),
    }));
    const over = addDays(travelDate, tour.days - 1);
    const supplied = status === "cancelled" ? "" : status === "completed" && over < today ? over : null;
    const rows: Accrual[] = [];
    let after = 0;
    for (const day of new Set([...entries.map((entry) => entry.day), supplied || today].toSorted())) {
      const known = entries.filter((entry) => entry.day <= day);
      const suppliedOn = supplied !== null && supplied <= day ? supplied : null;
      const booking = {
        booking: id,
        gstPercent: quote.gst.percent,
        suppliedOn,
        entries: known,
        accrued: [...rows],
      };
      rows.push(...accrue({ operator, ...numbers, bookings: [booking], years: new Map() }, after, day));
      after = known.length;
    }
    return rows;
  });
}

/** Creates an operator's account, settled by the application's rules. Bookings and places are each in one payout. */
function createAccount(rows: readonly Accrual[], bookings: readonly PricedBooking[]) {
  const settledIds = new Set<string>();
  let charges: ChargePosition[] = [];
  let returned = 0;
  function settleAt(at: number): Settled {
    const positions = bookings
      .filter(
        ({ id, status, travelDate, tour }) =>
          status === "completed" &&
          !settledIds.has(id) &&
          startOfDayInIndia(addDays(travelDate, tour.days + defaultSettings.payouts.reserveDays)) <= at,
      )
      .map(({ id, total: gross }) => {
        const own = rows.filter(({ booking, day: arose }) => booking === id && arose <= todayInIndia(at));
        const sum = (of: "gst" | "tcs" | "tds") => own.reduce((all, row) => all + row[of], 0);
        const taxes = { gst: sum("gst"), tcs: sum("tcs"), tds: sum("tds") };
        return {
          booking: id,
          gross,
          direct: 0,
          commission: commissionOn(gross, 10),
          borne: 0,
          ...taxes,
          settled: null,
        };
      });
    const balance =
      returned +
      positions.reduce(
        (sum, { gross, commission, gst, tcs, tds }) => sum + gross - commission - gst - tcs - tds,
        0,
      ) -
      charges.reduce((sum, { amount, gst }) => sum + amount + gst, 0);
    return settle({ positions, charges, earlierTds: 0, balance, available: balance });
  }
  return {
    settleAt,
    charge: (charge: ChargePosition) => void charges.push(charge),
    takeBack: (amount: number) => void (returned += amount),
    take({ lines }: Settled) {
      charges = [];
      returned = 0;
      for (const { booking } of lines) if (booking !== null) settledIds.add(booking);
    },
  };
}

/**
 * Returns the statements for monthly payouts of everything payable on the fifth, charges for featured places, two due
 * payouts, and a few manual entries. Never pays out more than was owed at the time.
 * @param now UTC milliseconds
 */
export function payoutStatements(bookings: readonly PricedBooking[], now: number): string[] {
  const payouts: Payout[] = [];
  const listings: Listing[] = [];
  const accrued: Accrual[] = [];
  const entries = others.map(([daysAgo, amount, note], index) =>
    rowOf(`other/demo-${index + 1}`, otherEntries(amount), null, now - daysAgo * day, note),
  );
  for (const [operator, operatorBookings] of Map.groupBy(bookings, ({ tour }) => tour.operator)) {
    const { pan, gstin } = taxNumbersOf(operator);
    const rows = accruals(operator, { pan, gstin }, operatorBookings, now);
    accrued.push(...rows);
    for (const { key, booking, day: arose, ...taxes } of rows) {
      const at = Math.min(now, startOfDayInIndia(addDays(arose, 1)) - 1);
      entries.push(rowOf(key, taxEntries(taxes), operator, at, null, booking));
    }
    const account = createAccount(rows, operatorBookings);
    const pay = (at: number, status: Payout["status"]) => {
      const settled = account.settleAt(at);
      const { amount } = settled;
      if (amount <= 0) return;
      const id = `demo-payout-${payouts.length + 1}`;
      payouts.push({ id, operator, pan, gstin, settled, status, at });
      if (status !== "paid" && status !== "returned") return;
      account.take(settled);
      const note = `Bank reference ${referenceOf(id)}, ${todayInIndia(at)}`;
      entries.push(rowOf(`payout/${id}`, payoutEntries(amount), operator, at, note));
      if (status === "paid") return;
      account.takeBack(amount);
      const returned = `Returned by the bank: ${returnReason}`;
      const back = returnedPayoutEntries(amount);
      entries.push(rowOf(`payout-return/${id}`, back, operator, at + returnTakes, returned));
    };
    for (const month of lastMonths(todayInIndia(now), months)) {
      const first = startOfDayInIndia(`${month}-01`);
      const payday = first + 4 * day + 11 * hour;
      const promoted = promotedTours[operator];
      const tour = promoted?.[Number(month.slice(5)) % promoted.length];
      if (tour !== undefined && account.settleAt(first).amount >= 2 * premiumPrice) {
        listings.push({ operator, tour, month, at: first });
        const key = premiumKey(tour, month);
        const note = `Featured place, ${formatShortMonth(month)}`;
        const gst = premiumGst(premiumPrice, todayInIndia(first));
        account.charge({ charge: key, note, amount: premiumPrice, gst });
        entries.push(rowOf(key, premiumEntries(premiumPrice, gst), operator, first, note));
      }
      if (payday > now) continue;
      const isHeldBack = unpaid.has(operator) && now - payday < 70 * day;
      // One of last quarter came back, and was paid with the next one.
      const age = now - payday;
      const isReturned = operator === "sahyadri-weekends" && age > 60 * day && age <= 92 * day;
      if (!isHeldBack) pay(payday, isReturned ? "returned" : "paid");
    }
    if (operator === "thar-and-kutch") pay(now - 3 * day, "withdrawn");
    if (unpaid.has(operator)) pay(now - day, "due");
  }
  return [
    ...insertAll(
      "ledger_entries",
      entries.flat().toSorted((a, b) => a.created_at - b.created_at),
    ),
    ...insertAll("tax_accruals", accrued.map(accrualRow)),
    ...insertAll("payouts", payouts.map(payoutRow)),
    ...insertAll("payout_lines", payouts.flatMap(lineRows)),
    ...insertAll(
      "premium_listings",
      listings.map((listing, index) => listingRow(listing, listings.slice(0, index))),
    ),
  ];
}

function referenceOf(id: string): string {
  return `N${id.replaceAll(/\D/g, "").padStart(3, "0")}26DEMO`;
}

function rowOf(
  key: string,
  entries: readonly LedgerEntry[],
  operator: string | null,
  at: number,
  note: string | null,
  booking: string | null = null,
) {
  return entries.map((entry, index) => ({
    ...entry,
    key: `${key}/${index}`,
    booking,
    operator_slug: operator,
    note,
    created_at: at,
  }));
}

function listingRow({ operator, tour, month, at }: Listing, before: readonly Listing[]) {
  const place = 1 + before.filter((each) => each.month === month).length;
  return {
    id: `demo-premium-${month}-${place}`,
    tour_id: tourId(tour),
    month,
    place,
    amount: premiumPrice,
    bought_by: operator === "deccan-and-coast" ? "demo-operator" : null,
    created_at: at,
  };
}

function lineRows({ id, settled: { lines } }: Payout) {
  return lines.map((line) => ({ payout: id, ...line }));
}

function accrualRow(row: Accrual) {
  const { operator, gstBase, gstPercent, tcsBase, tcsPercent, tdsBase, tdsPercent, ...others } = row;
  return {
    operator_slug: operator,
    ...others,
    gst_base: gstBase,
    gst_percent: gstPercent,
    tcs_base: tcsBase,
    tcs_percent: tcsPercent,
    tds_base: tdsBase,
    tds_percent: tdsPercent,
  };
}

function payoutRow({ id, operator, pan, gstin, settled, status, at }: Payout) {
  const isPaid = status === "paid" || status === "returned";
  const isReturned = status === "returned";
  const { amount, gst, tcs, tds } = settled;
  return {
    id,
    operator_slug: operator,
    amount,
    gst,
    tcs,
    tds,
    pan,
    gstin,
    status,
    reference: isPaid ? referenceOf(id) : null,
    note: status === "withdrawn" ? "The bank account is being changed" : null,
    created_by: "demo-admin",
    created_at: isPaid ? at - 20 * hour : at,
    paid_by: isPaid ? "demo-admin" : null,
    paid_at: isPaid ? startOfDayInIndia(todayInIndia(at)) : null,
    return_reason: isReturned ? returnReason : null,
    returned_at: isReturned ? at + returnTakes : null,
  };
}
