import { expect, test } from "vitest";
import { readSources } from "../support/sources";

const app = readSources("app");

/** Returns the files whose code matches a pattern. */
function filesWith(pattern: RegExp, among = app): string[] {
  return among.filter(({ code }) => pattern.test(code)).map(({ file }) => file);
}

/** Covers the page by itself, so that Back leaves the page. Lint forbids Radix's dialogs and popovers. */
const isCover = /\bshowModal\(|<dialog\b|\saria-modal=|\srole="(?:alert)?dialog"[\s>]/;

test("only the components that Back closes cover the page", () => {
  expect(filesWith(isCover)).toStrictEqual([]);
  const sheets = app.filter(({ code }) => code.includes('className="sheet-below-sm'));
  expect(sheets.length).toBeGreaterThan(1);
  expect(filesWith(/^(?![\s\S]*<SheetPopover\b)/, sheets)).toStrictEqual([]);
});

test("only one file writes the history past the router", () => {
  expect(filesWith(/\bhistory\.(?:push|replace)State\b/)).toStrictEqual([
    "app/platform/history/back-entries.ts",
  ]);
});

test("links within a page move the focus: what they lead to can take it", () => {
  const ids = new Set(
    app.flatMap(({ code }) => Array.from(code.matchAll(/href="#([\w-]+)"/g), ([, id = ""]) => id)),
  );
  expect(ids).toContain("search");
  const missing = Array.from(ids).filter(
    (id) => filesWith(new RegExp(`\\bid="${id}"\\s+tabIndex=\\{-1\\}|<Section\\s+id="${id}"`)).length === 0,
  );
  expect(missing).toStrictEqual(["link"]);
});

test.for(["dialog.current?.showModal()", "<dialog open>", '<div role="dialog">'])(
  "the check finds %j",
  (code) => {
    expect(isCover.test(code)).toBe(true);
  },
);
