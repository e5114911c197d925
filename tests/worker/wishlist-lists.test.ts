import { beforeEach, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import type { ListChange } from "~/domain/wishlist/wishlist-lists";
import { wishlistItems, wishlistLists } from "../../worker/platform/db/schema";
import { useCases } from "../../worker/services";
import { db } from "../support/database";
import { setTour, setUser } from "../support/rows";
import { keys } from "../support/keys";
import { createViewer } from "../support/people";

let now = Date.UTC(2026, 10, 21);
const services = { db, clock: () => now, keys };

let asha: Viewer;
let meera: Viewer;

beforeEach(async () => {
  await db.delete(wishlistItems);
  await db.delete(wishlistLists);
  asha = await createViewer();
  meera = await createViewer();
});

function change(viewer: Viewer | null, wanted: ListChange) {
  now += 1000;
  return useCases.changeWishlistLists.run(services, viewer, wanted);
}

async function save(viewer: Viewer, ...slugs: string[]) {
  for (const slug of slugs) {
    now += 1000;
    await useCases.addToWishlist.run(services, viewer, { slug });
  }
}

function listsOf(viewer: Viewer) {
  return useCases.listWishlists.run(services, viewer);
}

/** Returns each list's name with its tours. */
async function seen(viewer: Viewer) {
  const lists = await listsOf(viewer);
  return lists.map(({ name, items }) => [name, ...items.map(({ tour }) => tour.slug)].join(" "));
}

async function idOf(viewer: Viewer, name: string): Promise<string> {
  const list = (await listsOf(viewer)).find((each) => each.name === name);
  if (!list) throw new Error(`no list ${name}`);
  return list.id;
}

async function createList(viewer: Viewer, name: string): Promise<string> {
  await change(viewer, { intent: "create-list", name });
  return idOf(viewer, name);
}

async function shareKeyOf(viewer: Viewer, id: string): Promise<string> {
  const list = (await listsOf(viewer)).find((each) => each.id === id);
  return list?.sharePath?.split("/").at(-1) ?? "";
}

function shared(key: string, viewer: Viewer | null = null) {
  return useCases.getSharedWishlist.run(services, viewer, key);
}

const notFound = { code: "not_found" };

test("a tour moves between lists, and a saved one starts in the default list", async () => {
  await save(asha, "ooty", "munnar");
  const list = await createList(asha, "Tea hills");
  await change(asha, { intent: "move", slug: "munnar", list });
  expect(await seen(asha)).toStrictEqual(["Wishlist ooty", "Tea hills munnar"]);
  await change(asha, { intent: "rename-list", list, name: "Hills" });
  await save(asha, "munnar", "hampi");
  expect(await seen(asha)).toStrictEqual(["Wishlist hampi ooty", "Hills munnar"]);
  await change(asha, { intent: "move", slug: "munnar", list: "" });
  expect(await seen(asha)).toStrictEqual(["Wishlist hampi munnar ooty", "Hills"]);
});

test("a deleted list's tours are in the default list, and undoing brings it back with them and its link", async () => {
  await save(asha, "ooty", "munnar");
  const list = await createList(asha, "Tea hills");
  await change(asha, { intent: "move", slug: "munnar", list });
  await change(asha, { intent: "share-list", list, showsName: false });
  const key = await shareKeyOf(asha, list);
  await change(asha, { intent: "delete-list", list });
  expect(await seen(asha)).toStrictEqual(["Wishlist munnar ooty"]);
  await expect(shared(key)).rejects.toMatchObject(notFound);
  await change(asha, { intent: "restore-list", list });
  expect(await seen(asha)).toStrictEqual(["Wishlist ooty", "Tea hills munnar"]);
  expect((await shared(key)).tours.map(({ slug }) => slug)).toStrictEqual(["munnar"]);

  // The next deletion removes the earlier one for good.
  const other = await createList(asha, "Deserts");
  await change(asha, { intent: "delete-list", list });
  await change(asha, { intent: "delete-list", list: other });
  await expect(change(asha, { intent: "restore-list", list })).rejects.toMatchObject(notFound);
  expect(await seen(asha)).toStrictEqual(["Wishlist munnar ooty"]);
});

test("a tour taken off and restored returns to its list", async () => {
  await save(asha, "ooty");
  const list = await createList(asha, "Tea hills");
  await useCases.removeFromWishlist.run(services, asha, "ooty");
  await useCases.addToWishlist.run(services, asha, { slug: "ooty", list });
  expect(await seen(asha)).toStrictEqual(["Wishlist", "Tea hills ooty"]);
  // Another account's list cannot be filled.
  await useCases.addToWishlist.run(services, meera, { slug: "ooty", list });
  expect(await seen(meera)).toStrictEqual(["Wishlist ooty"]);
});

test("at most 20 lists, also when many are created at once", async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 23 }, (_, index) => change(asha, { intent: "create-list", name: `List ${index}` })),
  );
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  await expect(change(asha, { intent: "create-list", name: "Another" })).rejects.toMatchObject({
    code: "invalid",
  });
  const [, first] = await listsOf(asha);
  await change(asha, { intent: "delete-list", list: first?.id ?? "" });
  await change(asha, { intent: "create-list", name: "Another" });
  await expect(change(asha, { intent: "restore-list", list: first?.id ?? "" })).rejects.toMatchObject(
    notFound,
  );
});

test("the lists of others are not found, and stay as they are", async () => {
  await save(asha, "ooty");
  await save(meera, "ooty");
  const list = await createList(asha, "Tea hills");
  await change(asha, { intent: "move", slug: "ooty", list });
  await change(asha, { intent: "share-list", list, showsName: false });
  const before = await listsOf(asha);
  for (const wanted of [
    { intent: "rename-list", list, name: "Mine" },
    { intent: "delete-list", list },
    { intent: "restore-list", list },
    { intent: "move", slug: "ooty", list },
    { intent: "move", slug: "no-such-tour", list: "" },
    { intent: "share-list", list, showsName: true },
    { intent: "unshare-list", list },
  ] satisfies ListChange[])
    await expect(change(meera, wanted), wanted.intent).rejects.toMatchObject(notFound);
  await expect(change(null, { intent: "delete-list", list })).rejects.toMatchObject({
    code: "unauthenticated",
  });
  expect(await listsOf(asha)).toStrictEqual(before);
  expect(await seen(meera)).toStrictEqual(["Wishlist ooty"]);
});

test("a shared list shows its tours on sale, and the owner's first name only if they want that", async () => {
  await setUser(asha.id, { name: "Asha Kumari" });
  await save(asha, "ooty", "munnar");
  const list = await createList(asha, "Tea hills");
  await change(asha, { intent: "move", slug: "munnar", list });
  await change(asha, { intent: "share-list", list, showsName: false });
  const key = await shareKeyOf(asha, list);
  expect(await shared(key)).toMatchObject({ name: "Tea hills", owner: null, isOwn: false });
  expect((await shared(key)).tours.map(({ slug }) => slug)).toStrictEqual(["munnar"]);
  expect(await shared(key, asha)).toMatchObject({ isOwn: true });

  await change(asha, { intent: "share-list", list, showsName: true });
  expect(await shareKeyOf(asha, list)).toBe(key);
  expect(await shared(key)).toMatchObject({ owner: "Asha" });

  // The default list, whose row is made on demand.
  await change(asha, { intent: "share-list", list: "", showsName: false });
  expect((await shared(await shareKeyOf(asha, ""))).tours.map(({ slug }) => slug)).toStrictEqual(["ooty"]);
  expect(await seen(asha)).toStrictEqual(["Wishlist ooty", "Tea hills munnar"]);

  await setTour("munnar", { status: "draft" });
  expect((await shared(key)).tours).toStrictEqual([]);
  await setTour("munnar", { status: "active" });
});

test("a revoked, altered or guessed link opens nothing, nor does that of a suspended owner", async () => {
  const list = await createList(asha, "Tea hills");
  await change(asha, { intent: "share-list", list, showsName: true });
  const key = await shareKeyOf(asha, list);
  const [share = ""] = key.split("-");
  for (const wrong of [
    "",
    list,
    share,
    `${share}-`,
    `${share}-1-AAAAAAAAAAAAAAAAAAAAAA`,
    `0${key.slice(1)}x`,
  ])
    await expect(shared(wrong), wrong).rejects.toMatchObject(notFound);
  await setUser(asha.id, { status: "suspended" });
  await expect(shared(key)).rejects.toMatchObject(notFound);
  await setUser(asha.id, { status: "active" });
  await change(asha, { intent: "unshare-list", list });
  await expect(shared(key)).rejects.toMatchObject(notFound);
  await expect(useCases.copySharedWishlist.run(services, meera, key)).rejects.toMatchObject(notFound);
  await change(asha, { intent: "share-list", list, showsName: false });
  expect(await shareKeyOf(asha, list)).not.toBe(key);
});

test("a copied list adds its tours to the viewer's own wishlist", async () => {
  await save(asha, "ooty", "munnar");
  await change(asha, { intent: "share-list", list: "", showsName: false });
  await save(meera, "munnar");
  await useCases.copySharedWishlist.run(services, meera, await shareKeyOf(asha, ""));
  expect((await seen(meera)).join().split(" ").toSorted()).toStrictEqual(["Wishlist", "munnar", "ooty"]);
});
