import { env } from "cloudflare:workers";
import { and, asc, eq, inArray, isNull, like } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { todayInIndia } from "~/domain/calendar/calendar";
import { daysOfMonth, monthsFrom } from "~/domain/calendar/months";
import { taxOn } from "~/domain/money/money";
import { premiumMonths } from "~/domain/money/premium/premium-listing";
import { ledgerEntries, premiumListings, settings, tours } from "../../worker/platform/db/schema";
import { getHomeTours } from "../../worker/money/premium/get-home-tours";
import { actionsOn, audit } from "../support/audit";
import { db } from "../support/database";
import { setOperator, setTour } from "../support/rows";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { refusal } from "../support/refusal";
import { services } from "../support/services";
import { useCases } from "../../worker/services";

const { run: buyPremiumListing } = useCases.buyPremiumListing;

const [thisMonth = "", nextMonth = "", ...later] = premiumMonths(todayInIndia(Date.now()));
const price = 2500;

afterEach(async () => {
  await db.delete(premiumListings);
  await db.delete(settings);
});

/** A member with an operator of these tours. */
async function ownerOf(...slugs: string[]) {
  const owner = await createPerson("tour_operator", "verified");
  const operator = await createOperator(owner.id);
  for (const slug of slugs) await giveTourTo(slug, operator);
  return { owner, operator };
}

async function set(value: { pricePerMonth: number; places: number }) {
  await db.delete(settings);
  await db.insert(settings).values({ name: "premium", value, version: 1, updatedAt: 1 });
}

const listings = () =>
  db.select().from(premiumListings).orderBy(asc(premiumListings.month), asc(premiumListings.place));

const chargesOf = (operator: string) =>
  db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.operatorSlug, operator), eq(ledgerEntries.kind, "premium")));

test("a place is bought, charged in the ledger and logged", async () => {
  const { owner, operator } = await ownerOf("ooty");
  const bought = await services.buyPremiumListing(owner, {
    tour: "ooty",
    month: nextMonth,
    expectedPrice: price,
  });
  expect(bought).toStrictEqual({ tour: "ooty", month: nextMonth, place: 1, amount: price });
  expect(await chargesOf(operator)).toMatchObject([
    {
      key: `premium/ooty/${nextMonth}/0`,
      debit: "operator-payable",
      credit: "premium",
      amount: price,
      booking: null,
    },
    {
      key: `premium/ooty/${nextMonth}/1`,
      debit: "operator-payable",
      credit: "gst-payable",
      amount: taxOn(price, 18),
      booking: null,
    },
  ]);
  const actions = await actionsOn("ooty");
  expect(actions.at(-1)).toMatchObject({
    log: { action: "tour.promote", actorId: owner.id },
    details: { after: { month: nextMonth, amount: price } },
  });
  expect((await services.getOperatorEarnings(owner)).owed).toBe(-price - taxOn(price, 18));
  const offer = await services.getPremiumOffer(owner);
  expect(offer).toMatchObject({ price, places: 4, tours: [{ slug: "ooty", bought: [nextMonth] }] });
  expect(offer.months.slice(0, 2)).toStrictEqual([
    { month: thisMonth, taken: 0, left: 4 },
    { month: nextMonth, taken: 1, left: 3 },
  ]);
  expect(offer.bought).toMatchObject([{ tour: "ooty", place: 1, amount: price }]);

  const again = services.buyPremiumListing(owner, { tour: "ooty", month: nextMonth, expectedPrice: price });
  await refusal(again, "illegal_transition");
  expect(await chargesOf(operator)).toHaveLength(2);
});

test("only for the current month and five more, at the price shown, for a published tour", async () => {
  const { owner, operator } = await ownerOf("agra");
  const buy = (month: string, expectedPrice = price) =>
    services.buyPremiumListing(owner, { tour: "agra", month, expectedPrice });
  const [before = ""] = monthsFrom(`${Number(thisMonth.slice(0, 4)) - 1}${thisMonth.slice(4)}`, 1);
  const tooFar = monthsFrom(later.at(-1) ?? "", 2)[1] ?? "";
  for (const month of [before, tooFar, "2026-13", "soon"])
    expect((await refusal(buy(month), "invalid")).errors).toHaveProperty("month");
  expect((await refusal(buy(nextMonth, 2400), "price_changed")).extra).toStrictEqual({ price });
  await set({ pricePerMonth: 3000, places: 4 });
  expect((await refusal(buy(nextMonth), "price_changed")).extra).toStrictEqual({ price: 3000 });

  await setTour("agra", { status: "draft" });
  await refusal(buy(nextMonth, 3000), "illegal_transition");
  await setTour("agra", { status: "active", deletedAt: 1 });
  await refusal(buy(nextMonth, 3000), "not_found");
  await setTour("agra", { deletedAt: null });
  await setOperator(operator, { status: "pending" });
  await refusal(buy(nextMonth, 3000), "illegal_transition");
  await setOperator(operator, { status: "verified" });
  expect(await listings()).toStrictEqual([]);
  expect(await chargesOf(operator)).toStrictEqual([]);
  expect(await buy(later.at(-1) ?? "", 3000)).toMatchObject({ amount: 3000, place: 1 });
});

/** Forty operators with one tour each, so that each buys for itself. */
async function manyOwners() {
  const some = await db
    .select({ slug: tours.slug })
    .from(tours)
    .where(and(eq(tours.status, "active"), isNull(tours.deletedAt)))
    .orderBy(asc(tours.id))
    .limit(40);
  return Promise.all(some.map(async ({ slug }) => ({ slug, ...(await ownerOf(slug)) })));
}

test("forty concurrent buyers get the available places, each charged once", async () => {
  await set({ pricePerMonth: price, places: 7 });
  const owners = await manyOwners();
  const outcomes = await Promise.all(
    owners.map(async ({ owner, slug, operator }) => {
      const code = await buyPremiumListing(audit, owner, {
        tour: slug,
        month: nextMonth,
        expectedPrice: price,
      }).then(
        () => "bought",
        (error: { code?: string }) => error.code ?? "failed",
      );
      return { code, charges: (await chargesOf(operator)).length };
    }),
  );
  expect(outcomes.filter(({ code }) => code === "bought")).toHaveLength(7);
  expect(outcomes.filter(({ code }) => code === "sold_out")).toHaveLength(33);
  for (const { code, charges } of outcomes) expect(charges).toBe(code === "bought" ? 2 : 0);
  expect((await listings()).map(({ place }) => place)).toStrictEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("the same tour bought ten times at once is charged once", async () => {
  const { owner, operator } = await ownerOf("hampi");
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      services.buyPremiumListing(owner, { tour: "hampi", month: nextMonth, expectedPrice: price }),
    ),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const result of results)
    if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "illegal_transition" });
  expect(await listings()).toHaveLength(1);
  expect(await chargesOf(operator)).toHaveLength(2);
});

async function promotedAt(now: number) {
  const { promoted } = await getHomeTours({ db, clock: () => now });
  return promoted.map(({ slug }) => slug);
}

test("the month's tours are on the home page in order; unpublished, past and future ones are not", async () => {
  const { owner, operator } = await ownerOf("mysore", "coorg", "kodaikanal", "madurai");
  const buy = (tour: string, month: string) =>
    services.buyPremiumListing(owner, { tour, month, expectedPrice: price });
  await buy("coorg", thisMonth);
  await buy("mysore", thisMonth);
  await buy("kodaikanal", nextMonth);
  await buy("madurai", thisMonth);
  await setTour("madurai", { status: "draft" });
  expect(await promotedAt(Date.now())).toStrictEqual(["coorg", "mysore"]);
  // By the clock in India: there the month begins five and a half hours earlier.
  const begins = Date.parse(`${nextMonth}-01T00:00:00+05:30`);
  expect(await promotedAt(begins - 1)).toStrictEqual(["coorg", "mysore"]);
  expect(await promotedAt(begins)).toStrictEqual(["kodaikanal"]);

  const admin = await createPerson("admin", "active");
  const list = await services.listPremiumListings(admin, daysOfMonth(thisMonth));
  expect(list.map(({ tour, isOnSale, boughtBy }) => [tour, isOnSale, boughtBy])).toStrictEqual([
    ["coorg", true, owner.name],
    ["mysore", true, owner.name],
    ["madurai", false, owner.name],
  ]);
  expect(await services.listPremiumListings(admin, daysOfMonth("1999-01"))).toEqual([]);
  await setOperator(operator, { status: "suspended" });
  expect(await promotedAt(Date.now())).toStrictEqual([]);
  await db
    .update(tours)
    .set({ status: "active" })
    .where(inArray(tours.slug, ["madurai"]));
});

test("a lower number of places revokes none, and none is sold until there is room again", async () => {
  await set({ pricePerMonth: price, places: 2 });
  const { owner } = await ownerOf("kovalam", "jaipur", "udaipur");
  const buy = (tour: string) =>
    services.buyPremiumListing(owner, { tour, month: nextMonth, expectedPrice: price });
  await buy("kovalam");
  await buy("jaipur");
  await set({ pricePerMonth: price, places: 1 });
  await refusal(buy("udaipur"), "sold_out");
  expect((await services.getPremiumOffer(owner)).months[1]).toMatchObject({ taken: 2, left: 0 });
  await set({ pricePerMonth: price, places: 3 });
  expect(await buy("udaipur")).toMatchObject({ place: 3 });
});

async function look() {
  return new Set((await listings()).map(({ place }) => place));
}

// Last, since it removes the guard.
test("without the rules forty buyers who check before buying get more places than there are", async () => {
  const indexes = ["premium_listings_by_place", "premium_listings_one_a_month"];
  const some = await db.select({ id: tours.id }).from(tours).orderBy(asc(tours.id)).limit(40);
  const buyAll = async () => {
    const seen = await Promise.all(some.map(look));
    const bought = await Promise.allSettled(
      some.map(({ id: tourId }, index) =>
        db.insert(premiumListings).values({
          id: `naive-${tourId}`,
          tourId,
          month: nextMonth,
          place: [1, 2, 3].find((place) => !seen[index]?.has(place)) ?? 12,
          amount: price,
          createdAt: 1,
        }),
      ),
    );
    return bought.filter(({ status }) => status === "fulfilled").length;
  };
  expect(await buyAll()).toBe(1);
  await db.delete(premiumListings).where(like(premiumListings.id, "naive-%"));
  await env.DB.batch(indexes.map((index) => env.DB.prepare(`DROP INDEX ${index}`)));
  expect(await buyAll()).toBe(40);
});
