import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import type { RescueOrder } from "~/domain/desk/rescue";
import { everyDay } from "~/domain/departures/departure-rules";
import { balanceOf } from "~/domain/money/ledger/ledger";
import { bookings, departures, ledgerEntries, sessions } from "../../worker/platform/db/schema";
import { runChecks } from "../../worker/housekeeping/run-checks";
import { signInAgain, signedIn } from "../support/signed-in";
import { book, post } from "../support/api";
import { bookingRequest } from "../support/booking-request";
import { db, dropOversellingCheck, seatsSold } from "../support/database";
import { bookingRow, setTour } from "../support/rows";
import { payInFull } from "../support/paid-booking";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { problemOf } from "../support/problem";
import { refusal } from "../support/refusal";
import { operatorOwed } from "../support/revenue";
import { services } from "../support/services";

// The incident runbook of docs/security.md, step by step. Its other two incidents are walked through in key-rotation.test.ts and by
// the restore of npm run prove.

const today = todayInIndia(Date.now());
let owner: Viewer;
let support: Viewer;

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  support = await createPerson("admin", "active", { adminRole: "support" });
});

test("oversold by a bug: the status names it, nothing more is sold, and the last buyers are settled", async () => {
  const scope = { tour: "varanasi", travelDate: addDays(today, 20) };
  await giveTourTo(scope.tour, await createOperator(owner.id));
  await setTour(scope.tour, { capacity: 2, departureRules: everyDay });
  await dropOversellingCheck();
  const sold: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    const { bookingId } = await book({ ...scope, numberOfTravelers: 1 });
    await payInFull(bookingId);
    sold.push(bookingId);
  }
  expect(await seatsSold(scope.tour, scope.travelDate)).toBe(3);
  let now = Date.now();
  const check = () => runChecks({ db, clock: () => (now += 6 * 60_000) });
  await expect(check()).rejects.toThrow("seats (1)");
  expect(await services.listChecks()).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ name: "seats", isOk: false, faults: 1 })]),
  );

  await services.closeDeparture(owner, { ...scope, reason: "More seats were sold than there are." });
  await problemOf(await post("/api/bookings", bookingRequest({ ...scope, numberOfTravelers: 1 })), "invalid");

  const rows = await db
    .select({ bookingId: bookings.bookingId })
    .from(bookings)
    .where(eq(bookings.travelDate, scope.travelDate))
    .orderBy(bookings.createdAt);
  expect(rows.map(({ bookingId }) => bookingId)).toStrictEqual(sold);
  const [last = ""] = sold.slice(-1);
  const reason = "More seats were sold than there are.";
  const order = {
    intent: "refund",
    who: "chosen",
    chosen: [last],
    fault: "platform",
    reason,
    expected: 1,
  } satisfies RescueOrder;
  expect(await services.orderRescue(support, { scope, order })).toBe(1);
  expect(await services.stepRescue(support, scope)).toBe(1);
  const row = await bookingRow(last);
  expect(row).toMatchObject({ status: "cancelled", refundedAmount: row.paidAmount });
  await services.reopenDeparture(owner, scope);
  await check();
  expect(await db.select().from(departures).where(eq(departures.travelDate, scope.travelDate))).toMatchObject(
    [{ booked: 2, held: 0 }],
  );
});

test("a wrong payout: withdrawn before the bank, returned after it, and the operator's sessions end", async () => {
  const finance = await createPerson("admin", "active");
  const other = await createPerson("admin", "active");
  const { operator, net } = await operatorOwed("hampi");
  const owedNow = async () => (await services.listOwed(finance)).find((each) => each.operator === operator);
  const { id: unsent } = await services.preparePayout(finance, { operator });
  await services.withdrawPayout(finance, unsent);
  expect(await owedNow()).toMatchObject({ payable: net, due: null, paidOut: 0 });

  const { id } = await services.preparePayout(finance, { operator });
  expect(await services.payPayout(other, { id, reference: "UTIB0001234567", paidOn: today })).toMatchObject({
    amount: net,
  });
  await services.returnPayout(finance, { id, reason: "Paid to an account that a thief had entered." });
  // The taxes on it stay withheld.
  expect(await owedNow()).toMatchObject({ payable: net, paidOut: 0 });
  const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.operatorSlug, operator));
  expect(entries.filter(({ kind }) => kind === "payout")).toHaveLength(2);
  expect(balanceOf("operator-payable", entries)).toBe(net);

  const thief = await signedIn("tour_operator", "verified");
  await signInAgain(thief);
  await services.changeAccountStatus(finance, { userId: thief.id, action: "suspend" });
  expect(await db.select().from(sessions).where(eq(sessions.userId, thief.id))).toStrictEqual([]);
  await refusal(services.preparePayout(thief.viewer, { operator }), "forbidden");
});
