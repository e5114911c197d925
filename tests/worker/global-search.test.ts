import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { book } from "../support/api";
import { setTour } from "../support/rows";
import { createOperator, createPerson } from "../support/people";
import { services } from "../support/services";
import { setBooking } from "../support/database";

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
  await setBooking(made.bookingId, { bookingId, emailKey: null });
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
  await setTour("ooty", { status: "draft", deletedAt: 1 });
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
