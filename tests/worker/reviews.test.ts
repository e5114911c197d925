import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ReviewContent } from "~/domain/reviews/review-form";
import { bookings, reviews } from "../../worker/platform/db/schema";
import { listReviewsOfTour } from "../../worker/reviews/use-cases";
import { get, read } from "../support/api";
import { actionsOn, audit } from "../support/audit";
import { db, setBooking } from "../support/database";
import { setTour } from "../support/rows";
import { refusal } from "../support/refusal";
import { tourSchema } from "../support/tour-schemas";
import { createTrip } from "../support/trips";
import { createViewer } from "../support/people";
import { useCases } from "../../worker/services";

const { run: editReview } = useCases.editReview;
const { run: getTravelerReview } = useCases.getTravelerReview;
const { run: listReviewsToWrite } = useCases.listReviewsToWrite;
const { run: moderateReview } = useCases.moderateReview;
const { run: writeReview } = useCases.writeReview;

const day = 86_400_000;
const now = { db, clock: () => Date.now() };
const later = (days: number) => ({ db, clock: () => Date.now() + days * day });

const content: ReviewContent = {
  rating: 4,
  title: "A good week",
  text: "Quiet rooms, early starts, and a patient driver.",
};

async function ratingOf(slug: string) {
  const { tour } = await read(await get(`/api/tours/${slug}`), tourSchema);
  return { rating: tour.rating, reviewCount: tour.reviewCount };
}

async function reviewOf(bookingId: string) {
  const row = await db
    .select({ review: reviews })
    .from(reviews)
    .innerJoin(bookings, eq(reviews.booking, bookings.id))
    .where(eq(bookings.bookingId, bookingId))
    .get();
  return row?.review ?? null;
}

test("a completed trip is reviewed, and the tour's page and rating include it", async () => {
  const asha = await createViewer();
  const { bookingId, lastDay } = await createTrip(asha, { tour: "hampi" });
  expect(await ratingOf("hampi")).toStrictEqual({ rating: null, reviewCount: 0 });
  expect((await getTravelerReview(now, asha, bookingId)).state).toBe("to_write");

  await writeReview(now, asha, { ...content, bookingId });
  expect(await ratingOf("hampi")).toStrictEqual({ rating: 4, reviewCount: 1 });
  const shown = await listReviewsOfTour({ db }, { slug: "hampi", cursor: null });
  expect(shown.summary).toMatchObject({ count: 1, mean: 4 });
  expect(shown.reviews).toMatchObject([{ ...content, authorName: "Asha T." }]);
  expect(shown.reviews[0]?.travelMonth).toMatch(/^\d{4}-\d{2}$/);
  expect(JSON.stringify(shown)).not.toContain(asha.id);
  expect(JSON.stringify(shown)).not.toContain(bookingId);
  expect(lastDay > (shown.reviews[0]?.travelMonth ?? "")).toBe(true);

  expect(await getTravelerReview(now, asha, bookingId)).toMatchObject({ state: "editable", review: content });
});

test("a trip can be reviewed from the day after its last one", async () => {
  const asha = await createViewer();
  const today = await createTrip(asha, { endedDaysAgo: 0 });
  await refusal(writeReview(now, asha, { ...content, bookingId: today.bookingId }), "not_reviewable");
  expect((await getTravelerReview(now, asha, today.bookingId)).state).toBe("not_reviewable");
  expect(await reviewOf(today.bookingId)).toBeNull();
  const yesterday = await createTrip(asha, { endedDaysAgo: 1 });
  await writeReview(now, asha, { ...content, bookingId: yesterday.bookingId });
  expect(await reviewOf(yesterday.bookingId)).not.toBeNull();
});

test.for(["pending", "cancelled"] as const)("a %s booking cannot be reviewed", async (status) => {
  const asha = await createViewer();
  const { bookingId } = await createTrip(asha);
  await setBooking(bookingId, { status });
  await refusal(writeReview(now, asha, { ...content, bookingId }), "not_reviewable");
  expect((await getTravelerReview(now, asha, bookingId)).state).toBe("not_reviewable");
  expect(await reviewOf(bookingId)).toBeNull();
});

test("only its owner sees, writes or changes a booking's review, and others get a plain not found", async () => {
  const asha = await createViewer();
  const { bookingId } = await createTrip(asha, { tour: "kovalam" });
  const others = {
    stranger: await createViewer(),
    operator: await createViewer({ role: "tour_operator", status: "verified" }),
    admin: await createViewer({ role: "admin" }),
  };
  const answersTo = async (person: (typeof others)["admin"], id: string) => {
    const calls = [
      getTravelerReview(now, person, id),
      writeReview(now, person, { ...content, bookingId: id }),
      editReview(now, person, { ...content, bookingId: id }),
    ];
    return (await Promise.all(calls.map((call) => refusal(call, "not_found")))).map(({ message }) =>
      message.replace(id, "…"),
    );
  };
  for (const person of Object.values(others))
    expect(await answersTo(person, bookingId)).toStrictEqual(await answersTo(person, "TB999999"));
  await writeReview(now, asha, { ...content, bookingId });
  for (const person of Object.values(others)) await answersTo(person, bookingId);
  for (const call of [
    getTravelerReview(now, null, bookingId),
    writeReview(now, null, { ...content, bookingId }),
  ])
    await refusal(call, "unauthenticated");
  expect(await reviewOf(bookingId)).toMatchObject({ ...content, userId: asha.id });
});

test("its author can change a review for fourteen days, and the rating follows", async () => {
  const asha = await createViewer();
  const { bookingId } = await createTrip(asha, { tour: "coorg" });
  await refusal(editReview(now, asha, { ...content, bookingId }), "not_found");
  await writeReview(now, asha, { ...content, bookingId });
  const changed = {
    rating: 2,
    title: "On second thoughts",
    text: "The rooms were damp, and it grew on me.",
  } as const;
  await editReview(later(13.9), asha, { ...changed, bookingId });
  expect(await ratingOf("coorg")).toStrictEqual({ rating: 2, reviewCount: 1 });
  expect(await reviewOf(bookingId)).toMatchObject(changed);

  await refusal(editReview(later(14.1), asha, { ...content, bookingId }), "not_reviewable");
  expect(await getTravelerReview(later(14.1), asha, bookingId)).toMatchObject({
    state: "final",
    review: changed,
  });
  expect(await reviewOf(bookingId)).toMatchObject(changed);
});

test("a hidden review is on no page and in no rating until it is shown again; an edit does not show it", async () => {
  const admin = await createViewer({ role: "admin" });
  const asha = await createViewer();
  const { bookingId } = await createTrip(asha, { tour: "jaipur" });
  await writeReview(now, asha, { ...content, bookingId });
  const id = (await reviewOf(bookingId))?.id ?? "";

  await moderateReview(audit, admin, { id, status: "hidden" });
  expect(await ratingOf("jaipur")).toStrictEqual({ rating: null, reviewCount: 0 });
  expect((await listReviewsOfTour({ db }, { slug: "jaipur", cursor: null })).reviews).toStrictEqual([]);
  await editReview(now, asha, { ...content, rating: 5, bookingId });
  expect(await getTravelerReview(now, asha, bookingId)).toMatchObject({
    review: { status: "hidden", rating: 5 },
  });
  expect(await ratingOf("jaipur")).toStrictEqual({ rating: null, reviewCount: 0 });

  await moderateReview(audit, admin, { id, status: "published" });
  expect(await ratingOf("jaipur")).toStrictEqual({ rating: 5, reviewCount: 1 });
  await refusal(moderateReview(audit, admin, { id: "none", status: "hidden" }), "not_found");

  await refusal(moderateReview(audit, admin, { id, status: "published" }), "illegal_transition");
  const hide = () => moderateReview(audit, admin, { id, status: "hidden" });
  const both = await Promise.allSettled([hide(), hide()]);
  expect(both.map((each) => each.status).toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  const [shown, hidden] = [{ status: "published" }, { status: "hidden" }];
  expect((await actionsOn(id)).map(({ details: { before, after } }) => [before, after])).toStrictEqual([
    [shown, hidden],
    [hidden, shown],
    [shown, hidden],
  ]);
});

test("reviews are filtered by stars and words, and ordered by rating through all pages", async () => {
  const asha = await createViewer();
  const given = [5, 2, 4, 5, 1] as const;
  for (const [index, rating] of given.entries()) {
    const { bookingId } = await createTrip(asha, { tour: "kodaikanal" });
    const clock = () => Date.now() + index * 1000;
    const title = `Stay ${index} 100%`;
    await writeReview({ db, clock }, asha, { ...content, rating, title, bookingId });
  }
  async function titles(query: Parameters<typeof listReviewsOfTour>[1]): Promise<string> {
    const { summary, reviews, nextCursor } = await listReviewsOfTour({ db }, query);
    expect(summary.count).toBe(given.length);
    const shown = reviews.map(({ title }) => title.charAt(5)).join("");
    return nextCursor === null ? shown : shown + (await titles({ ...query, cursor: nextCursor }));
  }
  const slug = "kodaikanal";
  expect(await titles({ slug, limit: 2 })).toBe("43210");
  expect(await titles({ slug, limit: 2, sort: "highest" })).toBe("30214");
  expect(await titles({ slug, limit: 2, sort: "lowest" })).toBe("41230");
  expect(await titles({ slug, stars: 5 })).toBe("30");
  expect(await titles({ slug, q: "sTAY 2" })).toBe("2");
  expect(await titles({ slug, q: "100%" })).toBe("43210");
  expect(await titles({ slug, q: "nothing of the kind" })).toBe("");
  const { nextCursor } = await listReviewsOfTour({ db }, { slug, limit: 2 });
  await refusal(listReviewsOfTour({ db }, { slug, sort: "highest", cursor: nextCursor }), "invalid");
});

test("the reviews to write are the viewer's completed trips without one, the latest first", async () => {
  const asha = await createViewer();
  const old = await createTrip(asha, { endedDaysAgo: 90 });
  const recent = await createTrip(asha, { endedDaysAgo: 2 });
  const reviewed = await createTrip(asha, { endedDaysAgo: 20 });
  await writeReview(now, asha, { ...content, bookingId: reviewed.bookingId });
  await createTrip(asha, { endedDaysAgo: -3 });
  const cancelled = await createTrip(asha, { endedDaysAgo: 30 });
  await setBooking(cancelled.bookingId, { status: "cancelled" });
  await createTrip(await createViewer());

  const toWrite = await listReviewsToWrite(now, asha, { limit: 5 });
  expect(toWrite.map(({ bookingId }) => bookingId)).toStrictEqual([recent.bookingId, old.bookingId]);
  expect(toWrite[0]).toMatchObject({
    tourSlug: "ooty",
    tourPath: "/destinations/from-bangalore/ooty",
    days: 4,
  });
  expect(await listReviewsToWrite(now, asha, { limit: 1 })).toHaveLength(1);
});

test("sorting by rating puts the better first, and of equal ones the one with more ratings", async () => {
  const wanted = [
    ["agra", 4.9, 3],
    ["auli", 4.8, 40],
    ["goa", 4.8, 2],
    ["diu", 4.7, 999],
  ] as const;
  for (const [slug, rating, reviewCount] of wanted) await setTour(slug, { rating, reviewCount });
  const all: string[] = [];
  for (const limit of [3, 100]) {
    const answer = await get(`/api/tours?sort=rating&limit=${limit}`);
    const page: { tours: { slug: string }[]; nextCursor: string } = await answer.json();
    all.push(...page.tours.map(({ slug }) => slug).filter((slug) => wanted.some(([name]) => name === slug)));
    if (limit > 3) continue;
    const next = await get(`/api/tours?sort=rating&limit=100&cursor=${page.nextCursor}`);
    const rest: { tours: { slug: string }[] } = await next.json();
    expect(rest.tours.map(({ slug }) => slug)).not.toContain(page.tours[0]?.slug);
  }
  expect(all.slice(-4)).toStrictEqual(wanted.map(([slug]) => slug));
});
