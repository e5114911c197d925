import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isReadingPage } from "~/features/site/reading-pages";
import { importsOf, readSources } from "../support/sources";

/** Returns patterns of the files whose classes are in site.css, and of those left out. */
function sourcesOf(sheet: string): { taken: RegExp[]; leftOut: RegExp[] } {
  const found = [...sheet.matchAll(/@source (not )?"\.\/([^"]+)";/g)];
  const patterns = (isLeftOut: boolean) =>
    found
      .filter(([, not]) => (not !== undefined) === isLeftOut)
      .map(([, , glob = ""]) => {
        const pattern = glob
          .replaceAll(".", "\\.")
          .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(",", "|")})`)
          .replaceAll("**/", "(.+/)?")
          .replaceAll(/\*(?=\\)/g, "[^/]*");
        return new RegExp(`^app/${pattern}$`);
      });
  return { taken: patterns(false), leftOut: patterns(true) };
}

test("site.css takes the classes of all components that pages for reading show", () => {
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
  const { taken, leftOut } = sourcesOf(readFileSync("app/site.css", "utf8"));
  const missing = [...needed].filter(
    (file) =>
      file.endsWith(".tsx") &&
      /className/.test(sources.get(file)?.code ?? "") &&
      !(taken.some((pattern) => pattern.test(file)) && !leftOut.some((pattern) => pattern.test(file))),
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
