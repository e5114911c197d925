import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { bookings, reviewReports, reviews } from "../../worker/platform/db/schema";
import { book } from "../support/api";
import { db } from "../support/database";
import { createPerson } from "../support/people";
import { services } from "../support/services";

let admin: Viewer;

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
  admin = await createPerson("admin", "active");
  for (const [index, { tour, ...review }] of written.entries()) {
    const { bookingId } = await book({ tour, numberOfTravelers: 1 });
    const row = await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get();
    // Two of them share a moment: their ids decide the order.
    const at = 1_700_000_000_000 + Math.min(index, 2) * 1000;
    await db.insert(reviews).values({
      ...review,
      id: `review-${index}`,
      booking: row?.id ?? "",
      tourId: row?.tourId ?? 0,
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

test("paging lists every review once in each sort, and a cursor of another sort is refused", async () => {
  for (const sort of ["-written", "written", "-stars", "stars"] as const) {
    let cursor: string | undefined;
    const seen: string[] = [];
    do {
      const page = await services.listReviewsForModeration(admin, { sort, cursor, limit: 1 });
      seen.push(...page.reviews.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen.join("").replaceAll("review-", "")).toBe(await idsOf({ sort }));
  }
  const { nextCursor } = await services.listReviewsForModeration(admin, { sort: "stars", limit: 1 });
  const foreign = { sort: "written", cursor: nextCursor ?? "", limit: 1 } as const;
  await expect(services.listReviewsForModeration(admin, foreign)).rejects.toMatchObject({ code: "invalid" });
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
