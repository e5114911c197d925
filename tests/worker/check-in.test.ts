import { and, eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, formatDay, todayInIndia } from "~/domain/calendar/calendar";
import { checkInAnswersSchema, type CheckInAnswer, type SubmittedCheckIn } from "~/domain/check-in/check-in";
import { formatRupees } from "~/domain/money/money";
import { insertCheckIns } from "../../worker/check-in/check-ins.repo";
import { bookings, checkIns, operatorMembers, departures } from "../../worker/platform/db/schema";
import { inLanguage } from "../../worker/platform/language";
import { as, book, post, read } from "../support/api";
import { actionsOn } from "../support/audit";
import { db, makePending, setBooking } from "../support/database";
import { setTour, tourRow } from "../support/rows";
import { untilStart } from "../support/departure-rules";
import { createOperator, createMember, createPerson, giveTourTo } from "../support/people";
import { payInFull } from "../support/paid-booking";
import { refusal } from "../support/refusal";
import { services } from "../support/services";
import { signedIn } from "../support/signed-in";

const today = todayInIndia(Date.now());
const tomorrow = addDays(today, 1);
const tour = "ooty";

let owner: Viewer;
let other: Viewer;
let admin: Viewer;
let operator = "";

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified", { name: "Malini Rao" });
  other = await createPerson("tour_operator", "verified");
  admin = await createPerson("admin", "active");
  operator = await createOperator(owner.id);
  await giveTourTo(tour, operator);
  await setTour(tour, { departureRules: untilStart });
  await giveTourTo("agra", await createOperator(other.id));
});

/** A booking that travels on a day, with two travelers. */
async function bookFor(travelDate = tomorrow, ofTour = tour) {
  const { bookingId } = await book({ tour: ofTour });
  await travelOn(bookingId, travelDate);
  return bookingId;
}

function travelOn(bookingId: string, travelDate: string) {
  return setBooking(bookingId, { travelDate });
}

function setStatus(bookingId: string, status: "cancelled" | "no-show" | "completed") {
  return setBooking(bookingId, { status });
}

async function codeOf(bookingId: string): Promise<string> {
  const { code } = await services.getVoucher({ administrator: admin }, bookingId);
  if (code === null) throw new Error("the voucher is void");
  return code;
}

function byHand(bookingId: string, overrides: Partial<SubmittedCheckIn> = {}): SubmittedCheckIn {
  return {
    id: crypto.randomUUID(),
    bookingId,
    at: new Date().toISOString(),
    way: "hand",
    ...overrides,
  };
}

async function byScan(bookingId: string): Promise<SubmittedCheckIn> {
  return byHand(bookingId, { way: "scan", code: await codeOf(bookingId) });
}

async function report(viewer: Viewer | null, ...checkIn: SubmittedCheckIn[]): Promise<CheckInAnswer> {
  const [first] = await services.recordCheckIns(viewer, checkIn);
  if (!first) throw new Error("no answer");
  return first;
}

async function rowsOf(bookingId: string) {
  const rows = await db
    .select({ checkIn: checkIns })
    .from(checkIns)
    .innerJoin(bookings, eq(checkIns.booking, bookings.id))
    .where(eq(bookings.bookingId, bookingId));
  return rows.map(({ checkIn }) => checkIn);
}

test("a voucher is used once: of two devices one wins, and the other sees when and by whom", async () => {
  const bookingId = await bookFor();
  const staff = await createMember(operator, ["departures"]);
  const [first, second] = [await byScan(bookingId), await byScan(bookingId)];
  const answers = await Promise.all([report(owner, first), report(staff, second)]);
  expect(answers.map(({ result }) => result).toSorted()).toStrictEqual(["already", "checked_in"]);
  const [row, ...others] = await rowsOf(bookingId);
  expect(others).toStrictEqual([]);
  const winner = row?.doneBy === owner.id ? owner : staff;
  for (const { checkIn } of answers)
    expect(checkIn).toMatchObject({ id: row?.id, by: winner.name, way: "scan" });
});

test("a check-in sent again, even by another device, counts once", async () => {
  const bookingId = await bookFor();
  const checkIn = await byScan(bookingId);
  expect(await report(owner, checkIn)).toMatchObject({ result: "checked_in" });
  const again = await services.recordCheckIns(owner, [checkIn, byHand(bookingId), checkIn]);
  expect(again.map(({ result }) => result)).toStrictEqual(["checked_in", "already", "checked_in"]);
  await setStatus(bookingId, "cancelled");
  expect(await report(owner, checkIn), "a repeated check-in is confirmed again").toMatchObject({
    result: "checked_in",
  });
  expect(await rowsOf(bookingId)).toHaveLength(1);
});

test("forged, borrowed and missing codes are refused, and change nothing", async () => {
  const bookingId = await bookFor();
  const stranger = await bookFor();
  const code = await codeOf(bookingId);
  const forged = code.replace(".2.", ".9.");
  for (const wrong of [forged, `${code}A`, "", await codeOf(stranger)]) {
    const checkIn = byHand(bookingId, { way: "scan", code: wrong });
    expect(await report(owner, checkIn), wrong).toMatchObject({
      result: "refused",
      why: "bad-code",
      checkIn: null,
    });
  }
  expect(await report(owner, byHand(bookingId, { way: "scan" }))).toMatchObject({ why: "bad-code" });
  expect(await rowsOf(bookingId)).toStrictEqual([]);
});

test("a confirmed booking that still owes is checked in, with the amount to collect", async () => {
  const bookingId = await bookFor();
  const { totalAmount } = (await services.getAdminBooking(admin, bookingId)).booking;
  const due = `${formatRupees(totalAmount)} is due`;
  const departure = { slug: tour, date: tomorrow };
  const owing = expect.objectContaining({ bookingId, owed: totalAmount });
  expect((await services.getCheckInSheet(owner, departure)).bookings).toContainEqual(owing);
  expect((await services.getManifest(owner, departure)).rows).toContainEqual(owing);
  const answer = await report(owner, byHand(bookingId));
  expect(answer.result).toBe("checked_in");
  expect(answer.message).toContain(due);
  const paid = await bookFor();
  await payInFull(paid);
  expect((await report(owner, byHand(paid))).message).toBe("Checked in.");
});

test("canceled, unpaid, no-show and other-date vouchers are each refused with a reason", async () => {
  const [cancelled, unpaid, absent, moved] = await Promise.all(Array.from({ length: 4 }, () => bookFor()));
  const checkIn = await byScan(cancelled ?? "");
  await setStatus(cancelled ?? "", "cancelled");
  expect(await report(owner, checkIn)).toMatchObject({ result: "refused", why: "cancelled" });
  await makePending(unpaid ?? "");
  expect(await report(owner, byHand(unpaid ?? ""))).toMatchObject({ result: "refused", why: "unpaid" });
  await setStatus(absent ?? "", "no-show");
  expect(await report(owner, byHand(absent ?? ""))).toMatchObject({ result: "refused", why: "no-show" });
  const old = await byScan(moved ?? "");
  await travelOn(moved ?? "", today);
  expect(await report(owner, old)).toMatchObject({
    result: "refused",
    why: "other-departure",
    message: expect.stringContaining(`The booking is for ${formatDay(today)}.`),
  });
  expect(await report(owner, await byScan(moved ?? ""))).toMatchObject({ result: "checked_in" });
});

test("a closed departure refuses check-ins, even if it closes during one", async () => {
  const travelDate = addDays(today, 1);
  const closeIt = (closedAt: number | null) =>
    db
      .update(departures)
      .set({ closedAt, closedReason: closedAt === null ? null : "The road is closed by snow." })
      .where(and(eq(departures.travelDate, travelDate), eq(departures.tourId, tourId)));
  const { bookingId } = await book({ tour, travelDate });
  const { id: tourId } = await tourRow(tour);
  const sheet = () => services.getCheckInSheet(owner, { slug: tour, date: travelDate });
  expect((await sheet()).closedReason).toBeNull();
  await closeIt(Date.now());
  expect((await sheet()).closedReason).toBe("The road is closed by snow.");
  const refused = { result: "refused", why: "closed", checkIn: null };
  expect(await report(owner, byHand(bookingId))).toMatchObject(refused);
  expect(await report(owner, await byScan(bookingId))).toMatchObject(refused);

  const good = { ...byHand(bookingId), at: Date.now(), travelDate };
  const state = await insertCheckIns(db, owner.id, [good], [bookingId], Date.now());
  expect(state.get(bookingId)).toMatchObject({ isClosed: true, checkIn: null });
  expect(await rowsOf(bookingId)).toStrictEqual([]);
  await closeIt(null);
  expect(await report(owner, byHand(bookingId))).toMatchObject({ result: "checked_in" });
});

test("check-in is open from the day before departure until two days after the last day", async () => {
  const bookingId = await bookFor();
  const { lastDay } = await services.getManifest(owner, { slug: tour, date: tomorrow });
  const length = (Date.parse(lastDay) - Date.parse(tomorrow)) / 86_400_000;
  const last = addDays(today, -length - 2);
  for (const closed of [addDays(today, 2), addDays(last, -1)]) {
    await travelOn(bookingId, closed);
    expect(await report(owner, byHand(bookingId)), closed).toMatchObject({
      result: "refused",
      why: "not-open",
    });
  }
  await travelOn(bookingId, last);
  await setStatus(bookingId, "completed");
  const farAhead = byHand(bookingId, { at: "2199-01-01T00:00:00.000Z" });
  const answer = await report(owner, farAhead);
  expect(answer).toMatchObject({ result: "checked_in" });
  expect(Date.parse(answer.checkIn?.at ?? ""), "no clock is ahead of the server's").toBeLessThanOrEqual(
    Date.now(),
  );
});

/** The response without the request's own values. */
function without(answer: CheckInAnswer) {
  return { ...answer, id: null, bookingId: null };
}

test("another company's bookings get the same response as missing ones", async () => {
  const bookingId = await bookFor(tomorrow, "agra");
  const checkIn = await byScan(bookingId);
  const unknown = without(await report(owner, byHand("TB000000")));
  expect(unknown).toMatchObject({ result: "refused", why: "unknown" });
  expect(without(await report(owner, checkIn))).toStrictEqual(unknown);
  expect(await report(other, checkIn)).toMatchObject({ result: "checked_in" });
  expect(without(await report(owner, checkIn)), "its id tells nothing either").toStrictEqual(unknown);
  await refusal(services.undoCheckIn(owner, { bookingId, id: checkIn.id }), "not_found");
  await refusal(services.getManifest(owner, { slug: "agra", date: tomorrow }), "not_found");
  await refusal(services.getCheckInSheet(owner, { slug: "agra", date: tomorrow }), "not_found");
  expect(await rowsOf(bookingId)).toHaveLength(1);
});

test("a check-in is undone once, logged, and not restored by a late retry", async () => {
  const bookingId = await bookFor();
  const checkIn = await byScan(bookingId);
  await report(owner, checkIn);
  await refusal(services.undoCheckIn(owner, { bookingId, id: crypto.randomUUID() }), "conflict");
  const undone = await Promise.allSettled([
    services.undoCheckIn(owner, { bookingId, id: checkIn.id }),
    services.undoCheckIn(owner, { bookingId, id: checkIn.id }),
  ]);
  expect(undone.map(({ status }) => status).toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  expect(await rowsOf(bookingId)).toStrictEqual([]);
  const actions = await actionsOn(bookingId);
  expect(actions.map(({ log }) => log.action)).toStrictEqual(["booking.check-in-undo"]);
  expect(actions[0]?.details.before).toMatchObject({ id: checkIn.id, way: "scan" });
  expect(await report(owner, checkIn)).toMatchObject({ result: "refused", why: "taken-back" });
  expect(await report(owner, await byScan(bookingId))).toMatchObject({ result: "checked_in" });
});

test("a checked-in booking cannot become a no-show, nor the reverse, whichever comes first", async () => {
  const yesterday = addDays(today, -1);
  const bookingId = await bookFor(yesterday);
  await report(owner, byHand(bookingId));
  const refused = await refusal(
    services.changeCustomerBooking(owner, { bookingId, status: "no-show" }),
    "illegal_transition",
  );
  expect(refused.message).toMatch(/was checked in on .* by Malini Rao\. If that was/);
  const inHindi = inLanguage("hi", () =>
    refusal(services.changeCustomerBooking(owner, { bookingId, status: "no-show" }), "illegal_transition"),
  );
  expect((await inHindi).message).toMatch(/ऐसा दर्ज है \(.*, Malini Rao\)। अगर/);
  await refusal(services.changeBookingStatus(admin, { bookingId, status: "no-show" }), "illegal_transition");

  for (let round = 0; round < 2; round += 1) {
    const raced = await bookFor(yesterday);
    const [checkIn, absent] = await Promise.allSettled([
      report(owner, byHand(raced)),
      services.changeCustomerBooking(owner, { bookingId: raced, status: "no-show" }),
    ]);
    const isIn = checkIn.status === "fulfilled" && checkIn.value.result === "checked_in";
    expect(isIn).toBe(absent.status === "rejected");
    expect(await rowsOf(raced)).toHaveLength(isIn ? 1 : 0);
  }
});

test("the API accepts up to 200 with their codes, from the site's own pages only, and answers each", async () => {
  const { cookie, viewer } = await signedIn("tour_operator", "verified");
  const own = await createOperator(viewer.id);
  await giveTourTo(tour, own);
  const bookingId = await bookFor();
  const checkIn = await byScan(bookingId);
  const many = Array.from({ length: 200 }, () => ({ ...checkIn, id: crypto.randomUUID() }));
  const path = "/api/operator/check-ins";
  const { checkIns: answers } = await read(
    await post(path, { checkIns: many }, as(cookie)),
    checkInAnswersSchema,
  );
  expect(answers.filter(({ result }) => result === "checked_in")).toHaveLength(1);
  expect(answers.filter(({ result }) => result === "already")).toHaveLength(199);
  expect((await post(path, { checkIns: [...many, checkIn] }, as(cookie))).status).toBe(422);
  expect((await post(path, { checkIns: [{ ...checkIn, extra: 1 }] }, as(cookie))).status).toBe(422);
  expect((await post(path, { checkIns: [checkIn] }, { Cookie: cookie })).status).toBe(403);
  expect((await post(path, { checkIns: [checkIn] })).status).toBe(401);
  await giveTourTo(tour, operator);
  await setTour(tour, { departureRules: untilStart });
});

test("a moved booking loses its check-in, and the list shows its new date", async () => {
  const { bookingId } = await book({ tour, travelDate: tomorrow });
  const unmoved = await book({ tour, travelDate: addDays(today, 90) });
  const elsewhere = async (date = tomorrow) =>
    (await services.getCheckInSheet(owner, { slug: tour, date })).elsewhere.filter((row) =>
      [bookingId, unmoved.bookingId].includes(row.bookingId),
    );
  expect(await report(owner, await byScan(bookingId))).toMatchObject({ result: "checked_in" });
  const [, , , key = ""] = (await services.tripPathOf(bookingId)).split("/");
  const change = { kind: "date", travelDate: addDays(today, 90) } as const;
  expect(await elsewhere()).toStrictEqual([]);
  await services.changePartyOrDate(bookingId, { viewer: null, key }, new Headers(), { change });
  expect(await rowsOf(bookingId)).toStrictEqual([]);
  expect(await elsewhere()).toStrictEqual([{ bookingId, travelDate: change.travelDate }]);
  expect(await elsewhere(change.travelDate)).toStrictEqual([]);
});

test("a check-in outlives the account that made it, without its name", async () => {
  const bookingId = await bookFor();
  const staff = await createMember(operator, ["departures"]);
  await report(staff, byHand(bookingId));
  await db.delete(operatorMembers).where(eq(operatorMembers.userId, staff.id));
  await services.deleteUser(admin, { userId: staff.id });
  const [row] = await rowsOf(bookingId);
  expect(row).toMatchObject({ doneBy: null });
  expect(await report(owner, byHand(bookingId))).toMatchObject({ result: "already", checkIn: { by: null } });
});

/** A party of five that travels tomorrow. */
async function bookFive() {
  const { bookingId } = await book({ tour, numberOfTravelers: 5 });
  await travelOn(bookingId, tomorrow);
  return bookingId;
}

async function arrivedOn(bookingId: string) {
  return (await rowsOf(bookingId))[0]?.arrived ?? 0;
}

test("part of a party arrives, then the rest; an undo takes all back, and a list says who is missing", async () => {
  const bookingId = await bookFive();
  const manifestRow = async () =>
    (await services.getManifest(owner, { slug: tour, date: tomorrow })).rows.find(
      (row) => row.bookingId === bookingId,
    );
  const some = byHand(bookingId, { arrived: 3 });
  expect(await report(owner, some)).toMatchObject({
    result: "checked_in",
    message: expect.stringContaining("3 of 5 arrived."),
    checkIn: { arrived: 3 },
  });
  expect(await manifestRow()).toMatchObject({ seats: 5, checkIn: { arrived: 3 } });
  expect(await report(owner, byHand(bookingId, { arrived: 2 }))).toMatchObject({
    result: "already",
    message: "3 of 5 arrived already.",
  });
  const rest = await byScan(bookingId);
  expect(await report(owner, rest)).toMatchObject({ result: "checked_in", checkIn: { arrived: 5 } });
  expect(await report(owner, some), "sent again, after more had come").toMatchObject({
    result: "checked_in",
  });
  await refusal(services.changeBookingStatus(admin, { bookingId, status: "no-show" }), "illegal_transition");
  await services.undoCheckIn(owner, { bookingId, id: rest.id });
  expect(await rowsOf(bookingId)).toStrictEqual([]);
  expect(await report(owner, byHand(bookingId, { arrived: 3 }))).toMatchObject({ checkIn: { arrived: 3 } });
});

test("a queue of the parts of one party, and an id of another booking, are counted once", async () => {
  const [bookingId, stranger] = [await bookFive(), await bookFive()];
  const queue = [byHand(bookingId, { arrived: 3, at: "2026-01-01T00:00:00.000Z" }), byHand(bookingId)];
  const answers = await services.recordCheckIns(owner, [...queue, ...queue]);
  expect(answers.map(({ result }) => result)).toStrictEqual(Array.from({ length: 4 }, () => "checked_in"));
  expect(await arrivedOn(bookingId)).toBe(5);
  await report(owner, byHand(stranger, { arrived: 1 }));
  const reused = { ...byHand(stranger, { arrived: 4 }), id: queue[1]?.id ?? "" };
  await report(owner, reused);
  expect([await arrivedOn(bookingId), await arrivedOn(stranger)]).toStrictEqual([5, 1]);
});

test("two phones that check in the same party at once never count more than it; adding up would", async () => {
  const bookingId = await bookFive();
  const staff = await createMember(operator, ["departures"]);
  await report(owner, byHand(bookingId, { arrived: 3 }));
  // Both saw three, and bring the other two.
  const rest = () => byHand(bookingId, { arrived: 5 });
  const answers = await Promise.all([report(owner, rest()), report(staff, rest()), report(owner, rest())]);
  expect(answers.map(({ result }) => result).toSorted()).toStrictEqual(["already", "already", "checked_in"]);
  expect(await arrivedOn(bookingId)).toBe(5);
  // A device with an older list, on which the party was larger.
  await report(owner, byHand(bookingId, { arrived: 9 }));
  expect(await arrivedOn(bookingId)).toBe(5);

  const [row] = await rowsOf(bookingId);
  const addTwo = () =>
    db
      .update(checkIns)
      .set({ arrived: sql`${checkIns.arrived} + 2` })
      .where(eq(checkIns.id, row?.id ?? ""));
  await db
    .update(checkIns)
    .set({ arrived: 3 })
    .where(eq(checkIns.id, row?.id ?? ""));
  await Promise.all([addTwo(), addTwo()]);
  expect(await arrivedOn(bookingId)).toBeGreaterThan(5);
});
