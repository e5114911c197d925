import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { everyDay } from "~/domain/departures/departure-rules";
import { changeBookings } from "~/features/desk/office/admin/change-bookings.server";
import { changeDay } from "~/features/departures/office/change-departure.server";
import { changePayouts } from "~/features/money/office/admin/change-payouts";
import { book } from "../support/api";
import { makePending } from "../support/database";
import { setTour } from "../support/rows";
import { form } from "../support/form";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { receive } from "../support/paid-booking";
import { operatorOwed } from "../support/revenue";
import { browser, services } from "../support/services";
import { signedIn } from "../support/signed-in";

const day = addDays(todayInIndia(Date.now()), 30);
let admin: Viewer;
let owner: Viewer;
let operator: string;

beforeAll(async () => {
  admin = await createPerson("admin", "active");
  owner = await createPerson("tour_operator", "verified");
  operator = await createOperator(owner.id);
  for (const tour of ["ooty", "coorg"]) await giveTourTo(tour, operator);
  await setTour("coorg", {
    departureRules: { ...everyDay, pattern: { kind: "dates", dates: [addDays(day, 1)] } },
  });
});

function changeDayBy(viewer: Viewer, fields: Record<string, string>) {
  return changeDay(services, viewer, form({ tour: "ooty", travelDate: day, ...fields }));
}

test("a day is added to a tour on chosen dates, once; a tour on a schedule refuses", async () => {
  const added = { intent: "add", tour: "coorg" };
  const { data } = await changeDayBy(owner, added);
  expect(data).toMatchObject({ isDone: true, message: "The departure was added." });
  const { departures } = await services.getTourRules(owner, "coorg");
  expect(departures.rules.pattern).toStrictEqual({ kind: "dates", dates: [day, addDays(day, 1)] });
  await changeDayBy(owner, added);
  const again = await services.getTourRules(owner, "coorg");
  expect(again.departures.rules.pattern).toStrictEqual({ kind: "dates", dates: [day, addDays(day, 1)] });
  const { data: refused } = await changeDayBy(owner, { intent: "add" });
  expect(refused).toMatchObject({ isDone: false, errors: { tour: expect.stringContaining("schedule") } });
  const stranger = await createPerson("tour_operator", "verified");
  await createOperator(stranger.id);
  expect((await changeDayBy(stranger, added)).data.isDone).toBe(false);
});

test("all payouts that are due are prepared by one administrator and approved by another", async () => {
  const owed = await Promise.all(["munnar", "goa"].map(operatorOwed));
  const other = await createPerson("admin", "active");
  const { data: prepared } = await changePayouts(services, admin, form({ intent: "prepare-all" }));
  expect(prepared.result?.rows.map(({ id, isDone }) => [id, isDone])).toStrictEqual(
    expect.arrayContaining(owed.map((each) => [each.operator, true])),
  );
  expect(prepared.message).toBe("Prepared for 2 of 2 operators.");
  const { data: own } = await changePayouts(services, admin, form({ intent: "approve-all" }));
  expect(own.message).toBe("Approved 0 of 0 payouts.");
  const { data: approved } = await changePayouts(services, other, form({ intent: "approve-all" }));
  expect(approved.message).toBe("Approved 2 of 2 payouts.");
  expect((await services.listBankFile(other)).length).toBe(2);
  const { data: none } = await changePayouts(services, admin, form({ intent: "prepare-all" }));
  expect(none.message).toBe("Prepared for 0 of 0 operators.");
});

async function versionOf(bookingId: string): Promise<number> {
  return (await services.getAdminBooking(admin, bookingId)).booking.version;
}

/** Posts a bulk action, and returns what became of each row. */
async function rowsOf(fields: Record<string, string>, ids: readonly string[]) {
  const posted = form(fields);
  for (const id of ids) posted.append("id", id);
  const { result } = (await changeBookings(services, admin, posted)).data;
  if (!result || !("rows" in result)) throw new Error("no rows");
  return result.rows.map(({ id, isDone }) => [id, isDone]);
}

test("selected bookings are confirmed and cancelled in bulk, each by the version and refund that was shown", async () => {
  const made = await Promise.all([1, 2].map(() => book({ tour: "agra", numberOfTravelers: 1 })));
  const [first = "", second = ""] = made.map(({ bookingId }) => bookingId);
  for (const id of [first, second]) await makePending(id);
  const posted = (fields: Record<string, string>) => rowsOf(fields, [first, second]);
  const stale = await versionOf(second);
  const confirmed = await posted({
    intent: "bulk-confirm",
    [`version-${first}`]: String(await versionOf(first)),
    [`version-${second}`]: String(stale + 7),
  });
  expect(confirmed).toStrictEqual([
    [first, true],
    [second, false],
  ]);
  const cancel = async (refund: string, bearer = "platform") =>
    posted({
      intent: "bulk-cancel",
      reason: "The road is under water.",
      fault: "operator",
      bearer,
      [`version-${first}`]: String(await versionOf(first)),
      [`version-${second}`]: String(await versionOf(second)),
      [`refund-${first}`]: refund,
      [`refund-${second}`]: refund,
    });
  expect((await cancel("")).map(([, isDone]) => isDone)).toStrictEqual([false, false]);
  expect((await cancel("0", "the rain")).map(([, isDone]) => isDone)).toStrictEqual([false, false]);
  expect((await cancel("0")).map(([, isDone]) => isDone)).toStrictEqual([true, true]);
  for (const id of [first, second])
    expect((await services.getAdminBooking(admin, id)).booking.status).toBe("cancelled");
  const soon = addDays(todayInIndia(Date.now()), 3);
  const { bookingId: sold } = await book({ tour: "agra", numberOfTravelers: 1, travelDate: soon });
  await receive(sold);
  const fields = {
    intent: "bulk-cancel",
    reason: "Fog.",
    fault: "nobody",
    bearer: "platform",
    ground: "weather",
    evidence: "Fog warning 4 of the India Meteorological Department",
  };
  const seen = { [`version-${sold}`]: String(await versionOf(sold)), [`refund-${sold}`]: "0" };
  expect(await rowsOf({ ...fields, ...seen }, [sold])).toStrictEqual([[sold, true]]);
  const page = { from: null, to: null, sort: "at", q: sold, limit: 50 } as const;
  expect((await services.listLedger(admin, page)).rows.map(({ debit }) => debit)).toContain("compensation");
});

test("signing out ends the session and clears its cookie", async () => {
  const { cookie } = await signedIn();
  expect((await services.getSession(browser(cookie))).viewer).not.toBeNull();
  const headers = await services.signOut(browser(cookie));
  expect(headers.getSetCookie().join()).toMatch(/max-age=0/i);
  expect((await services.getSession(browser(cookie))).viewer).toBeNull();
});
