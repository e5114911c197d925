import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isEnglishOnly, splitPath } from "~/domain/language/addresses";
import { tourTypes } from "~/domain/tours/tour";
import { useDatabaseIn, writeToDatabase } from "../e2e/support/write-to-database";
import { openForReading } from "../../scripts/lib/local-database";
import { pageTypes } from "../support/page-types";
import { ownPages, ownRows } from "./support/own-pages";
import { bodyOf, emptied, emptiedNames } from "./support/fill-form";
import { parsePage, type PageForm } from "./support/parse-page";
import { createPerson, type Person } from "./support/person";
import { identityOf } from "./support/send-forms";
import { inParallel, startSite } from "./support/site";
import { patternOf, routePatterns } from "./support/site-routes";

let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite("hindi");
  useDatabaseIn(site.databaseFolder);
  writeToDatabase(ownRows);
});

afterAll(() => site.stop());

/** Attributes that people read or hear. */
const readAttributes = /^(?:alt|aria-label|aria-description|aria-roledescription|placeholder|title)$/;

/** Latin words that Hindi keeps: names of things and people, abbreviations, addresses. */
const kept = [
  /\bTour Bharat\b/g,
  /\b(?:AC|APK|API|ATM|CSV|GST|GSTIN|HSN|IST|JSON|JavaScript|PAN|PDF|PIN|QR|SAC|SMS|UPI|URL|WhatsApp|Google|Facebook|GitHub|UNESCO|English)\b/g,
  /\b(?:TB|GT)\d+\b|\bTB[CIR]\/[\d/-]+|\bADM-\w+/g,
  // Kinds and sizes of files, the strength of sun cream, and a word that is typed to delete an account.
  /\b(?:JPEG|PNG|WebP|AVIF|MB|SPF|DELETE)\b/g,
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
    // An address of mail, with places to break it.
    if (tree.isElementNode(node) && node.childNodes.some((child) => child.nodeName === "wbr"))
      return look(node.childNodes.map((part) => (tree.isTextNode(part) ? part.value : "")).join(""));
    if (!tree.isElementNode(node) || /^(?:script|style|template|textarea)$/.test(node.tagName)) return;
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
  const database = openForReading(".wrangler/test-states/hindi");
  const rows = database
    .prepare(
      `SELECT company_name AS name FROM operators
        UNION SELECT place FROM tours WHERE translations IS NULL UNION SELECT title FROM tours WHERE translations IS NULL
        UNION SELECT author_name FROM reviews
        UNION SELECT name FROM users UNION SELECT substr(name, 1, instr(name, ' ') - 1) FROM users UNION SELECT name FROM resources
        UNION SELECT customer_name FROM bookings UNION SELECT emergency_name FROM bookings UNION SELECT name FROM tour_questions
        UNION SELECT json_extract(value, '$.site') FROM tours, json_each(practical, '$.closures')`,
    )
    .all();
  database.close();
  return rows
    .flatMap(({ name }) => (typeof name === "string" && name !== "" ? [name] : []))
    .toSorted((a, b) => b.length - a.length);
}

/** Routes of pages that were opened. */
const opened = new Set<string>();

/** Forms of the pages that require something, by identity, with who may send them. */
const forms = new Map<string, { form: PageForm; person: Person }>();

/** Opens Hindi pages, and returns what is English on them. */
async function englishOn(person: Person, pages: readonly string[]): Promise<string[]> {
  const left: string[] = [];
  const given = givenNames();
  await person.begin();
  await inParallel(pages, async (address) => {
    const answer = await person.open(new URL(address === "/" ? "/hi" : `/hi${address}`, site.address));
    const page = answer.location === null ? answer : await person.open(answer.location);
    const html = page.body.toString();
    expect(page.status, address).toBeLessThan(500);
    expect(/<html lang="hi-IN"/.test(html), address).toBe(true);
    if (answer.status === 200) opened.add(patternOf(answer.url.pathname.slice("/hi".length) || "/"));
    left.push(...englishIn(html, given).map((text) => `${address}: ${text}`));
    for (const form of parsePage(html, page.url).forms) {
      const action = new URL(splitPath(form.action.pathname).path, form.action);
      if (form.method === "post" && emptiedNames(form).length > 0)
        forms.set(identityOf({ ...form, action }), { form, person });
    }
  });
  return left.toSorted();
}

test("no page of a guest has English left on it", async () => {
  const listed = Object.values(pageTypes)
    .flat()
    .filter((address) => !isOthers(address));
  const pages = [...listed, "/offline", ...tourTypes.map((type) => `/tours/${type}`)];
  expect(await englishOn(createPerson(site.address, null), pages)).toStrictEqual([]);
});

test("no page behind a session or a key has English left on it", async () => {
  const traveler = createPerson(site.address, "traveler@tourbharat.example");
  const database = openForReading(".wrangler/test-states/hindi");
  const pages = ownPages(database);
  database.close();
  expect(await englishOn(traveler, pages)).toStrictEqual([]);
  const waiting = createPerson(site.address, "pending.admin@tourbharat.example");
  expect(await englishOn(waiting, ["/pending"])).toStrictEqual([]);
});

test("no answer to an empty form has English left on it", async () => {
  const left: string[] = [];
  const given = givenNames();
  await inParallel(forms, async ([identity, { form, person }]) => {
    const { status, body } = await person.post(form.action, bodyOf(form, emptied(form)));
    expect(status, identity).toBeLessThan(500);
    left.push(...englishIn(body.toString(), given).map((text) => `${identity}: ${text}`));
  });
  expect(forms.size).toBeGreaterThan(20);
  expect(left.toSorted()).toStrictEqual([]);
});

/** Routes that are no pages, or that the demo data have nothing to open with: the last two. */
const unopened = [
  "/*",
  "/bookings/contact",
  "/login/with/:provider",
  "/logout",
  "/manifest.webmanifest",
  "/tours/culinary",
  "/photographs/:id",
  "/privacy/:code",
];

test("each page was opened", () => {
  const missed = routePatterns.filter((pattern) => !isOthers(pattern) && !opened.has(pattern));
  expect(missed.toSorted()).toStrictEqual(unopened.toSorted());
});
