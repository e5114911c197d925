import { beforeEach, expect, test, vi } from "vitest";
import { browserStorage } from "../support/browser-storage";

const key = "tour-bharat.hearts";

/** A browser with this storage; the module under test is freshly loaded in it. */
async function openBrowser(storage: Pick<Storage, "getItem" | "setItem">) {
  const target = new EventTarget();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("window", target);
  vi.resetModules();
  const items = await import("~/features/wishlist/stored-guest-wishlist");
  return {
    ...items,
    /** Delivers the storage event of another tab's write. */
    tellOfStorage: (changed: string | null) =>
      target.dispatchEvent(Object.assign(new Event("storage"), { key: changed })),
  };
}

const storage = browserStorage();
beforeEach(() => storage.clear());
function refuse(): never {
  throw new DOMException("denied", "SecurityError");
}

function slugsOf(items: readonly { slug: string }[]): string[] {
  return items.map(({ slug }) => slug);
}

test("wishlist items are stored newest first, in the same array while nothing changes", async () => {
  const { guestWishlist, storeGuestWishlistItem } = await openBrowser(storage);
  expect(storeGuestWishlistItem({ slug: "ooty", savedAt: 1 })).toBe("stored");
  expect(storeGuestWishlistItem({ slug: "munnar", savedAt: 2 })).toBe("stored");
  expect(slugsOf(guestWishlist())).toStrictEqual(["munnar", "ooty"]);
  expect(guestWishlist()).toBe(guestWishlist());
});

test("items that another tab stored in the meantime stay when merged ones are dropped", async () => {
  const { clearGuestWishlist, guestWishlist, storeGuestWishlistItem } = await openBrowser(storage);
  storeGuestWishlistItem({ slug: "ooty", savedAt: 1 });
  const merged = slugsOf(guestWishlist());
  const other = [{ slug: "goa", savedAt: 2 }, ...guestWishlist()];
  storage.setItem(key, JSON.stringify(other));
  clearGuestWishlist(merged);
  expect(JSON.parse(storage.getItem(key) ?? "")).toStrictEqual([{ slug: "goa", savedAt: 2 }]);
});

test("a corrupt list counts as empty, and the next item replaces it", async () => {
  storage.setItem(key, '{"__proto__":[]}');
  const { guestWishlist, storeGuestWishlistItem } = await openBrowser(storage);
  expect(guestWishlist()).toStrictEqual([]);
  storeGuestWishlistItem({ slug: "ooty", savedAt: 1 });
  expect(JSON.parse(storage.getItem(key) ?? "")).toStrictEqual([{ slug: "ooty", savedAt: 1 }]);
});

test("a listener is called for this tab's items, another tab's and a clear, until it unsubscribes", async () => {
  const { storeGuestWishlistItem, subscribeToGuestWishlist, tellOfStorage } = await openBrowser(storage);
  const heard = vi.fn();
  const stop = subscribeToGuestWishlist(heard);
  storeGuestWishlistItem({ slug: "ooty", savedAt: 1 });
  tellOfStorage(key);
  tellOfStorage(null);
  tellOfStorage("somebody-else's");
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  tellOfStorage(key);
  expect(heard).toHaveBeenCalledTimes(3);
});

test("a browser that forbids storage keeps items for the visit and never throws", async () => {
  const { clearGuestWishlist, guestWishlist, storeGuestWishlistItem } = await openBrowser({
    getItem: refuse,
    setItem: refuse,
  });
  expect(guestWishlist()).toStrictEqual([]);
  expect(storeGuestWishlistItem({ slug: "ooty", savedAt: 1 })).toBe("unstored");
  expect(slugsOf(guestWishlist())).toStrictEqual(["ooty"]);
  clearGuestWishlist(["ooty"]);
  expect(guestWishlist()).toStrictEqual([]);
});

test("a browser with read-only storage shows the items of this visit", async () => {
  storage.setItem(key, JSON.stringify([{ slug: "ooty", savedAt: 1 }]));
  const { guestWishlist, storeGuestWishlistItem } = await openBrowser({ ...storage, setItem: refuse });
  expect(storeGuestWishlistItem({ slug: "goa", savedAt: 2 })).toBe("unstored");
  expect(slugsOf(guestWishlist())).toStrictEqual(["goa", "ooty"]);
});

/** Loads the module into a browser with this storage. */
async function openBrowserWithRecent(text: string | null = null) {
  const entries = text === null ? [] : [["tour-bharat.recent", text] as const];
  const stored = browserStorage(entries);
  vi.stubGlobal("localStorage", stored);
  return { ...(await import("../../app/features/tours/recent/stored-recent-tours")), stored };
}

beforeEach(() => vi.resetModules());

test("the newest comes first, once, and at most twelve are stored", async () => {
  const { rememberTour, recentTours } = await openBrowserWithRecent();
  for (let number = 1; number <= 14; number += 1) rememberTour(`tour-${number}`, null);
  rememberTour("tour-5", null);
  expect(recentTours()).toHaveLength(12);
  expect(recentTours().slice(0, 3)).toStrictEqual(["tour-5", "tour-14", "tour-13"]);
  expect(recentTours()).toBe(recentTours());
});

test("a guest's tours become the account's, and another account does not see them", async () => {
  const { rememberTour, recentTours, ownerOfRecentTours } = await openBrowserWithRecent();
  rememberTour("ooty", null);
  rememberTour("munnar", "asha");
  expect([ownerOfRecentTours(), ...recentTours()]).toStrictEqual(["asha", "munnar", "ooty"]);
  rememberTour("hampi", "meera");
  expect([ownerOfRecentTours(), ...recentTours()]).toStrictEqual(["meera", "hampi"]);
});

test("some or all are forgotten", async () => {
  const { forgetTours, rememberTour, recentTours, stored } = await openBrowserWithRecent();
  for (const slug of ["ooty", "munnar", "hampi"]) rememberTour(slug, null);
  forgetTours(["munnar"]);
  expect(recentTours()).toStrictEqual(["hampi", "ooty"]);
  forgetTours();
  expect(stored).toHaveLength(0);
});

test.for(["{{{", "null", "[]", '{"slugs":7}', '{"of":1,"slugs":["<img>",null,"ooty"]}'])(
  "%s in the storage does no harm",
  async (text) => {
    const { recentTours, ownerOfRecentTours } = await openBrowserWithRecent(text);
    expect(recentTours().every((slug) => slug === "ooty")).toBe(true);
    expect(ownerOfRecentTours()).toBeNull();
  },
);
