import {
  otherEntries,
  payoutEntries,
  premiumEntries,
  returnedPayoutEntries,
  type LedgerEntry,
} from "../../app/domain/money/ledger";
import { addDays, startOfDayInIndia, todayInIndia } from "../../app/domain/calendar/calendar";
import { commissionOn } from "../../app/domain/money/money";
import { defaultSettings } from "../../app/domain/settings/settings";
import { lastMonths } from "../../app/domain/calendar/months";
import type { PricedBooking } from "./demo-booking";
import { chargeOf, listingStatements, premiumPrice, promotedTour, type DemoListing } from "./demo-premium";
import { insertAll } from "./sql";

const hour = 3_600_000;
const day = 24 * hour;
const months = 13;
/** Operators with payouts due. */
const unpaid = new Set(["deccan-and-coast", "himalaya-footpaths"]);

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
  amount: number;
  status: "due" | "paid" | "returned" | "withdrawn";
  /** UTC instant. */
  at: number;
}

/** Creates an operator's account, which computes the payable amount by the application's rule. */
function createAccount(bookings: readonly PricedBooking[]) {
  let taken = 0;
  return {
    payableAt(at: number) {
      const over = bookings.filter(
        ({ status, travelDate, tour }) =>
          status === "completed" &&
          startOfDayInIndia(addDays(travelDate, tour.days + defaultSettings.payouts.reserveDays)) <= at,
      );
      return over.reduce((sum, { total }) => sum + total - commissionOn(total, 10), -taken);
    },
    take(amount: number) {
      taken += amount;
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
  const listings: DemoListing[] = [];
  const entries = others.map(([daysAgo, amount, note], index) =>
    rowOf(`other/demo-${index + 1}`, otherEntries(amount), null, now - daysAgo * day, note),
  );
  for (const [operator, operatorBookings] of Map.groupBy(bookings, ({ tour }) => tour.operator)) {
    const account = createAccount(operatorBookings);
    const pay = (at: number, status: Payout["status"]) => {
      const amount = account.payableAt(at);
      if (amount <= 0) return;
      const id = `demo-payout-${payouts.length + 1}`;
      payouts.push({ id, operator, amount, status, at });
      if (status !== "paid" && status !== "returned") return;
      const note = `Bank reference ${referenceOf(id)}, ${todayInIndia(at)}`;
      entries.push(rowOf(`payout/${id}`, payoutEntries(amount), operator, at, note));
      if (status === "paid") return account.take(amount);
      const returned = `Returned by the bank: ${returnReason}`;
      const back = returnedPayoutEntries(amount);
      entries.push(rowOf(`payout-return/${id}`, back, operator, at + returnTakes, returned));
    };
    for (const month of lastMonths(todayInIndia(now), months)) {
      const first = startOfDayInIndia(`${month}-01`);
      const payday = first + 4 * day + 11 * hour;
      const tour = promotedTour(operator, month);
      if (tour !== null && account.payableAt(first) >= premiumPrice) {
        account.take(premiumPrice);
        const listing = { operator, tour, month, at: first };
        listings.push(listing);
        const { key, note } = chargeOf(listing);
        entries.push(rowOf(key, premiumEntries(premiumPrice), operator, first, note));
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
    ...insertAll("payouts", payouts.map(payoutRow)),
    ...listingStatements(listings),
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
  note: string,
) {
  return entries.map((entry, index) => ({
    ...entry,
    key: `${key}/${index}`,
    operator_slug: operator,
    note,
    created_at: at,
  }));
}

function payoutRow({ id, operator, amount, status, at }: Payout) {
  const isPaid = status === "paid" || status === "returned";
  const isReturned = status === "returned";
  return {
    id,
    operator_slug: operator,
    amount,
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
