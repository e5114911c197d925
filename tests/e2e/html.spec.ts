import { HtmlValidate } from "html-validate";
import { pageTypes } from "../support/page-types";
import { inParallel } from "./support/in-parallel";
import { expect, test } from "./support/test";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes charSet, fetchPriority, dateTime: attribute names are case-insensitive in HTML.
    "attr-case": "off",
    // React writes <meta/> for <meta> and hidden="" for hidden: a parser reads both the same.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // React's useId begins with an underscore: allowed in HTML, and escaped in selectors.
    "valid-id": ["error", { relaxed: true }],
    // A list of suggestions is no select, a progress element cannot be styled consistently across browsers, and the region is Radix's.
    "prefer-native-element": ["error", { exclude: ["listbox", "progressbar", "region"] }],
    // The header has one navigation for wide and one for small screens. CSS shows one at a time; axe checks the visible one.
    "unique-landmark": "off",
    // Radix's toasts let clicks through; the progress of a booking is drawn by its share.
    "no-inline-style": ["error", { allowedProperties: ["pointer-events", "transform"] }],
    // Several checkboxes of a filter have one name.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
    // A search engine guideline, not an HTML rule; a tour's title names all its stops.
    "long-title": "off",
  },
});

test("the HTML of every page type is valid", async ({ request }) => {
  const mistakes: string[] = [];
  await inParallel(Object.values(pageTypes).flat(), async (path) => {
    // The server may close an idle connection just as it is used again.
    const html = await (await request.get(path, { maxRetries: 2 })).text();
    const { results } = await validator.validateString(html, path);
    for (const { line, column, ruleId, message } of results.flatMap(({ messages }) => messages))
      mistakes.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
  });
  expect(mistakes).toEqual([]);
});

/** Kilobytes of HTML before compression, at most. */
const budgets = {
  "/": 90,
  "/tours": 150,
  "/tours?view=map": 125,
  "/destinations": 200,
  "/destinations/from-bangalore/munnar": 155,
};

test("pages stay within their budget of HTML", async ({ request }) => {
  const heavier: string[] = [];
  await inParallel(Object.entries(budgets), async ([path, budget]) => {
    const kilobytes = (await (await request.get(path)).body()).length / 1000;
    if (kilobytes > budget) heavier.push(`${path}: ${kilobytes} kB, budget ${budget}`);
  });
  expect(heavier).toEqual([]);
});
