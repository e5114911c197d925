import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { BookingActor } from "~/domain/bookings/booking-history";
import { bookingMessages, operatorAnswers, operators, tours } from "../../worker/platform/db/schema";
import { getOperatorPage } from "../../worker/operators/get-operator-page";
import { getTourPage } from "../../worker/tours/get-tour-page";
import { db } from "../support/database";
import { createThreadBooking, createThreadWorld } from "../support/threads";
import { refusal } from "../support/refusal";

const clock = () => Date.now();

async function operatorOf(slug: string) {
  return (await getTourPage({ db, clock }, slug)).operator;
}

test("an operator's page shows its tours on sale and their mean rating", async () => {
  const { slug, toursOnSale, companyName } = await operatorOf("hampi");
  const page = await getOperatorPage({ db, clock }, slug.toUpperCase());
  expect(page).toMatchObject({ slug, companyName, toursOnSale, rating: null, reviewCount: 0 });
  expect(page.tours).toHaveLength(Math.min(24, toursOnSale));
  const [first, second] = page.tours;
  await db
    .update(tours)
    .set({ rating: 4, reviewCount: 1 })
    .where(eq(tours.slug, first?.slug ?? ""));
  await db
    .update(tours)
    .set({ rating: 5, reviewCount: 3 })
    .where(eq(tours.slug, second?.slug ?? ""));
  expect(await getOperatorPage({ db, clock }, slug)).toMatchObject({ rating: 4.8, reviewCount: 4 });
});

/** Writes a thread of a new booking: hours after its start, and who writes. */
async function writeThread(
  booking: string,
  messages: readonly (readonly [hours: number, author: BookingActor])[],
) {
  const start = Date.now() - 7 * 86_400_000;
  for (const [hours, author] of messages)
    await db.insert(bookingMessages).values({
      id: crypto.randomUUID(),
      booking,
      author,
      toTraveler: author !== "traveler",
      toOperator: author === "traveler",
      text: "Text",
      createdAt: start + hours * 3_600_000,
    });
}

test("an operator's page says how soon it usually answers, once five answers tell", async () => {
  const world = await createThreadWorld("hampi");
  const answerTime = async () => (await getOperatorPage({ db, clock }, world.operator)).answerTime;
  const [first, second] = [
    await createThreadBooking(world.tour, null),
    await createThreadBooking(world.tour, null),
  ];
  // The wait counts from the first open question; unasked messages, the team's and a second answer do not count.
  await writeThread(first.id, [
    [0, "operator"],
    [1, "traveler"],
    [2, "traveler"],
    [2.5, "team"],
    [4, "operator"],
    [5, "operator"],
    [6, "traveler"],
    [7, "operator"],
    [8, "traveler"],
    [11, "operator"],
    [12, "traveler"],
    [40, "operator"],
  ]);
  expect(await db.select().from(operatorAnswers)).toHaveLength(4);
  expect(await answerTime()).toBeNull();
  await writeThread(second.id, [
    [0, "traveler"],
    [60, "operator"],
  ]);
  expect(await answerTime()).toBe("Usually answers within 3 hours");
  await db.update(operatorAnswers).set({ answeredAt: Date.now() - 120 * 86_400_000 });
  expect(await answerTime()).toBeNull();
  await writeThread(second.id, [
    [61, "traveler"],
    [62, "operator"],
  ]);
  expect(await db.select().from(operatorAnswers)).toHaveLength(1);
});

test("an operator that is not verified has no page", async () => {
  const { slug } = await operatorOf("darjeeling");
  await db.update(operators).set({ status: "suspended" }).where(eq(operators.slug, slug));
  await refusal(getOperatorPage({ db, clock }, slug), "not_found");
  await refusal(getOperatorPage({ db, clock }, "nobody"), "not_found");
});

test("similar tours are none of the others shown, and not the tour itself", async () => {
  const { tour, otherTours, similarTours } = await getTourPage({ db, clock }, "manali");
  const slugs = similarTours.map(({ slug }) => slug);
  expect(slugs).toHaveLength(3);
  expect(new Set([tour.slug, ...otherTours.map(({ slug }) => slug), ...slugs]).size).toBe(7);
});
