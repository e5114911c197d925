import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isEnglishOnly } from "~/domain/language/addresses";
import { pageTypes } from "../support/page-types";
import { inParallel, startSite } from "./support/site";

let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite("hindi");
});

afterAll(() => site.stop());

/** Attributes that people read or hear. */
const readAttributes = /^(?:alt|aria-label|aria-description|aria-roledescription|placeholder|title)$/;

/** Latin words that Hindi keeps: names of things and people, abbreviations, addresses. */
const kept = [
  /\bTour Bharat\b/g,
  /\b(?:AC|APK|API|ATM|CSV|GST|GSTIN|HSN|IST|JSON|PAN|PDF|PIN|QR|SAC|SMS|UPI|URL|WhatsApp|Google|Facebook|GitHub|UNESCO|English)\b/g,
  /\b(?:TB|GT)\d+\b/g,
  /[\w.+-]+@[\w.-]+/g,
  /https?:\/\/\S+/g,
];

/** Texts in a page that no element marks as English: those of elements and of the attributes that people read. */
function englishIn(html: string): string[] {
  const found: string[] = [];
  const look = (text: string) => {
    const rest = kept.reduce((left, pattern) => left.replaceAll(pattern, ""), text);
    if (/[A-Za-z]{3,}/.test(rest)) found.push(text.replaceAll(/\s+/g, " ").trim());
  };
  const visit = (node: Tree.ChildNode) => {
    if (tree.isTextNode(node)) look(node.value);
    if (!tree.isElementNode(node) || /^(?:script|style|template)$/.test(node.tagName)) return;
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    if (attributes.lang?.startsWith("en")) return;
    for (const [name, value] of Object.entries(attributes)) if (readAttributes.test(name)) look(value);
    if (
      node.tagName === "meta" &&
      /^(?:description|og:title|og:description)$/.test(attributes.name ?? attributes.property ?? "")
    )
      look(attributes.content ?? "");
    node.childNodes.forEach(visit);
  };
  parse(html, { scriptingEnabled: false }).childNodes.forEach(visit);
  return found;
}

/** Pages whose texts are read by developers, and forms of other sites' frames. */
const isOthers = (path: string) => isEnglishOnly(path) || path === "/api/docs" || path === "/licences";

test("no page of a guest has English left on it", async () => {
  const left: string[] = [];
  const pages = Object.values(pageTypes)
    .flat()
    .filter((path) => !isOthers(path));
  await inParallel(pages, async (path) => {
    const answer = await site.guest.get(path === "/" ? "/hi" : `/hi${path}`);
    const moved = answer.headers.get("Location");
    const page = moved === null ? answer : await site.guest.get(moved);
    const html = await page.text();
    expect(/<html lang="hi-IN"/.test(html), path).toBe(true);
    left.push(...englishIn(html).map((text) => `${path}: ${text}`));
  });
  expect(left.toSorted()).toStrictEqual([]);
});
