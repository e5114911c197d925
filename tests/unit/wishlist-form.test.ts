import { expect, test } from "vitest";
import { readWishlistChange } from "~/domain/wishlist/wishlist";

function form(...fields: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

test("an item is added, restored to its place, and removed", () => {
  expect(readWishlistChange(form(["intent", "save"], ["slug", "ooty"])).data).toStrictEqual({
    intent: "save",
    slug: "ooty",
  });
  expect(
    readWishlistChange(form(["intent", "save"], ["slug", "ooty"], ["savedAt", "1790000000000"])).data,
  ).toStrictEqual({ intent: "save", slug: "ooty", savedAt: 1_790_000_000_000 });
  expect(readWishlistChange(form(["intent", "remove"], ["slug", "ooty"])).data).toStrictEqual({
    intent: "remove",
    slug: "ooty",
  });
});

test("a merge contains many items, and invalid ones are dropped", () => {
  const posted = form(
    ["intent", "merge"],
    ["slug", "ooty"],
    ["slug", "../etc"],
    ["slug", "ooty"],
    ["slug", "goa"],
  );
  expect(readWishlistChange(posted).data).toStrictEqual({ intent: "merge", slugs: ["ooty", "goa"] });
});

test("an owner in the form is ignored", () => {
  const posted = form(["intent", "remove"], ["slug", "ooty"], ["userId", "u2"]);
  expect(readWishlistChange(posted).data).toStrictEqual({ intent: "remove", slug: "ooty" });
});

test.for<[string, string][]>([
  [],
  [["intent", "empty"]],
  [["intent", "save"]],
  [
    ["intent", "save"],
    ["slug", "Ooty Hills"],
  ],
  [
    ["intent", "save"],
    ["slug", "ooty"],
    ["savedAt", "yesterday"],
  ],
  [
    ["intent", "remove"],
    ["slug", ""],
  ],
])("%j is refused", (fields) => {
  expect(readWishlistChange(form(...fields)).success).toBe(false);
});
