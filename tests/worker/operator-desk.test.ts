import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import type { StaffRight } from "~/domain/operators/operator-rights";
import { everyDay } from "~/domain/departures/departure-rules";
import {
  bookings,
  checkIns,
  operatorMembers,
  departures,
  operators,
  reviewReplies,
  reviews,
  tourDrafts,
  tours,
  users,
} from "../../worker/platform/db/schema";
import { actionsOn } from "../support/audit";
import { book } from "../support/api";
import { db } from "../support/database";
import { payInFull } from "../support/paid-booking";
import { moneyOf } from "../support/payments";
import { addMember, createOperator, createMember, createPerson, giveTourTo } from "../support/people";
import { refusal } from "../support/refusal";
import { services } from "../support/services";

const today = todayInIndia(Date.now());
const tour = "ooty";

let owner: Viewer;
let other: Viewer;
let admin: Viewer;
let operator = "";

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  other = await createPerson("tour_operator", "verified");
  admin = await createPerson("admin", "active");
  operator = await createOperator(owner.id);
  for (const slug of [tour, "hampi"]) await giveTourTo(slug, operator);
  await giveTourTo("agra", await createOperator(other.id));
});

async function rowOf(bookingId: string) {
  const row = await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get();
  if (!row) throw new Error("no booking");
  return row;
}

test("staff with the right can do the same as the owner, and it is logged under their name", async () => {
  const staff = await createMember(operator, ["bookings"]);
  const { bookingId, totalAmount } = await book({ tour, travelDate: addDays(today, 9) });
  await services.recordReceivedPayment(staff, { bookingId, amount: totalAmount, method: "cash" });
  await services.changeCustomerBooking(staff, { bookingId, status: "cancelled", reason: "Rain" });
  const page = await services.getOperatorBooking(staff, bookingId);
  expect(page.booking).toMatchObject({
    status: "cancelled",
    paidAmount: totalAmount,
    refundAmount: totalAmount,
  });
  expect(page.money.refunds).toMatchObject([{ amount: totalAmount, status: "due" }]);
  const done = await actionsOn(bookingId);
  expect(done.map(({ log }) => [log.action, log.actorId])).toStrictEqual([
    ["booking.record-payment", staff.id],
    ["booking.cancel", staff.id],
  ]);
  // Any member received it for the operator: the operator returns it, and the platform holds nothing.
  const [refund] = (await moneyOf(bookingId)).refunds;
  await services.finishRefundByHand(admin, refund?.id ?? "");
  expect((await moneyOf(bookingId)).ledger).toMatchObject({ cash: 0, receivable: 0, payable: 0 });
});

test("the company returns money received by staff, even after their account is deleted or changes role", async () => {
  for (const becomes of ["nobody", "admin"] as const) {
    const staff = await createMember(operator, ["bookings"]);
    const { bookingId, totalAmount } = await book({ tour, travelDate: addDays(today, 9) });
    const half = totalAmount / 2;
    await services.recordReceivedPayment(staff, { bookingId, amount: half, method: "cash" });
    await services.recordReceivedPayment(admin, { bookingId, amount: half, method: "bank-transfer" });
    await services.changeCustomerBooking(owner, { bookingId, status: "cancelled", reason: "Rain" });
    if (becomes === "nobody") {
      await db.delete(operatorMembers).where(eq(operatorMembers.userId, staff.id));
      await services.deleteUser(admin, { userId: staff.id });
    } else await db.update(users).set({ role: becomes }).where(eq(users.id, staff.id));
    const { refunds: due, captured } = await moneyOf(bookingId);
    expect(captured.map(({ recordedBy }) => recordedBy)).toContain(becomes === "nobody" ? null : staff.id);
    for (const { id } of due) await services.finishRefundByHand(admin, id);
    const { entries, ledger } = await moneyOf(bookingId);
    const returned = entries.filter(({ kind }) => kind === "refund").map(({ credit }) => credit);
    expect(returned.toSorted()).toStrictEqual(["bank", "operator-payable"]);
    expect(ledger).toMatchObject({ cash: 0, receivable: 0, payable: 0 });
  }
});

test("two members at one booking: the later one sees the changes, and nothing is done", async () => {
  const { bookingId } = await book({ tour, travelDate: addDays(today, 12) });
  const seen = (await services.getOperatorBooking(owner, bookingId)).booking.version;
  await services.recordReceivedPayment(owner, {
    bookingId,
    amount: 10,
    method: "cash",
    expectedVersion: seen,
  });
  const late = { bookingId, expectedVersion: seen };
  const listed = await refusal(
    services.changeCustomerBooking(owner, { ...late, status: "cancelled", reason: "Rain" }),
    "conflict",
  );
  expect(listed.message).toMatch(/has changed since you opened it\..*received/);
  await refusal(services.recordReceivedPayment(owner, { ...late, amount: 10, method: "cash" }), "conflict");
  expect((await moneyOf(bookingId)).booking).toMatchObject({ status: "confirmed", paidAmount: 10 });
});

test("the page shows the party, the phone number and the earnings, and no other contact details", async () => {
  const { bookingId } = await book({ tour, travelDate: addDays(today, 8), specialRequests: "No nuts" });
  await payInFull(bookingId);
  const row = await rowOf(bookingId);
  const page = await services.getOperatorBooking(owner, bookingId);
  expect(page).toMatchObject({
    booking: {
      customerName: "Meera Iyer",
      specialRequests: "No nuts",
      operatorSlug: operator,
      paidAmount: row.totalAmount,
    },
    customerPhone: row.customerPhone,
    emergencyContact: null,
    money: { owed: 0, payments: [{ amount: row.totalAmount }], refunds: [] },
    cancellation: { refund: row.totalAmount },
    checkIn: null,
    history: [{ what: "booked" }],
  });
  for (const secret of [row.customerEmail, row.emergencyPhone, row.emergencyName]) {
    expect(JSON.stringify(page)).not.toContain(secret);
  }
  // From a week before departure the emergency contact is shown.
  await db
    .update(bookings)
    .set({ travelDate: addDays(today, 7) })
    .where(eq(bookings.id, row.id));
  expect((await services.getOperatorBooking(owner, bookingId)).emergencyContact).toStrictEqual({
    name: row.emergencyName,
    phone: row.emergencyPhone,
  });
  await db
    .insert(checkIns)
    .values({ booking: row.id, id: crypto.randomUUID(), way: "scan", at: 5, doneBy: owner.id, createdAt: 6 });
  expect((await services.getOperatorBooking(owner, bookingId)).checkIn).toStrictEqual({
    arrived: 2,
    way: "scan",
    at: new Date(5).toISOString(),
    by: owner.name,
  });
});

test.for([
  ["pending", false, 20],
  ["pending", true, 1],
  ["confirmed", true, 21],
  ["completed", true, 22],
  ["no-show", true, 23],
  ["cancelled", false, 24],
  ["expired", false, 25],
] as const)("the customer's phone number of a booking that is %s: %s", async ([status, isShown, days]) => {
  // A number that another booking shows is shown on the customer's page, too.
  const phone = `+91 97${days.toString().padStart(8, "0")}`;
  const travelDate = addDays(today, days);
  const { bookingId } = await book({ tour, phone });
  const row = await rowOf(bookingId);
  // Booking for tomorrow closes in the evening.
  await db.update(bookings).set({ status, travelDate }).where(eq(bookings.id, row.id));
  const page = await services.getOperatorBooking(owner, bookingId);
  expect(page.customerPhone).toBe(isShown ? row.customerPhone : null);
  expect(JSON.stringify(page).includes(row.customerPhone)).toBe(isShown);
  const manifest = await services.getManifest(owner, { slug: tour, date: travelDate });
  expect(JSON.stringify(manifest.rows.concat(manifest.gone)).includes(row.customerPhone)).toBe(isShown);
  const day = await services.getDepartureDay(owner, { date: travelDate });
  expect(JSON.stringify(day.departures).includes(row.customerPhone)).toBe(isShown);
  const customer = await services.getCustomer(owner, bookingId);
  expect(JSON.stringify(customer.contacts).includes(row.customerPhone)).toBe(isShown);
});

test("the list is filtered by state, tour, dates and words; addresses and numbers are found as a whole only", async () => {
  const word = `Q${crypto.randomUUID().slice(0, 8)}`;
  const one = await book({ tour, lastName: word, travelDate: addDays(today, 50) });
  const two = await book({ tour: "hampi", lastName: word, travelDate: addDays(today, 60) });
  await book({ tour: "agra", lastName: word });
  await services.changeCustomerBooking(owner, { bookingId: two.bookingId, status: "cancelled", reason: "x" });
  const find = async (filter: Partial<Parameters<typeof services.listOperatorBookings>[1]>) =>
    (await services.listOperatorBookings(owner, { q: word, limit: 50, ...filter })).bookings.map(
      ({ bookingId }) => bookingId,
    );
  const [first, second] = [one.bookingId, two.bookingId];
  expect(await find({})).toStrictEqual([second, first]);
  expect(await find({ sort: "travel" })).toStrictEqual([first, second]);
  expect(await find({ status: "cancelled" })).toStrictEqual([second]);
  expect(await find({ tour })).toStrictEqual([first]);
  expect(await find({ tour: "agra" })).toStrictEqual([]);
  expect(await find({ from: addDays(today, 51) })).toStrictEqual([second]);
  expect(await find({ to: addDays(today, 51) })).toStrictEqual([first]);
  expect(await find({ bookedFrom: today, bookedTo: today })).toStrictEqual([second, first]);
  expect(await find({ bookedTo: addDays(today, -1) })).toStrictEqual([]);
  expect(await find({ upcomingFrom: today })).toStrictEqual([first]);
  expect(await find({ q: first.toLowerCase() })).toStrictEqual([first]);
  const row = await rowOf(first);
  for (const q of [row.customerEmail.slice(1), row.customerPhone.slice(0, -1)])
    expect(await find({ q })).toStrictEqual([]);
  for (const q of [row.customerEmail, row.customerPhone, ` 0${row.customerPhone.slice(3)}`])
    expect(await find({ q })).toContain(first);
  await refusal(services.listOperatorBookings(owner, { cursor: "nonsense", limit: 5 }), "invalid");
  expect(await services.listOperatorTourChoices(owner)).toHaveLength(2);
});

async function writeReview(): Promise<string> {
  const { bookingId } = await book({ tour });
  const { id: booking, tourId } = await rowOf(bookingId);
  const id = crypto.randomUUID();
  await db
    .insert(reviews)
    .values({ id, booking, tourId, rating: 4, title: "Good", text: "Good.", createdAt: 1, updatedAt: 1 });
  return id;
}

test("the dashboard shows pending work and the next days, of the own company only", async () => {
  const near = addDays(today, 3);
  const row = await db.select().from(tours).where(eq(tours.slug, tour)).get();
  const isNear = and(eq(departures.tourId, row?.id ?? 0), eq(departures.travelDate, near));
  // Another test may have booked this date.
  const booked = ((await db.select().from(departures).where(isNear).get())?.booked ?? 0) + 3;
  await book({ tour, travelDate: near, numberOfTravelers: 3 });
  await book({ tour: "agra", travelDate: near });
  await book({ tour, travelDate: addDays(today, 8) });
  await db.update(tours).set({ departureRules: everyDay }).where(eq(tours.operatorSlug, operator));
  const before = await services.getOperatorOverview(owner);
  const onDay = (days: typeof before.departures) => days?.find(({ date }) => date === near);
  expect(before.departures?.map(({ date }) => date)).toStrictEqual(
    Array.from({ length: 8 }, (_, index) => addDays(today, index)),
  );
  expect(onDay(before.departures)).toStrictEqual({
    date: near,
    filled: [{ slug: tour, title: row?.title, capacity: row?.capacity, booked, held: 0, state: "open" }],
    moreFilled: 0,
    unbooked: 1,
  });
  expect(before.tasks).toStrictEqual({
    isFirstTourMissing: false,
    toAnswer: [],
    drafts: [],
    rejected: [],
    hasMoreUnfinished: false,
    closed: [],
    lacking: [],
    calendars: [],
    coupons: [],
    lackingState: [],
    reviews: 0,
    incomplete: [{ slug: operator, companyName: "Malabar Walks", missing: expect.any(Array) }],
  });
  await db.update(departures).set({ closedAt: 1, closedReason: "Rain" }).where(isNear);
  await writeReview();
  const answered = await writeReview();
  await db.insert(reviewReplies).values({ review: answered, text: "Thanks", createdAt: 1 });
  await db.update(tours).set({ status: "draft", rejectionReason: "Blurred" }).where(eq(tours.slug, "hampi"));
  const { tasks, oldest, departures: filled, bookings: listed } = await services.getOperatorOverview(owner);
  expect(before.oldest).toMatchObject({ unread: null, reviews: null });
  expect(oldest).toMatchObject({ unread: null, reviews: expect.any(Number) });
  await db.update(tours).set({ status: "active", rejectionReason: null }).where(eq(tours.slug, "hampi"));
  await db.update(departures).set({ closedAt: null, closedReason: null }).where(isNear);
  expect(tasks).toMatchObject({
    rejected: [{ slug: "hampi", reason: "Blurred" }],
    closed: [{ tourSlug: tour, travelDate: near, booked }],
    reviews: 1,
  });
  // The other tour is off sale: it has no departures.
  expect(onDay(filled)).toMatchObject({ filled: [{ slug: tour, state: "closed" }], unbooked: 0 });
  const days = listed?.next.map(({ travelDate }) => travelDate) ?? [];
  expect(days).toStrictEqual(days.toSorted());
  expect(days).toHaveLength(5);
  // Today's and tomorrow's are among the departures.
  expect(days.filter((day) => day <= addDays(today, 1))).toStrictEqual([]);
  expect(listed?.newest.every((booking) => booking.operatorSlug === operator)).toBe(true);
});

test("a draft is distinguished from changes of a published tour", async () => {
  await db.update(tours).set({ status: "draft" }).where(eq(tours.slug, "hampi"));
  const published = await db.select().from(tours).where(eq(tours.slug, tour)).get();
  await db.insert(tourDrafts).values({ tourId: published?.id ?? 0, values: {}, updatedAt: 1 });
  const { tasks } = await services.getOperatorOverview(owner);
  await db.delete(tourDrafts);
  await db.update(tours).set({ status: "active" }).where(eq(tours.slug, "hampi"));
  expect(tasks.drafts.map(({ slug, isPublished }) => [slug, isPublished]).toSorted()).toStrictEqual([
    ["hampi", false],
    [tour, true],
  ]);
});

test("of many unfinished tours the rejected ones and the first are listed, and that there are more", async () => {
  const importer = await createPerson("tour_operator", "active");
  const operatorSlug = await createOperator(importer.id);
  const borrowed = await db
    .select({ id: tours.id, operatorSlug: tours.operatorSlug })
    .from(tours)
    .where(and(eq(tours.status, "active"), ne(tours.operatorSlug, operator)))
    .orderBy(desc(tours.position), desc(tours.id))
    .limit(11);
  const [last] = borrowed;
  for (const { id } of borrowed) {
    const rejectionReason = id === last?.id ? "Blurred" : null;
    await db.update(tours).set({ operatorSlug, status: "draft", rejectionReason }).where(eq(tours.id, id));
  }
  const { tasks } = await services.getOperatorOverview(importer);
  for (const { id, operatorSlug: owned } of borrowed)
    await db
      .update(tours)
      .set({ operatorSlug: owned, status: "active", rejectionReason: null })
      .where(eq(tours.id, id));
  const { rejected, drafts, hasMoreUnfinished } = tasks;
  expect([rejected.length, drafts.length, hasMoreUnfinished]).toStrictEqual([1, 9, true]);
});

async function isFirstTourMissing(viewer: Viewer): Promise<boolean> {
  return (await services.getOperatorOverview(viewer)).tasks.isFirstTourMissing;
}

test("members who may write tours and have none see the first step", async () => {
  const beginner = await createPerson("tour_operator", "pending");
  // Without an operator there is nothing to write a tour for.
  expect(await isFirstTourMissing(beginner)).toBe(false);
  const own = await createOperator(beginner.id);
  expect(await isFirstTourMissing(beginner)).toBe(true);
  const bookkeeper = await createMember(own, ["earnings"]);
  expect(await isFirstTourMissing(bookkeeper)).toBe(false);
  expect(await isFirstTourMissing(owner)).toBe(false);
});

/** Returns the parts of the dashboard that staff with these rights see. */
async function partsOf(...rights: StaffRight[]) {
  const {
    departures: filled,
    earnings,
    bookings: listed,
    tasks,
  } = await services.getOperatorOverview(await createMember(operator, rights));
  expect(tasks.incomplete).toStrictEqual([]);
  return {
    filled: filled !== null,
    earned: earnings !== null,
    listed: listed !== null,
    reviews: tasks.reviews > 0,
  };
}

test("staff see the parts of the dashboard that their rights allow", async () => {
  await writeReview();
  const none = { filled: false, earned: false, listed: false, reviews: false };
  expect(await partsOf("tours")).toStrictEqual(none);
  expect(await partsOf("departures")).toStrictEqual({ ...none, filled: true });
  expect(await partsOf("earnings")).toStrictEqual({ ...none, earned: true });
  expect(await partsOf("bookings")).toStrictEqual({ ...none, listed: true });
  expect(await partsOf("reviews")).toStrictEqual({ ...none, reviews: true });
});

test("the frame lists the companies with their rights, and suspended ones separately", async () => {
  const former = await createPerson("tour_operator", "verified");
  const slug = await createOperator(former.id, {
    companyName: "Gone Walks",
    status: "suspended",
  });
  const staff = await createMember(operator, ["bookings"]);
  await addMember(slug, ["tours"], staff);
  expect(await services.getOperatorFrame(staff)).toMatchObject({
    memberships: [{ operator, isOwner: false, rights: ["bookings"] }],
    suspended: [{ operator: slug, companyName: "Gone Walks", isStaff: true }],
  });
  expect((await services.getOperatorFrame(former)).suspended).toStrictEqual([
    { operator: slug, companyName: "Gone Walks", isStaff: false },
  ]);
  await db.update(operators).set({ status: "pending" }).where(eq(operators.slug, slug));
  expect((await services.getOperatorFrame(staff)).memberships).toHaveLength(2);
});

test("the to-do names the travelers to call about payments, those of pending bookings too", async () => {
  const seller = await createPerson("tour_operator", "verified");
  await giveTourTo("munnar", await createOperator(seller.id));
  const [unpaid, pending, paid] = [
    await book({ tour: "munnar" }),
    await book({ tour: "munnar" }),
    await book({ tour: "munnar" }),
  ];
  // Booking for tomorrow closes in the evening.
  const references = [unpaid, pending, paid].map(({ bookingId }) => bookingId);
  await db
    .update(bookings)
    .set({ travelDate: addDays(today, 1) })
    .where(inArray(bookings.bookingId, references));
  const later = await book({ tour: "munnar", travelDate: addDays(today, 2) });
  await payInFull(paid.bookingId);
  await db.update(bookings).set({ status: "pending" }).where(eq(bookings.bookingId, pending.bookingId));
  await db
    .update(bookings)
    .set({ customerName: "Later", customerFolded: " later" })
    .where(eq(bookings.bookingId, later.bookingId));
  const { calls, oldest } = await services.getOperatorOverview(seller);
  const called = await Promise.all([unpaid, pending].map(({ bookingId }) => rowOf(bookingId)));
  expect(calls).toStrictEqual(
    called.map(({ customerName, customerPhone, totalAmount: owed }) => ({
      customerName,
      customerPhone,
      owed,
    })),
  );
  expect(oldest.unpaidSoon).toBe(called[0]?.createdAt);
  expect((await services.countOperatorWork(seller)).unpaidSoon).toBe(2);
});

async function underWay(date: string) {
  return (await services.getDepartureDay(owner, { date })).underWay;
}

test("a day shows the groups under way, with the day of their tour", async () => {
  // Beyond the dates of other bookings.
  const leaves = addDays(today, 720);
  await book({ tour, travelDate: leaves, numberOfTravelers: 2 });
  const { days } = (await db.select().from(tours).where(eq(tours.slug, tour)).get()) ?? { days: 0 };
  expect(await underWay(leaves)).toStrictEqual([]);
  const second = { slug: tour, travelDate: leaves, day: 2, days, seats: 2 };
  expect(await underWay(addDays(leaves, 1))).toMatchObject([second]);
  expect(await underWay(addDays(leaves, days - 1))).toMatchObject([{ ...second, day: days }]);
  expect(await underWay(addDays(leaves, days))).toStrictEqual([]);
  expect((await services.getDepartureDay(other, { date: addDays(leaves, 1) })).underWay).toStrictEqual([]);
});

test("members without the right to earnings see how many bookings there are, and no sums", async () => {
  await book({ tour });
  const member = await createMember(operator, ["bookings"]);
  const sums = await services.sumOperatorBookings(member, {});
  expect(sums.count).toBeGreaterThan(0);
  expect(sums.byStatus.every((row) => row.sums === null)).toBe(true);
  expect(JSON.stringify(sums)).not.toContain("total");
  const both = await services.sumOperatorBookings(await createMember(operator, ["bookings", "earnings"]), {});
  expect(both.byStatus.every((row) => row.sums !== null)).toBe(true);
});

test("a booking can be moved to the days that the rescue page offers, with seats for its party", async () => {
  const travelDate = addDays(today, 100);
  const { bookingId } = await book({ tour, travelDate, numberOfTravelers: 3 });
  const rescue = await services.getRescue(admin, { scope: { tour, travelDate } });
  const page = await services.getAdminBooking(admin, bookingId);
  expect(page.days).toHaveLength(6);
  expect(page.days).toStrictEqual(page.days.toSorted((a, b) => (a.travelDate < b.travelDate ? -1 : 1)));
  expect(page.days).toStrictEqual((await services.getOperatorBooking(owner, bookingId)).days);
  for (const day of rescue.dates) expect(page.days).toContainEqual(day);
  const [full] = page.days;
  const onFull = and(eq(tours.slug, tour));
  const row = await db.select().from(tours).where(onFull).get();
  await book({ tour, travelDate: full?.travelDate ?? "", numberOfTravelers: (row?.capacity ?? 0) - 2 });
  const { days } = await services.getAdminBooking(admin, bookingId);
  expect(days.map((day) => day.travelDate)).not.toContain(full?.travelDate);
  await services.changeCustomerBooking(owner, { bookingId, status: "cancelled", reason: "Rain" });
  expect((await services.getAdminBooking(admin, bookingId)).days).toStrictEqual([]);
});
