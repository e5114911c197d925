import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { services } from "../support/services";
import { reviewReports, reviews } from "../../worker/platform/db/schema";
import { book } from "../support/api";
import { db } from "../support/database";
import { bookingRow } from "../support/rows";

let admin: Viewer;
let owner: Viewer;

beforeAll(async () => {
  admin = await createPerson("admin", "active", { name: "Leela Admin" });
  owner = await createPerson("tour_operator", "pending", { name: "Sunita Sawant" });
  const operator = await createOperator(owner.id, {
    status: "pending",
    companyName: "Konkan Trails",
    registrationNumber: "U63040MH",
  });
  await giveTourTo("ooty", operator);
});

const everyone = { limit: 100 };

test("an account is found by part of its name, address or request code, in any case", async () => {
  const code = "ADM-23456789";
  const { id } = await createPerson("admin", "pending", { name: "Imran Qureshi", requestCode: code });
  for (const q of ["imran", "QURESHI", id.slice(0, 12), code, code.toLowerCase()]) {
    const { accounts } = await services.listAccounts(admin, { ...everyone, q });
    expect(accounts.map((account) => account.id)).toStrictEqual([id]);
  }
  expect((await services.listAccounts(admin, { ...everyone, q: "%" })).accounts).toStrictEqual([]);
});

test("accounts are filtered by role and state, and operators show company and tours", async () => {
  const { accounts } = await services.listAccounts(admin, {
    ...everyone,
    role: "tour_operator",
    status: "pending",
  });
  expect(accounts).toMatchObject([
    { id: owner.id, companies: [{ companyName: "Konkan Trails" }], tours: 1, bookings: 0, requestCode: null },
  ]);
});

test("companies are listed with owner and tours, page by page, and found by any of their columns", async () => {
  const { operators } = await services.listOperators(admin, { ...everyone, status: "pending" });
  expect(operators).toMatchObject([
    { companyName: "Konkan Trails", owner: { id: owner.id, status: "pending" }, tours: 1 },
  ]);
  for (const q of ["konkan", "u63040", "sunita", owner.email]) {
    const found = await services.listOperators(admin, { ...everyone, q });
    expect(found.operators.map(({ companyName }) => companyName)).toStrictEqual(["Konkan Trails"]);
  }
  const all = await services.listOperators(admin, everyone);
  expect(all.operators.filter((operator) => operator.owner === null)).toHaveLength(8);
  const first = await services.listOperators(admin, { limit: 5 });
  const rest = await services.listOperators(admin, { limit: 5, cursor: first.nextCursor ?? "" });
  expect([...first.operators, ...rest.operators]).toStrictEqual(all.operators);
  expect(rest.nextCursor).toBeNull();
});

test("an administrator is reminded to add a second factor, and of pending accounts", async () => {
  expect(await services.getAdminReminders(admin)).toMatchObject({
    lacksSecondFactor: true,
    waitingOperators: 1,
  });
  expect(await services.getAdminReminders({ ...admin, twoFactorEnabled: true })).toMatchObject({
    lacksSecondFactor: false,
  });
});

const written = [
  {
    tour: "goa",
    rating: 5,
    title: "=Lovely",
    text: "Quiet bays, and nobody hurried us.",
    authorName: "Asha T.",
  },
  { tour: "goa", rating: 2, title: "Damp rooms", text: "The rooms were damp.\nIt rained.", authorName: null },
  {
    tour: "agra",
    rating: 5,
    title: "सुंदर यात्रा 😀",
    text: 'They say "wah", and so do we.',
    authorName: "Binu",
  },
  {
    tour: "munnar",
    rating: 4,
    title: "Tea, tea, tea",
    text: "Hills of it, as far as one sees.",
    authorName: "Chitra",
  },
] as const;

beforeAll(async () => {
  for (const [index, { tour, ...review }] of written.entries()) {
    const { bookingId } = await book({ tour, numberOfTravelers: 1 });
    const row = await bookingRow(bookingId);
    // Two of them share a moment: their ids decide the order.
    const at = 1_700_000_000_000 + Math.min(index, 2) * 1000;
    await db.insert(reviews).values({
      ...review,
      id: `review-${index}`,
      booking: row.id,
      tourId: row.tourId,
      createdAt: at,
      updatedAt: at,
    });
  }
});

type Query = Parameters<typeof services.listReviewsForModeration>[1];

async function idsOf(query: Omit<Query, "limit">, limit = 100) {
  const list = await services.listReviewsForModeration(admin, { ...query, limit });
  return list.reviews.map(({ id }) => id.replace("review-", "")).join("");
}

test("reviews are sorted by date and by stars, both ways", async () => {
  expect(await idsOf({})).toBe("3210");
  expect(await idsOf({ sort: "written" })).toBe("0123");
  expect(await idsOf({ sort: "-stars" })).toBe("2031");
  expect(await idsOf({ sort: "stars" })).toBe("1302");
});

test("reported reviews are listed by their report, the oldest first", async () => {
  const reports = ["review-3", "review-0", "review-2"].map((review, index) => ({
    review,
    reason: "Not about our tour.",
    createdAt: 1_700_000_100_000 + index * 1000,
  }));
  await db.insert(reviewReports).values(reports);
  expect(await idsOf({ report: "open", sort: "waiting" })).toBe("302");
  const [{ reportedAt } = {}] = (
    await services.listReviewsForModeration(admin, { report: "open", sort: "waiting", limit: 1 })
  ).reviews;
  expect(reportedAt).toBe(reports[0]?.createdAt);
});

test("reviews are filtered by state and stars, and found by title, text, author, tour and booking", async () => {
  await services.moderateReview(admin, { id: "review-1", status: "hidden" });
  expect(await idsOf({ status: "hidden" })).toBe("1");
  expect(await idsOf({ status: "published", stars: 5 })).toBe("20");
  const [{ bookingId = "" } = {}] = (await services.listReviewsForModeration(admin, { limit: 1 })).reviews;
  for (const [q, ids] of [
    ["damp", "1"],
    ["HURRIED", "0"],
    ["chitra", "3"],
    ["सुंदर", "2"],
    ["goa", "10"],
    [bookingId, "3"],
    ["nobody wrote this", ""],
    ["%", ""],
  ] as const) {
    expect(await idsOf({ q })).toBe(ids);
  }
});
