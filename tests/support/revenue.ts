import { eq } from "drizzle-orm";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { paymentEntries, type LedgerEntry } from "~/domain/money/ledger/ledger";
import { commissionOn, taxOn } from "~/domain/money/money";
import { countBooking } from "../../worker/analytics/deltas.repo";
import { bankAccounts, bookings, settings, tours } from "../../worker/platform/db/schema";
import { insertEntries } from "../../worker/money/ledger/ledger.repo";
import { book } from "./api";
import { setBooking, db } from "./database";
import { keys } from "./keys";
import { createOperator, createPerson, giveTourTo } from "./people";

/** Inserts ledger entries, and counts their booking again. */
export async function enter(
  entries: readonly LedgerEntry[],
  subject: { booking?: string | null; operatorSlug?: string | null; at?: number } = {},
): Promise<void> {
  const whole = { booking: null, operatorSlug: null, at: Date.now(), ...subject, key: crypto.randomUUID() };
  const { booking } = whole;
  if (booking !== null) await countBooking(db, booking, -1);
  for (const statement of insertEntries(db, whole, entries)) await statement;
  if (booking !== null) await countBooking(db, booking);
}

/** Stores a copy of a booking without ledger entries. */
export async function copyOf(
  bookingId: string,
  changes: Partial<typeof bookings.$inferInsert> & { bookingId: string },
): Promise<string> {
  const row = await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get();
  if (!row) throw new Error(`no booking ${bookingId}`);
  const id = crypto.randomUUID();
  await db.insert(bookings).values({ ...row, emailKey: null, ...changes, id });
  await countBooking(db, id);
  return id;
}

/**
 * Stores a completed booking of a two-day trip that began so many days ago.
 * @param paid received by the platform, in whole rupees; by default all
 */
export async function bookOver(
  tour: string,
  { daysAgo = 10, paid }: { daysAgo?: number; paid?: number } = {},
) {
  const booking = await book({ tour });
  const row = await setBooking(booking.bookingId, {
    status: "completed",
    travelDate: addDays(todayInIndia(Date.now()), -daysAgo),
    tourDuration: "2 Days",
  });
  const operator = await db
    .select({ operatorSlug: tours.operatorSlug })
    .from(tours)
    .where(eq(tours.id, row.tourId))
    .get();
  await enter(paymentEntries(paid ?? booking.totalAmount), { booking: row.id, ...operator });
  return booking;
}

/** Tax numbers of the platform, with valid check characters. */
export const taxIdentity = {
  legalName: "Tour Bharat Private Limited",
  legalForm: "private" as const,
  registrationNumber: "U63040KA2010PTC054321",
  registeredAddress: "27 Gulmohar Arcade, Bengaluru 560025, Karnataka",
  pan: "AABCT4567R",
  tan: "BLRT12345B",
  gstin: "29AABCT4567R1ZF",
  tcsRegistration: "29AABCT4567R1CQ",
};

/** Stores the platform's tax numbers, without which no payout is prepared. */
export async function enterTaxIdentity(): Promise<void> {
  const row = { name: "tax-identity", value: taxIdentity, version: 1, updatedAt: 1 };
  await db.insert(settings).values(row).onConflictDoNothing();
}

/** Stores a confirmed bank account of an operator, and what payouts need of the platform. */
export async function createBankAccount(operator: string, number = "50100123454321"): Promise<void> {
  await enterTaxIdentity();
  await db.insert(bankAccounts).values({
    operator,
    holder: "Malabar Walks LLP",
    encryptedNumber: keys.encrypt("bank-account", number, operator),
    lastDigits: number.slice(-4),
    ifsc: "HDFC0001234",
    confirmedAt: 1,
    provenAt: 1,
  });
}

/** Returns the taxes on a trip of a company with PAN and without GSTIN: GST of 18 % on our commission and TDS of 0.1 %. */
export function taxesOf(total: number): number {
  return taxOn(commissionOn(total, 10), 18) + taxOn(total, 0.1);
}

/** Creates an operator that can be paid with a tour and an amount owed for one past trip: `net` after taxes. */
export async function operatorOwed(tour: string) {
  const owner = await createPerson("tour_operator", "verified");
  const operator = await createOperator(owner.id, { pan: "AAPFU0939F" });
  await createBankAccount(operator);
  await giveTourTo(tour, operator);
  const { totalAmount } = await bookOver(tour);
  const owed = totalAmount - commissionOn(totalAmount, 10);
  return { owner, operator, tour, owed, net: owed - taxesOf(totalAmount) };
}
