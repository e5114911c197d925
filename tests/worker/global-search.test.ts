import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { bookings, tours, contactMessages, payouts } from "../../worker/platform/db/schema";
import { book } from "../support/api";
import { db, makePending } from "../support/database";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { services } from "../support/services";
import { adminWorkRights } from "~/domain/overview/office-work";
import { noResults } from "~/domain/overview/search-results";

let admin: Viewer;

beforeAll(async () => {
  admin = await createPerson("admin", "active", { name: "Leela Admin" });
});

const find = (text: string) => services.globalSearch(admin, text);
const nothing = {
  bookings: [],
  customers: [],
  tours: [],
  users: [],
  operators: [],
  coupons: [],
  payouts: [],
};

/** A booking of a customer under its own reference. */
async function bookAs(firstName: string, email: string, bookingId: string) {
  const made = await book({ firstName, lastName: "Menon", email, numberOfTravelers: 1 });
  await db.update(bookings).set({ bookingId, emailKey: null }).where(eq(bookings.bookingId, made.bookingId));
}

test("a booking is found by its reference or the start of it, with or without TB, before any other search", async () => {
  await bookAs("Keerthi", "keerthi@example.com", "TB770011");
  await bookAs("Devika", "devika@example.com", "TB770012");
  for (const text of ["TB770011", "tb770011", " 770011 "]) {
    expect((await find(text)).bookings.map(({ bookingId }) => bookingId)).toStrictEqual(["TB770011"]);
  }
  expect((await find("7700")).bookings.map(({ bookingId }) => bookingId)).toStrictEqual([
    "TB770011",
    "TB770012",
  ]);
  // The middle of a reference.
  expect((await find("70012")).bookings).toMatchObject([
    { bookingId: "TB770012", customerName: "Devika Menon" },
  ]);
});

test("bookings are found by customer and e-mail address, newest first, six at most", async () => {
  for (let index = 0; index < 7; index += 1) {
    await bookAs("Zubin", "zubin.menon@example.com", `TB78000${index}`);
  }
  for (const text of [
    "zubin",
    "ZUBIN MEN",
    "zubin.menon@example.com",
    "Zubin.Menon@Example.com",
    "n.menon@exam",
  ]) {
    const found = await find(text);
    expect(found.bookings.map(({ bookingId }) => bookingId)).toStrictEqual(
      [6, 5, 4, 3, 2, 1].map((index) => `TB78000${index}`),
    );
  }
});

test("tours are found by title, place and slug in any state, deleted ones last", async () => {
  await db.update(tours).set({ status: "draft", deletedAt: 1 }).where(eq(tours.slug, "ooty"));
  const { tours: found } = await find("ooty");
  expect(found.at(-1)).toMatchObject({ slug: "ooty", isDeleted: true, status: "draft" });
  expect((await find("golden-triangle-classic")).tours.map(({ slug }) => slug)).toStrictEqual([
    "golden-triangle-classic",
  ]);
  expect((await find("in")).tours).toHaveLength(6);
  const [first] = (await find("goa")).tours;
  expect(first?.place.toLowerCase().startsWith("goa")).toBe(true);
});

test("people are found by name, address and request code, companies by name", async () => {
  const { id } = await createPerson("admin", "pending", {
    name: "Imran Qureshi",
    email: "imran.q@example.com",
    requestCode: "ADM-98765432",
  });
  await createOperator(admin.id, { slug: "konkan", companyName: "Konkan Trails", status: "pending" });
  for (const text of ["imran", "QURESHI", "imran.q@", "adm-98765432"]) {
    expect((await find(text)).users).toMatchObject([{ id, role: "admin", status: "pending" }]);
  }
  expect((await find("konkan trails")).operators).toStrictEqual([
    { slug: "konkan", companyName: "Konkan Trails", status: "pending" },
  ]);
});

test("SQL wildcards are plain text, and too short a text finds nothing", async () => {
  for (const text of ["", " ", "a", " t ", "%%", "__", "zz' OR 1=1 --", "😀😀", "x".repeat(200)]) {
    expect(await find(text)).toStrictEqual(nothing);
  }
});

test("each role counts only the work that it may do", async () => {
  const { bookingId } = await book({ tour: "munnar", numberOfTravelers: 1 });
  await makePending(bookingId);
  await db.update(tours).set({ status: "pending" }).where(eq(tours.slug, "coorg"));
  await db.insert(contactMessages).values({
    id: "open",
    name: "A",
    email: "a@example.com",
    subject: "Feedback",
    message: "Hello",
    createdAt: Date.now(),
  });
  const expected = { pendingBookings: 1, pendingTours: 1, openMessages: 1 };
  for (const [adminRole, kinds] of [
    ["owner", ["pendingBookings", "pendingTours", "openMessages"]],
    ["support", ["pendingBookings", "openMessages"]],
    ["content", ["pendingTours"]],
    ["finance", []],
  ] as const) {
    const work = await services.countAdminWork(await createPerson("admin", "active", { adminRole }));
    expect(Object.keys(work).toSorted()).toStrictEqual(Object.keys(adminWorkRights).toSorted());
    for (const [kind, count] of Object.entries(expected))
      expect(work, `${adminRole}, ${kind}`).toHaveProperty(
        kind,
        kinds.some((each) => each === kind) ? count : 0,
      );
  }
});

test("an operator finds their own bookings, tours and payouts, and nobody else's", async () => {
  const owner = await createPerson("tour_operator", "verified");
  const other = await createPerson("tour_operator", "verified");
  const operator = await createOperator(owner.id);
  await giveTourTo("ooty", operator);
  await giveTourTo("agra", await createOperator(other.id));
  const own = await book({
    tour: "ooty",
    firstName: "Zubeida",
    lastName: "Rahman",
    email: "zubeida@example.com",
  });
  await book({ tour: "agra", firstName: "Zubeida", lastName: "Elsewhere" });
  const { title = "" } = (await db.select().from(tours).where(eq(tours.slug, "ooty")).get()) ?? {};
  await db.insert(payouts).values({
    id: "own-payout",
    operatorSlug: operator,
    reference: "UTR7788",
    amount: 900,
    status: "paid",
    createdAt: Date.now(),
  });
  const find = (text: string, viewer = owner) => services.searchForOperator(viewer, text);
  for (const text of [own.bookingId, "zubeida", "zubeida@example.com"]) {
    expect(
      (await find(text)).bookings.map(({ bookingId }) => bookingId),
      text,
    ).toStrictEqual([own.bookingId]);
  }
  expect((await find(title)).tours.map((tour) => tour.slug)).toStrictEqual(["ooty"]);
  expect((await find("utr77")).payouts).toMatchObject([{ id: "own-payout", amount: 900 }]);
  expect(await find("utr77", other)).toStrictEqual(noResults);
  expect(await find(title, other)).toStrictEqual(noResults);
  expect(await find("z")).toStrictEqual(noResults);
});
