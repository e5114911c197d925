import { expect, test } from "vitest";
import { cn } from "~/ui/cn";

test.each([
  ["px-5 py-2", "px-4", "py-2 px-4"],
  ["p-2 pt-1", "p-4", "p-4"],
  ["w-full text-base text-muted", "size-9 text-sm text-ink", "size-9 text-sm text-ink"],
  ["text-lg leading-6", "text-sm", "text-sm"],
  ["border border-line", "border-l-4 border-danger", "border border-l-4 border-danger"],
  ["hover:bg-sunken bg-card", "bg-paper", "hover:bg-sunken bg-paper"],
  ["sm:top-[4dvh] [&_a]:flex", "sm:top-0 [&_a]:block", "sm:top-0 [&_a]:block"],
  ["rounded-control font-display font-semibold", "rounded-full", "font-display font-semibold rounded-full"],
  ["grid flex-1 overflow-hidden", "flex", "flex-1 overflow-hidden flex"],
  ["col-start-2", "col-span-2 row-start-1", "col-start-2 col-span-2 row-start-1"],
  ["menu-link group/link", "block-print", "menu-link group/link block-print"],
])("%s and %s are %s", (base, added, merged) => {
  expect(cn(base, added)).toBe(merged);
});

test("leaves out what is false, null or undefined", () => {
  expect(cn("mt-2", false, null, undefined, ["mb-2", { "font-bold": true, italic: false }])).toBe(
    "mt-2 mb-2 font-bold",
  );
});
