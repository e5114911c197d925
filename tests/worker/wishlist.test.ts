import { notInArray } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { tours, wishlistItems } from "../../worker/platform/db/schema";
import { listWishedSlugs, listToursBySlug } from "../../worker/wishlist/change-wishlist";
import { db } from "../support/database";
import { setTour } from "../support/rows";
import { createViewer } from "../support/people";
import { keys } from "../support/keys";
import { useCases } from "../../worker/services";

const { run: addToWishlist } = useCases.addToWishlist;
const { run: mergeWishlist } = useCases.mergeWishlist;
const { run: removeFromWishlist } = useCases.removeFromWishlist;

let now = Date.UTC(2026, 10, 21);
const services = { db, clock: () => now, keys };

/** Returns the items of the default list. */
async function listWishlist(viewer: Viewer | null) {
  const [list] = await useCases.listWishlists.run(services, viewer);
  return list?.items ?? [];
}

/** Each wishlist item a moment later than the one before. */
async function save(viewer: Viewer, ...slugs: string[]) {
  for (const slug of slugs) {
    now += 1000;
    await addToWishlist(services, viewer, { slug });
  }
}

async function takeOffSale(slug: string) {
  await setTour(slug, { status: "draft" });
  onTestFinished(async () => {
    await setTour(slug, { status: "active" });
  });
}

let asha: Viewer;
let meera: Viewer;

beforeEach(async () => {
  await db.delete(wishlistItems);
  asha = await createViewer();
  meera = await createViewer();
});

test("a wishlist is listed newest first, as cards with prices", async () => {
  await save(asha, "ooty", "munnar", "golden-triangle-classic");
  const items = await listWishlist(asha);
  expect(items.map(({ tour }) => tour.slug)).toStrictEqual(["golden-triangle-classic", "munnar", "ooty"]);
  expect(items[2]).toMatchObject({ tour: { place: "Ooty", priceInr: 12_499 }, savedAt: now - 2000 });
  expect(await listWishedSlugs(services, asha)).toStrictEqual(["golden-triangle-classic", "munnar", "ooty"]);
});

test("an item added again, even in two tabs at once, is one item and keeps its place", async () => {
  await save(asha, "ooty", "munnar");
  await Promise.all(Array.from({ length: 8 }, () => addToWishlist(services, asha, { slug: "ooty" })));
  expect(await listWishedSlugs(services, asha)).toStrictEqual(["munnar", "ooty"]);
});

test("a restored item returns to its place, and no item can be dated in the future", async () => {
  await save(asha, "ooty", "munnar");
  const [, ooty] = await listWishlist(asha);
  await removeFromWishlist(services, asha, "ooty");
  expect(await listWishedSlugs(services, asha)).toStrictEqual(["munnar"]);
  now += 1000;
  await addToWishlist(services, asha, { slug: "ooty", savedAt: ooty?.savedAt });
  expect(await listWishedSlugs(services, asha)).toStrictEqual(["munnar", "ooty"]);
  await addToWishlist(services, asha, { slug: "hampi", savedAt: now + 1e12 });
  expect((await listWishlist(asha))[0]).toMatchObject({ savedAt: now });
});

test.for(["no-such-tour", "OOTY", "", "' OR 1=1 --"])("%j cannot be saved and is not found", async (slug) => {
  await expect(addToWishlist(services, asha, { slug })).rejects.toMatchObject({ code: "not_found" });
  await removeFromWishlist(services, asha, slug);
  expect(await db.$count(wishlistItems)).toBe(0);
});

test("a draft is not found, and an unpublished tour is hidden until it is back", async () => {
  await save(asha, "ooty");
  await takeOffSale("ooty");
  await expect(addToWishlist(services, meera, { slug: "ooty" })).rejects.toMatchObject({ code: "not_found" });
  expect(await listWishlist(asha)).toStrictEqual([]);
  expect(await listWishedSlugs(services, asha)).toStrictEqual([]);
  expect(await listToursBySlug(services, ["ooty"])).toStrictEqual([]);
  await setTour("ooty", { status: "active" });
  expect(await listWishedSlugs(services, asha)).toStrictEqual(["ooty"]);
});

test("only its owner sees or changes a wishlist", async () => {
  await save(asha, "ooty", "munnar");
  await save(meera, "ooty");
  await removeFromWishlist(services, meera, "munnar");
  await removeFromWishlist(services, meera, "ooty");
  await mergeWishlist(services, meera, ["hampi"]);
  expect(await listWishedSlugs(services, asha)).toStrictEqual(["munnar", "ooty"]);
  expect(await listWishedSlugs(services, meera)).toStrictEqual(["hampi"]);
});

test("a browser's items are merged in order, after existing ones", async () => {
  await save(asha, "hampi");
  now += 1000;
  expect(await mergeWishlist(services, asha, ["munnar", "ooty", "hampi"])).toStrictEqual([
    "munnar",
    "ooty",
    "hampi",
  ]);
  expect(await listWishedSlugs(services, asha)).toStrictEqual(["munnar", "ooty", "hampi"]);
});

test("concurrent merges and additions lose no item and double none", async () => {
  const first = ["ooty", "munnar", "coorg", "hampi"];
  const second = ["hampi", "goa", "coorg", "jaipur"];
  const merged = await Promise.all([
    mergeWishlist(services, asha, first),
    mergeWishlist(services, asha, second),
    addToWishlist(services, asha, { slug: "varanasi" }),
    addToWishlist(services, asha, { slug: "munnar" }),
    mergeWishlist(services, asha, first),
    mergeWishlist(services, asha, second),
  ]);
  expect(merged).toStrictEqual([first, second, undefined, undefined, first, second]);
  expect((await listWishedSlugs(services, asha)).toSorted()).toStrictEqual(
    [...new Set([...first, ...second, "varanasi"])].toSorted(),
  );
});

test("in a corrupt list the valid items are merged and nothing is left to retry", async () => {
  const junk = ["__proto__", "<script>", "x'; DROP TABLE tours; --", "no-such-tour", null, 7, {}, "OOTY"];
  expect(await mergeWishlist(services, asha, [...junk, "ooty", "ooty", "munnar"])).toStrictEqual([
    "no-such-tour",
    "ooty",
    "munnar",
  ]);
  expect(await listWishedSlugs(services, asha)).toStrictEqual(["ooty", "munnar"]);
});

test("the first 200 are merged, and the rest stay in the browser", async () => {
  const many = [...Array.from({ length: 199 }, (_, index) => `tour-${index}`), "ooty", "munnar"];
  const merged = await mergeWishlist(services, asha, many);
  expect(merged).toHaveLength(200);
  expect(merged).not.toContain("munnar");
  expect(await listWishedSlugs(services, asha)).toStrictEqual(["ooty"]);
});

test("an item for an unpublished tour is merged and waits", async () => {
  await takeOffSale("ooty");
  expect(await mergeWishlist(services, asha, ["ooty"])).toStrictEqual(["ooty"]);
  expect(await listWishedSlugs(services, asha)).toStrictEqual([]);
  await setTour("ooty", { status: "active" });
  expect(await listWishedSlugs(services, asha)).toStrictEqual(["ooty"]);
});

test("an empty merge changes nothing", async () => {
  expect(await mergeWishlist(services, asha, [])).toStrictEqual([]);
  expect(await db.$count(wishlistItems)).toBe(0);
});

test("a guest's tours are found by name in the browser's order", async () => {
  const found = await listToursBySlug(services, ["munnar", "no-such-tour", "ooty", "munnar", "' --", null]);
  expect(found.map(({ slug }) => slug)).toStrictEqual(["munnar", "ooty"]);
  expect(await listToursBySlug(services, [])).toStrictEqual([]);
});

/** Saves tours until there is room for one more; the catalogue alone is too small for that. */
async function fillUpToOne(viewer: Viewer, ...without: string[]) {
  const all = await db.select().from(tours);
  const [{ id: _, ...model }] = all.filter(({ slug }) => slug === "goa") as [(typeof all)[number]];
  const copies = Array.from({ length: 200 - all.length + without.length }, (__, index) =>
    db.insert(tours).values({ ...model, slug: `goa-copy-${index}` }),
  );
  await db.batch(copies as [(typeof copies)[number]]);
  const others = await db
    .select({ id: tours.id })
    .from(tours)
    .where(notInArray(tours.slug, without))
    .limit(199);
  for (const { id } of others)
    await db.insert(wishlistItems).values({ userId: viewer.id, tourId: id, createdAt: 1 });
}

test("a full wishlist takes no other tour, and a merge leaves in the browser what does not fit", async () => {
  await fillUpToOne(asha, "ooty", "hampi");
  expect(await mergeWishlist(services, asha, ["ooty", "hampi", "no-such-tour"])).toStrictEqual([
    "ooty",
    "no-such-tour",
  ]);
  await expect(addToWishlist(services, asha, { slug: "hampi" })).rejects.toMatchObject({ code: "conflict" });
  await addToWishlist(services, asha, { slug: "ooty" });
  expect(await db.$count(wishlistItems)).toBe(200);
});
