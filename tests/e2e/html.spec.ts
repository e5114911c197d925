import { HtmlValidate } from "html-validate";
import { pageTypes } from "../support/page-types";
import { inParallel } from "./support/in-parallel";
import { expect, test } from "./support/test";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes charSet, fetchPriority, dateTime: the case of an attribute's name means nothing in HTML.
    "attr-case": "off",
    // React writes <meta/> for <meta> and hidden="" for hidden: the same element and attribute to a parser.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // React's useId begins with an underscore: allowed in HTML, and quoted by those who select it.
    "valid-id": ["error", { relaxed: true }],
    // A list of suggestions is no select, a progress element cannot be styled alike everywhere, and the region is Radix's.
    "prefer-native-element": ["error", { exclude: ["listbox", "progressbar", "region"] }],
    // The header has one navigation for wide and one for small screens. CSS shows one at a time; axe looks at what is shown.
    "unique-landmark": "off",
    // Radix's toasts let clicks through; the progress of a booking is drawn by its share.
    "no-inline-style": ["error", { allowedProperties: ["pointer-events", "transform"] }],
    // A measure of search engines and not of HTML; a tour's title names all it visits.
    "long-title": "off",
  },
});

test("the HTML of every page type is valid", async ({ request }) => {
  const mistakes: string[] = [];
  await inParallel(Object.values(pageTypes).flat(), async (path) => {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html, path);
    for (const { line, column, ruleId, message } of results.flatMap(({ messages }) => messages))
      mistakes.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
  });
  expect(mistakes).toEqual([]);
});
