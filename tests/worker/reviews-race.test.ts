import { env } from "cloudflare:workers";
import { count, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { AppError } from "~/domain/errors";
import { summarizeRatings, starChoices, type StarRating } from "~/domain/reviews/review";
import { bookings, reviews, tours } from "../../worker/platform/db/schema";
import { audit } from "../support/audit";
import { db } from "../support/database";
import { tourRow } from "../support/rows";
import { createTrip } from "../support/trips";
import { createViewer } from "../support/people";
import { useCases } from "../../worker/services";

const { run: editReview } = useCases.editReview;
const { run: moderateReview } = useCases.moderateReview;
const { run: writeReview } = useCases.writeReview;

const dependencies = { db, clock: () => Date.now() };
const text = { title: "In a hurry", text: "Written while others wrote of the same tour." };
const starsAt = (index: number): StarRating => starChoices[index % 5] ?? 5;

async function storedRating(slug: string) {
  const tour = await db
    .select({ rating: tours.rating, reviewCount: tours.reviewCount })
    .from(tours)
    .where(eq(tours.slug, slug))
    .get();
  return tour;
}

/** Computes a tour's rating from its stored reviews. */
async function trueRating(slug: string) {
  const rows = await db
    .select({ stars: reviews.rating, n: count() })
    .from(reviews)
    .innerJoin(tours, eq(reviews.tourId, tours.id))
    .where(sql`${tours.slug} = ${slug} AND ${reviews.status} = 'published'`)
    .groupBy(reviews.rating);
  const { mean, count: reviewCount } = summarizeRatings(new Map(rows.map(({ stars, n }) => [stars, n])));
  return { rating: mean, reviewCount };
}

/** Returns the results of ten parallel tries to review one booking, and its number of reviews. */
async function raceForOneBooking(tour: string) {
  const asha = await createViewer();
  const { bookingId } = await createTrip(asha, { tour });
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      writeReview(dependencies, asha, { ...text, rating: starsAt(index), bookingId }).then(
        () => "written",
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      ),
    ),
  );
  const stored = await db
    .select({ n: count() })
    .from(reviews)
    .innerJoin(bookings, eq(reviews.booking, bookings.id))
    .where(eq(bookings.bookingId, bookingId))
    .get();
  return { outcomes: outcomes.toSorted(), stored: stored?.n };
}

test("ten concurrent reviews of one booking leave one", async () => {
  const { outcomes, stored } = await raceForOneBooking("agra");
  expect(outcomes).toStrictEqual([...Array.from({ length: 9 }, () => "already_reviewed"), "written"]);
  expect(stored).toBe(1);
  expect(await storedRating("agra")).toMatchObject({ reviewCount: 1 });
});

test("concurrent writes, changes and moderation leave the tour's rating exact", async () => {
  const admin = await createViewer({ role: "admin" });
  const asha = await createViewer();
  const trips: string[] = [];
  for (let index = 0; index < 24; index += 1)
    trips.push((await createTrip(asha, { tour: "pondicherry" })).bookingId);
  const write = (bookingId: string, index: number) =>
    writeReview(dependencies, asha, { ...text, rating: starsAt(index), bookingId });
  await Promise.all(trips.slice(0, 12).map(write));
  expect(await storedRating("pondicherry")).toStrictEqual(await trueRating("pondicherry"));

  const written = await db.select({ id: reviews.id }).from(reviews).where(eq(reviews.userId, asha.id));
  await Promise.all([
    ...trips.slice(12).map(write),
    ...trips
      .slice(0, 6)
      .map((bookingId) => editReview(dependencies, asha, { ...text, rating: 1, bookingId })),
    ...written.slice(0, 4).map(({ id }) => moderateReview(audit, admin, { id, status: "hidden" })),
  ]);
  const rating = await storedRating("pondicherry");
  expect(rating).toStrictEqual(await trueRating("pondicherry"));
  expect(rating?.reviewCount).toBe(20);
});

// The negative controls come last: each file has its own storage, so the guards can be removed.

test("a rating computed from a value read before would be wrong", async () => {
  const { id } = await tourRow("diu");
  const asha = await createViewer();
  const trips = await Promise.all(Array.from({ length: 8 }, () => createTrip(asha, { tour: "diu" })));
  await Promise.all(
    trips.map(async ({ bookingId }, index) => {
      const before = await storedRating("diu");
      await writeReview(dependencies, asha, { ...text, rating: starsAt(index), bookingId });
      await db
        .update(tours)
        .set({ reviewCount: (before?.reviewCount ?? 0) + 1 })
        .where(sql`${tours.id} = ${id}`);
    }),
  );
  expect((await storedRating("diu"))?.reviewCount).toBeLessThan(8);
  expect((await trueRating("diu")).reviewCount).toBe(8);
});

test("without the UNIQUE the same ten tries leave ten reviews", async () => {
  await env.DB.exec("DROP INDEX reviews_booking_unique");
  const { outcomes, stored } = await raceForOneBooking("goa");
  expect(outcomes).toStrictEqual(Array.from({ length: 10 }, () => "written"));
  expect(stored).toBe(10);
});
