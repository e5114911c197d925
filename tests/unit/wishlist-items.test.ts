import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  maxWishlistItems,
  readGuestWishlist,
  readSlugs,
  withWishlistItem,
} from "~/domain/wishlist/wishlist-items";
import { wishlistOwner } from "~/domain/wishlist/wishlist-owner";
import { viewer } from "../support/viewer";
import { readWishlistChange } from "~/domain/wishlist/wishlist";

const ooty = { slug: "ooty", savedAt: 2 };
const munnar = { slug: "munnar", savedAt: 5 };

test("stored items are read newest first", () => {
  expect(readGuestWishlist(JSON.stringify([ooty, munnar]))).toStrictEqual([munnar, ooty]);
});

const noLists = [
  null,
  "",
  "ooty",
  "null",
  "7",
  '"ooty"',
  "{}",
  '{"slug":"ooty","savedAt":1}',
  "[",
  '["ooty"]',
];
const noItems = [
  '{"slug":"ooty"}',
  '{"slug":"ooty","savedAt":"1"}',
  '{"slug":"ooty","savedAt":-1}',
  '{"slug":"ooty","savedAt":1.5}',
  '{"slug":"ooty","savedAt":1e400}',
  '{"slug":"../admin","savedAt":1}',
  '{"slug":"Ooty","savedAt":1}',
  '{"slug":"<script>","savedAt":1}',
  `{"slug":"${"a".repeat(121)}","savedAt":1}`,
];

test.for([...noLists, ...noItems.map((item) => `[${item}]`)])("%s contains no wishlist item", (text) => {
  expect(readGuestWishlist(text)).toStrictEqual([]);
});

test("invalid entries affect no valid ones, and extra fields are dropped", () => {
  const text = JSON.stringify([null, { ...ooty, price: 1 }, "x", [munnar], { ...ooty, savedAt: 9 }, munnar]);
  expect(readGuestWishlist(text)).toStrictEqual([munnar, ooty]);
});

test("any stored text is read without an error into few, well-formed, distinct items", () => {
  const anyItem = fc.record({ slug: fc.string(), savedAt: fc.anything() }, { requiredKeys: [] });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.array(anyItem).map((all) => JSON.stringify(all) ?? ""),
      ),
      (text) => {
        const items = readGuestWishlist(text);
        expect(new Set(items.map(({ slug }) => slug)).size).toBe(items.length);
        expect(items.length).toBeLessThanOrEqual(maxWishlistItems);
        expect(readGuestWishlist(JSON.stringify(items))).toStrictEqual(items);
      },
    ),
  );
});

test("of more than 200 items the newest are read, and no more can be added", () => {
  const many = Array.from({ length: 250 }, (_, index) => ({ slug: `tour-${index}`, savedAt: index }));
  const items = readGuestWishlist(JSON.stringify(many));
  expect(items).toHaveLength(200);
  expect(items[0]?.slug).toBe("tour-249");
  expect(withWishlistItem(items, ooty)).toBeNull();
  expect(withWishlistItem(items, { slug: "tour-249", savedAt: 1 })).toBe(items);
});

test("a restored item returns to its place", () => {
  expect(withWishlistItem([munnar], ooty)).toStrictEqual([munnar, ooty]);
  expect(withWishlistItem([ooty], munnar)).toStrictEqual([munnar, ooty]);
});

test("slugs are read once each, in their order, 200 at most", () => {
  expect(readSlugs(["ooty", "munnar", "ooty", "", "%00", 7, null, "Goa"])).toStrictEqual(["ooty", "munnar"]);
  expect(readSlugs(Array.from({ length: 300 }, (_, index) => `tour-${index}`))).toHaveLength(200);
});

test("the browser stores the items of guests and pending accounts", () => {
  expect(wishlistOwner(null)).toBeNull();
  expect(wishlistOwner(viewer({ role: "admin", status: "pending" }))).toBeNull();
  const traveler = viewer();
  expect(wishlistOwner(traveler)).toBe(traveler);
});

const form = (entries: string) => Array.from(new URLSearchParams(entries));

function read(entries: string) {
  const data = new FormData();
  for (const [name, value] of form(entries)) data.append(name, value);
  return readWishlistChange(data);
}

test.for([
  ["intent=save&slug=ooty", { intent: "save", slug: "ooty" }],
  [
    "intent=save&slug=ooty&savedAt=1790000000000",
    { intent: "save", slug: "ooty", savedAt: 1_790_000_000_000 },
  ],
  ["intent=remove&slug=ooty", { intent: "remove", slug: "ooty" }],
  // An owner in the form is ignored.
  ["intent=remove&slug=ooty&userId=u2", { intent: "remove", slug: "ooty" }],
  // A merge contains many items, and invalid ones are dropped.
  ["intent=merge&slug=ooty&slug=../etc&slug=ooty&slug=goa", { intent: "merge", slugs: ["ooty", "goa"] }],
] as const)("%s changes the wishlist", ([entries, change]) => {
  expect(read(entries).data).toStrictEqual(change);
});

test.for([
  "",
  "intent=empty",
  "intent=save",
  "intent=save&slug=Ooty+Hills",
  "intent=save&slug=ooty&savedAt=yesterday",
  "intent=remove&slug=",
])("%j is refused", (entries) => {
  expect(read(entries).success).toBe(false);
});
