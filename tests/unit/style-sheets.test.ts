import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isReadingPage } from "~/features/site/reading-pages";
import { importsOf, readSources } from "../support/sources";

/** Returns the folders whose components' classes are in site.css. */
function foldersOf(sheet: string): string[] {
  return [...sheet.matchAll(/@source "\.\/(.*?)\/?\{([^}]*)\}\/\*\*\/\*\.tsx";/g)].flatMap(
    ([, base = "", names = ""]) =>
      names
        .split(",")
        .map((name) => ["app", base, name, ""].filter((part, at) => part !== "" || at === 3).join("/")),
  );
}

test("site.css takes whole folders, with all components that public pages show", () => {
  const sheet = readFileSync("app/site.css", "utf8");
  const folders = foldersOf(sheet);
  expect(sheet.match(/@source (?!not inline)/g)).toHaveLength(3);
  expect(sheet).toContain('@source not "./features/*/office";');
  expect(folders).toContain("app/features/tours/");
  const sources = new Map(readSources("app").map((source) => [source.file, source]));
  const fileOf = (target: string) => [`${target}.tsx`, `${target}.ts`].find((file) => sources.has(file));
  const open = [...sources.keys()].filter(
    (file) =>
      file === "app/routes/site/layout.tsx" ||
      file === "app/routes/site/collection.tsx" ||
      isReadingPage(file.replace(/^app\/|\.tsx$/g, "")),
  );
  expect(open.length).toBeGreaterThan(14);
  const needed = new Set<string>();
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const source = sources.get(file);
    if (!source || needed.has(file)) continue;
    needed.add(file);
    for (const { target, isType } of importsOf(source)) {
      const next = isType ? undefined : fileOf(target);
      if (next !== undefined) open.push(next);
    }
  }
  const missing = [...needed].filter(
    (file) =>
      file.endsWith(".tsx") &&
      /className/.test(sources.get(file)?.code ?? "") &&
      (!folders.some((folder) => file.startsWith(folder)) || file.includes("/office/")),
  );
  expect(missing).toEqual([]);
});

test("no class looks for a descendant's state from within :is(), which costs the styles of the whole page at each change of a text", () => {
  // Tailwind's group-has-* and group-[…:has(…)] do; [.choice:has(:checked)_&]:block does not.
  const costly = readSources("app").filter(({ code }) => /\bgroup-(has-|\[[^\]]*:has\()/.test(code));
  expect(costly.map(({ file }) => file)).toEqual([]);
});

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
