import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { operators, tours } from "../../worker/db/schema";
import { getOperatorPage } from "../../worker/operators/get-operator-page";
import { getTourPage } from "../../worker/tours/get-tour-page";
import { db } from "../support/database";
import { refusal } from "../support/refusal";

const clock = () => Date.now();

async function operatorOf(slug: string) {
  return (await getTourPage({ db, clock }, slug)).operator;
}

test("an operator's page shows its tours on sale and their mean rating", async () => {
  const { slug, toursOnSale, companyName } = await operatorOf("hampi");
  const page = await getOperatorPage({ db }, slug.toUpperCase());
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
  expect(await getOperatorPage({ db }, slug)).toMatchObject({ rating: 4.8, reviewCount: 4 });
});

test("an operator that is not verified has no page", async () => {
  const { slug } = await operatorOf("darjeeling");
  await db.update(operators).set({ status: "suspended" }).where(eq(operators.slug, slug));
  await refusal(getOperatorPage({ db }, slug), "not_found");
  await refusal(getOperatorPage({ db }, "nobody"), "not_found");
});

test("similar tours are none of the others shown, and not the tour itself", async () => {
  const { tour, otherTours, similarTours } = await getTourPage({ db, clock }, "manali");
  const slugs = similarTours.map(({ slug }) => slug);
  expect(slugs).toHaveLength(3);
  expect(new Set([tour.slug, ...otherTours.map(({ slug }) => slug), ...slugs]).size).toBe(7);
});
