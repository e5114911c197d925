import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import {
  bookings,
  reviewReplies,
  reviewReports,
  reviews,
  tours as tourRows,
} from "../../worker/platform/db/schema";
import { actionsOn } from "../support/audit";
import { db } from "../support/database";
import { refusal } from "../support/refusal";
import { mailsTo, services } from "../support/services";
import { createThreadWorld, type ThreadWorld } from "../support/threads";
import { createTrip } from "../support/trips";

let world: ThreadWorld;
beforeAll(async () => {
  world = await createThreadWorld("ooty");
});

const text = "Thank you. The second bus comes in May.";
const reason = "This person never traveled with us.";

/** A review of a trip of the world's traveler. */
async function review(tour = "ooty", rating: 1 | 2 | 3 | 4 | 5 = 4) {
  const { bookingId } = await createTrip(world.traveler, { tour });
  await services.writeReview(world.traveler, {
    bookingId,
    rating,
    title: "A good week",
    text: "Quiet rooms, early starts, and a patient driver.",
  });
  const row = await db
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(bookings, eq(reviews.booking, bookings.id))
    .where(eq(bookings.bookingId, bookingId))
    .get();
  return { id: row?.id ?? "", bookingId };
}

const monthAgo = (months: number) => Date.now() - months * 30 * 86_400_000;

const shown = async (id: string) => {
  const list = await services.listReviewsOfTour({ slug: "ooty", cursor: null });
  return list.reviews.find((one) => one.id === id);
};

test("an answer shows on the tour's page and with the traveler's own review, is mailed to the traveler, and logged", async () => {
  const { id, bookingId } = await review();
  expect((await shown(id))?.reply).toBeNull();
  await services.answerReview(world.staff, { id, text });
  expect((await shown(id))?.reply).toMatchObject({ companyName: "Malabar Walks", text });
  expect((await services.getTravelerReview(world.traveler, bookingId)).review?.reply).toMatchObject({ text });
  expect(JSON.stringify(await shown(id))).not.toContain(world.staff.id);
  const mails = (await mailsTo(world.traveler.email)).filter(({ subject }) => subject.includes("replied"));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(text);
  expect(mails[0]?.text).toContain(`/bookings/${bookingId}/review`);
  expect(mails[0]?.text).not.toContain("@");
  expect(
    (await actionsOn(id)).map(({ log, details }) => [log.action, log.actorId, details.after]),
  ).toStrictEqual([["review.reply", world.staff.id, { text }]]);
  // Hiding a review hides its answer.
  await services.moderateReview(world.admin, { id, status: "hidden" });
  expect(await shown(id)).toBeUndefined();
});

test("concurrent answers to a review count once, with one mail to its author", async () => {
  const { id } = await review();
  const before = (await mailsTo(world.traveler.email)).length;
  const answers = await Promise.allSettled(
    Array.from({ length: 6 }, (_, index) =>
      services.answerReview(index % 2 === 0 ? world.owner : world.staff, { id, text: `${text} ${index}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const replies = await db.select().from(reviewReplies).where(eq(reviewReplies.review, id));
  expect(replies).toHaveLength(1);
  expect(await actionsOn(id)).toHaveLength(1);
  expect((await mailsTo(world.traveler.email)).length).toBe(before + 1);
  await refusal(services.answerReview(world.owner, { id, text: "Another one." }), "illegal_transition");
  expect(await db.select().from(reviewReplies).where(eq(reviewReplies.review, id))).toStrictEqual(replies);
});

test("a review is reported once, and an administrator dismisses the report or hides the review", async () => {
  const [visible, hidden] = [await review(), await review()];
  for (const { id } of [visible, hidden]) {
    const answers = await Promise.allSettled(
      Array.from({ length: 4 }, () => services.reportReview(world.owner, { id, reason })),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await refusal(services.reportReview(world.staff, { id, reason }), "illegal_transition");
  }
  const list = async (report: "open" | "handled") =>
    (await services.listReviewsForModeration(world.admin, { report, limit: 50 })).reviews
      .filter(({ reportReason }) => reportReason === reason)
      .map(({ id }) => id)
      .toSorted();
  expect(await list("open")).toStrictEqual([visible.id, hidden.id].toSorted());
  await services.dismissReviewReport(world.admin, visible.id);
  await refusal(services.dismissReviewReport(world.admin, visible.id), "illegal_transition");
  await services.moderateReview(world.admin, { id: hidden.id, status: "hidden" });
  expect(await list("open")).toStrictEqual([]);
  expect(await list("handled")).toStrictEqual([visible.id, hidden.id].toSorted());
  const report = await db.select().from(reviewReports).where(eq(reviewReports.review, hidden.id)).get();
  expect(report).toMatchObject({ handledBy: world.admin.id });
  expect((await actionsOn(visible.id)).map(({ log }) => log.action)).toStrictEqual([
    "review.report",
    "review.dismiss",
  ]);
  expect((await shown(visible.id))?.id).toBe(visible.id);
});

test("a hidden or missing review can be neither answered nor reported", async () => {
  const hidden = await review();
  await services.moderateReview(world.admin, { id: hidden.id, status: "hidden" });
  for (const review of [hidden.id, "nothing"]) {
    await refusal(services.answerReview(world.owner, { id: review, text }), "not_found");
    await refusal(services.reportReview(world.owner, { id: review, reason }), "not_found");
  }
});

test("an operator's reviews are filtered by tour, stars and answer, and counted by tour and month", async () => {
  const { owner, operator } = await createThreadWorld("hampi");
  const mine = [await review("hampi", 5), await review("hampi", 2), await review("hampi", 2)];
  const [first] = mine;
  await services.answerReview(owner, { id: first?.id ?? "", text });
  // Written two months ago, and before the months that are shown.
  await db
    .update(reviews)
    .set({ createdAt: monthAgo(2) })
    .where(eq(reviews.id, mine[1]?.id ?? ""));
  await db
    .update(reviews)
    .set({ createdAt: monthAgo(20) })
    .where(eq(reviews.id, mine[2]?.id ?? ""));
  const list = async (filter: Partial<Parameters<typeof services.listOperatorReviews>[1]>) =>
    (await services.listOperatorReviews(owner, { limit: 9, ...filter })).reviews.map(({ id }) => id);
  expect(await list({})).toStrictEqual(mine.map(({ id }) => id));
  expect(await list({ answer: "given" })).toStrictEqual([first?.id]);
  expect(await list({ answer: "missing" })).toHaveLength(2);
  expect(await list({ stars: 2 })).toHaveLength(2);
  expect(await list({ tour: "hampi", stars: 5 })).toStrictEqual([first?.id]);
  expect(await list({ tour: "ooty" })).toStrictEqual([]);
  expect(await list({ sort: "written" })).toStrictEqual(mine.map(({ id }) => id).toReversed());
  expect((await list({ sort: "-stars" }))[0]).toBe(first?.id);
  expect(await list({ q: "hampi" })).toHaveLength(3);
  expect(await list({ q: "nobody wrote this" })).toStrictEqual([]);
  const pathOf = async () => (await services.listOperatorReviews(owner, { limit: 1 })).reviews[0]?.tourPath;
  expect(await pathOf()).toBe("/destinations/from-bangalore/hampi");
  await db.update(tourRows).set({ status: "draft" }).where(eq(tourRows.slug, "hampi"));
  expect(await pathOf()).toBeNull();
  await db.update(tourRows).set({ status: "active" }).where(eq(tourRows.slug, "hampi"));
  const { tours, months } = await services.getOperatorRatings(owner);
  expect(tours).toMatchObject([{ slug: "hampi", count: 3, mean: 3, unanswered: 2 }]);
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toMatchObject({ count: 1, mean: 5 });
  expect(months.filter(({ count }) => count > 0).map(({ mean }) => mean)).toStrictEqual([2, 5]);
  expect(months[0]).toMatchObject({ count: 0, mean: null });
  expect(operator).toBeTruthy();
});
