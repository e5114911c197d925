import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
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
  /\b(?:AC|APK|API|ATM|CSV|GST|GSTIN|HSN|IST|JSON|JavaScript|PAN|PDF|PIN|QR|SAC|SMS|UPI|URL|WhatsApp|Google|Facebook|GitHub|UNESCO|English)\b/g,
  /\b(?:TB|GT)\d+\b/g,
  // The owner's identity, as it is registered.
  /\b(?:CIN|Private Limited|Privacy Team|CERT-In|Cloudflare|scrypt)\b/g,
  /\b[A-Z]\d{5}[A-Z]{2}\d{4}PTC\d{6}\b|\b\d{2}[A-Z]{5}\d{4}[A-Z]\dZ[A-Z\d]\b/g,
  /27 Gulmohar Arcade, Residency Road|Bengaluru|Karnataka|India|\(a demo address\)/g,
  // Terms of the law, after their Hindi.
  /\(Data Fiduciary\)|\(intermediary\)/g,
  // Villages that no search knows.
  /\b(?:Candolim|Palolem)\b/g,
  // Words of a search.
  /\bmun+ar\b/gi,
  /[\w.+-]+@[\w.-]+/g,
  /https?:\/\/\S+/g,
];

/** Texts in a page that no element marks as English: those of elements and of the attributes that people read. */
function englishIn(html: string, given: readonly string[]): string[] {
  const found: string[] = [];
  const look = (text: string) => {
    const known = given.reduce((left, name) => left.replaceAll(name, ""), text);
    const rest = kept.reduce((left, pattern) => left.replaceAll(pattern, ""), known);
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

/** Pages for developers, and lists of names: of licences, and of articles, which are in English. */
const isOthers = (address: string) =>
  isEnglishOnly(address) || /^\/(?:api\/docs|licences|sitemap|assistants|blog)(?:\/|$)/.test(address);

/** Names and descriptions that people and operators gave, and the demo's tours, of which there are no Hindi texts. */
function givenNames(): string[] {
  const database = new DatabaseSync(
    readdirSync(site.databaseFolder)
      .filter((name) => /^[0-9a-f]+\.sqlite$/.test(name))
      .map((name) => path.join(site.databaseFolder, name))[0] ?? "",
    { readOnly: true },
  );
  const rows = database
    .prepare(
      `SELECT company_name AS name FROM operators
        UNION SELECT place FROM tours WHERE translations IS NULL UNION SELECT title FROM tours WHERE translations IS NULL
        UNION SELECT author_name FROM reviews
        UNION SELECT json_extract(value, '$.site') FROM tours, json_each(practical, '$.closures')`,
    )
    .all();
  database.close();
  return rows
    .flatMap(({ name }) => (typeof name === "string" && name !== "" ? [name] : []))
    .toSorted((a, b) => b.length - a.length);
}

test("no page of a guest has English left on it", async () => {
  const left: string[] = [];
  const given = givenNames();
  const pages = Object.values(pageTypes)
    .flat()
    .filter((address) => !isOthers(address));
  await inParallel(pages, async (address) => {
    const answer = await site.guest.get(address === "/" ? "/hi" : `/hi${address}`);
    const moved = answer.headers.get("Location");
    const page = moved === null ? answer : await site.guest.get(moved);
    const html = await page.text();
    expect(/<html lang="hi-IN"/.test(html), address).toBe(true);
    left.push(...englishIn(html, given).map((text) => `${address}: ${text}`));
  });
  expect(left.toSorted()).toStrictEqual([]);
});
