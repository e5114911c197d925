import { env } from "cloudflare:workers";
import { between, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { everyDay } from "~/domain/departures/departure-rules";
import { balanceOf } from "~/domain/money/ledger/ledger";
import { bookings, ledgerEntries, travelerCompensations } from "../../worker/platform/db/schema";
import { readBookingState, writeBookingChange } from "../../worker/bookings/booking-change.repo";
import { decideCancellation } from "../../worker/bookings/booking-decisions";
import { bookingWith } from "../../worker/bookings/traveler-bookings.repo";
import { settleClosedDepartures } from "../../worker/departures/settle-closed-departures";
import { bookingKey } from "../../worker/platform/keys/booking-link";
import { book } from "../support/api";
import { db } from "../support/database";
import { keys } from "../support/keys";
import { payInFull, receive } from "../support/paid-booking";
import { paymentsAt } from "../support/payments";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { refusal } from "../support/refusal";
import { bookingRow, setTour } from "../support/rows";
import { mailsTo, services } from "../support/services";

const tour = "agra";
const today = todayInIndia(Date.now());
const reason = "The guide has left us.";
const named = { ground: "authority", evidence: "Order 12/2026 of the District Magistrate" } as const;
let admin: Viewer;
let owner: Viewer;
let operator: string;

beforeAll(async () => {
  admin = await createPerson("admin", "active");
  owner = await createPerson("tour_operator", "verified");
  operator = await createOperator(owner.id);
  await giveTourTo(tour, operator);
  await setTour(tour, { priceInr: 10_000, priceRules: {}, departureRules: everyDay, capacity: 100 });
});

// Unpaid bookings of other tests don't count.
beforeEach(() => db.update(bookings).set({ emailKey: null }));

/** A booking of ₹20,000 for a day of its own. @param paid whole rupees; by default all of it */
async function sold(days: number, paid?: number) {
  const email = `comp-${crypto.randomUUID()}@example.com`;
  const travelDate = addDays(today, days);
  const { bookingId } = await book({ tour, travelDate, email });
  if (paid === undefined) await payInFull(bookingId);
  else if (paid > 0) await receive(bookingId, paid);
  return { bookingId, travelDate, email };
}

async function owedTo(bookingId: string) {
  const { id } = await bookingRow(bookingId);
  const row = await db
    .select()
    .from(travelerCompensations)
    .where(eq(travelerCompensations.booking, id))
    .get();
  const entries = await db
    .select()
    .from(ledgerEntries)
    .where(between(ledgerEntries.key, `compensation/${id}/`, `compensation/${id}0`));
  return {
    row: row && { amount: row.amount, byOperator: row.byOperator, exemption: row.exemption },
    owed: balanceOf("traveler-payable", entries),
    operator: balanceOf("operator-payable", entries),
    expense: balanceOf("compensation", entries),
  };
}

/** The text of the last mail, without its line breaks. */
async function lastMailTo(email: string): Promise<string> {
  return (await mailsTo(email))[0]?.text.replaceAll(/\s+/g, " ") ?? "";
}

async function pageOf(bookingId: string) {
  return services.getTrip({ bookingId, key: bookingKey(keys, await bookingRow(bookingId)) });
}

const cancelAsOwner = (bookingId: string, more: object = {}) =>
  services.changeCustomerBooking(owner, { bookingId, status: "cancelled", reason, ...more });

// At 20 days the schedule keeps half, at 5 all, at 40 nothing.
test.for([
  ["half of it at 20 days", 20, undefined, 10_000],
  ["all of it at 5 days", 5, undefined, 20_000],
  ["of a part that was paid", 5, 6000, 6000],
  ["nothing while canceling is free", 40, undefined, 0],
  ["nothing of an unpaid booking", 5, 0, 0],
] as const)(
  "an operator that cancels owes what the schedule would have kept: %s",
  async ([, days, paid, amount]) => {
    const { bookingId, email } = await sold(days, paid);
    const { cancellation } = await services.getOperatorBooking(owner, bookingId);
    expect(cancellation).toMatchObject({ refund: paid ?? 20_000, compensation: amount });
    const { traveler = 0, operator: gets = 0, platform = 0 } = cancellation?.bearing?.after ?? {};
    expect({ traveler, gets, platform }).toStrictEqual({
      traveler: 0 - amount,
      gets: 0 - amount,
      platform: 0,
    });
    await cancelAsOwner(bookingId);
    expect(await owedTo(bookingId)).toStrictEqual({
      row: amount === 0 ? undefined : { amount, byOperator: amount, exemption: null },
      owed: amount,
      operator: 0 - amount,
      expense: 0,
    });
    const rupees = `₹${amount.toLocaleString("en-IN")}`;
    const [mail] = await mailsTo(email);
    expect(mail?.text.includes(`compensation of ${rupees}`)).toBe(amount > 0);
    expect((await pageOf(bookingId)).compensation).toEqual(
      amount === 0 ? null : expect.objectContaining({ amount, reference: null }),
    );
  },
);

test("our fault is our expense, shared fault half each, and the question says so before", async () => {
  for (const [bearer, byOperator] of [
    [undefined, 0],
    ["shared", 5000],
    ["operator", 10_000],
  ] as const) {
    const { bookingId } = await sold(20);
    const terms = { fault: "platform", bearer, compensation: 0 } as const;
    const { bearing } = await services.quoteCancellation(admin, bookingId, terms);
    expect(bearing).toMatchObject({
      after: { traveler: -10_000, operator: 0 - byOperator, platform: byOperator - 10_000 },
      toTraveler: 10_000,
    });
    await services.changeBookingStatus(admin, { bookingId, status: "cancelled", reason, ...terms });
    expect(await owedTo(bookingId)).toMatchObject({
      owed: 10_000,
      operator: 0 - byOperator,
      expense: 10_000 - byOperator,
    });
  }
});

test("a traveler's own cancellation and a named ground owe nothing; a ground needs its evidence and is shown", async () => {
  const own = await sold(20);
  await services.changeBookingStatus(admin, { bookingId: own.bookingId, status: "cancelled", reason });
  expect((await owedTo(own.bookingId)).row).toBeUndefined();

  const { bookingId, email } = await sold(20);
  const cancel = (more: object) =>
    services.changeBookingStatus(admin, { bookingId, status: "cancelled", reason, fault: "nobody", ...more });
  await refusal(cancel({}), "invalid");
  await refusal(cancel({ ground: "weather", evidence: "rain" }), "invalid");
  await refusal(cancelAsOwner(bookingId, { evidence: named.evidence }), "invalid");
  await cancel(named);
  expect(await owedTo(bookingId)).toStrictEqual({
    row: { amount: 0, byOperator: 0, exemption: named },
    owed: 0,
    operator: 0,
    expense: 0,
  });
  expect(await lastMailTo(email)).toContain(`Order of an authority: ${named.evidence}`);
  expect((await pageOf(bookingId)).compensation).toMatchObject({ amount: 0, exemption: named });
});

test("a closed departure owes what the day of its closing would have cost, by either side on any later day", async () => {
  const { bookingId, travelDate, email } = await sold(16);
  await services.closeDeparture(owner, { tour, travelDate, reason });
  expect(await lastMailTo(email)).toContain("compensation of ₹10,000");
  expect((await pageOf(bookingId)).compensation).toMatchObject({ amount: 10_000, reference: null });
  // On the day of departure, the schedule would keep everything.
  await settleClosedDepartures(paymentsAt(Date.parse(`${travelDate}T06:00:00+05:30`)));
  expect(await owedTo(bookingId)).toMatchObject({ owed: 10_000, operator: -10_000 });

  const exempt = await sold(17);
  await services.closeDeparture(owner, { tour, travelDate: exempt.travelDate, reason, ...named });
  expect(await lastMailTo(exempt.email)).toContain(named.evidence);
  await cancelAsOwner(exempt.bookingId);
  expect((await owedTo(exempt.bookingId)).row).toMatchObject({ amount: 0, exemption: named });

  // Its operator cannot name a ground afterwards.
  const late = await sold(18);
  await services.closeDeparture(owner, { tour, travelDate: late.travelDate, reason });
  await cancelAsOwner(late.bookingId, named);
  expect((await owedTo(late.bookingId)).row).toMatchObject({ amount: 10_000, exemption: null });
});

test("several departures are closed with what it costs each party", async () => {
  const first = await sold(19);
  const change = { kind: "close", day: [first.travelDate], tour, reason } as const;
  const plan = await services.planDaysChange(owner, { ...change, day: [...change.day] });
  expect(plan.bearing).toMatchObject({ after: { traveler: -10_000, operator: -10_000, platform: 0 } });
  const exempt = await services.planDaysChange(owner, { ...change, day: [...change.day], ...named });
  expect(exempt.bearing).toMatchObject({ after: { traveler: 0, operator: 0 }, toTraveler: 0 });
  await services.changeDays(owner, { ...change, day: [...change.day], guests: 2 });
  await cancelAsOwner(first.bookingId);
  expect((await owedTo(first.bookingId)).owed).toBe(10_000);
});

test("the rate of the day counts", async () => {
  await services.addRate(admin, "compensation", { validFrom: today, percent: 50 });
  const { bookingId } = await sold(20);
  await cancelAsOwner(bookingId);
  expect((await owedTo(bookingId)).owed).toBe(5000);
  await services.addRate(admin, "compensation", { validFrom: today, percent: 100, was: 50 });
  const { rates } = await services.getSettingsPage(admin);
  expect(rates.find(({ kind }) => kind === "compensation")?.rates[0]).toStrictEqual({
    validFrom: today,
    percent: 100,
  });
  await refusal(
    services.addRate(admin, "compensation", { validFrom: addDays(today, 9), percent: 101 }),
    "invalid",
  );
});

test("it waits for the office, is paid once with a reference, and the operator bears it", async () => {
  const { bookingId, email } = await sold(20);
  const work = async () => (await services.countAdminWork(admin)).compensationsDue;
  const before = await work();
  await cancelAsOwner(bookingId);
  expect(await work()).toBe(before + 1);
  const listed = async () =>
    (await services.listBookings(admin, { paid: "compensation", limit: 50 })).bookings;
  expect((await listed()).map((booking) => booking.bookingId)).toContain(bookingId);
  expect((await services.getOperatorBooking(owner, bookingId)).money.compensation).toMatchObject({
    byOperator: 10_000,
  });

  const pay = () => services.payCompensation(admin, { bookingId, reference: "UTR 123456" });
  const answers = await Promise.allSettled([pay(), pay(), pay()]);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await refusal(pay(), "illegal_transition");
  expect(await owedTo(bookingId)).toMatchObject({ owed: 0, operator: -10_000, expense: 0 });
  expect(await work()).toBe(before);
  expect((await mailsTo(email))[0]?.subject).toContain("₹10,000");
  expect((await pageOf(bookingId)).compensation).toMatchObject({ reference: "UTR 123456" });
  expect((await services.getAdminBooking(admin, bookingId)).money.compensation).toMatchObject({
    reference: "UTR 123456",
  });
  const other = await sold(40);
  await refusal(
    services.payCompensation(admin, { bookingId: other.bookingId, reference: "UTR 1" }),
    "not_found",
  );
});

test("two cancellations at once owe it once", async () => {
  const { bookingId } = await sold(20);
  const answers = await Promise.allSettled([
    cancelAsOwner(bookingId),
    services.changeBookingStatus(admin, { bookingId, status: "cancelled", reason, fault: "platform" }),
    cancelAsOwner(bookingId),
  ]);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await owedTo(bookingId)).toMatchObject({ row: { amount: 10_000 }, owed: 10_000 });
});

/** Cancels from a state that was read before another cancellation, past the number that guards each change. */
async function cancelFromStale(bookingId: string): Promise<void> {
  const state = await readBookingState(db, bookingWith(bookingId));
  if (!state) throw new Error("no booking");
  const by = { id: owner.id, actor: "operator" } as const;
  await cancelAsOwner(bookingId);
  const { write } = decideCancellation(state, { by, reason, fault: "operator" }, Date.now());
  const { refund: _, entries: __, release: ___, ...again } = write;
  await writeBookingChange(db, { ...state, version: state.version + 1 }, again, null, Date.now());
}

test("the key of its table and those of the ledger refuse a second one, whatever came before", async () => {
  const { bookingId } = await sold(20);
  await expect(cancelFromStale(bookingId)).rejects.toThrow(/traveler_compensations.booking/);
  expect((await owedTo(bookingId)).owed).toBe(10_000);
});

// Last, because it removes the keys.
test("without the keys, it would be owed twice", async () => {
  const table = await env.DB.prepare(
    "SELECT sql FROM sqlite_schema WHERE name = 'traveler_compensations'",
  ).first<string>("sql");
  await env.DB.batch(
    [
      "DROP TABLE traveler_compensations",
      (table ?? "").replace("PRIMARY KEY ", ""),
      "DROP INDEX ledger_entries_key_unique",
    ].map((each) => env.DB.prepare(each)),
  );
  const { bookingId } = await sold(20);
  await cancelFromStale(bookingId);
  expect((await owedTo(bookingId)).owed).toBe(20_000);
});
