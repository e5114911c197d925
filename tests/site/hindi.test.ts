import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { isEnglishOnly, splitPath } from "~/domain/language/addresses";
import { tourTypes } from "~/domain/tours/tour";
import { useDatabaseIn, writeToDatabase } from "../e2e/support/write-to-database";
import { openForReading } from "../../scripts/lib/local-database";
import { pageTypes } from "../support/page-types";
import { ownPages, ownRows, soldOutDay } from "./support/own-pages";
import { bodyOf, emptied, emptiedNames, filled, type Filling, type Sent } from "./support/fill-form";
import { parsePage, type PageForm } from "./support/parse-page";
import { createPerson, type Answer, type Person } from "./support/person";
import { createHint, rankOf } from "./support/plan";
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
  /\b(?:JPEG|PNG|WebP|AVIF|MB|KiB|SPF|DELETE)\b/g,
  // The owner's identity, as it is registered.
  /\b(?:CIN|Private Limited|Privacy Team|CERT-In|Cloudflare|scrypt)\b/g,
  /\b[A-Z]\d{5}[A-Z]{2}\d{4}PTC\d{6}\b|\b\d{2}[A-Z]{5}\d{4}[A-Z]\dZ[A-Z\d]\b/g,
  /27 Gulmohar Arcade, Residency Road|Bengaluru|Karnataka|India|\(a demo address\)/g,
  // Terms of the law, after their Hindi.
  /\(Data Fiduciary\)|\(intermediary\)/g,
  // Villages that no search knows.
  /\b(?:Candolim|Palolem)\b/g,
  // Values that forms are filled with, and codes to sign in with.
  /\bby (?:Nandini)?, number \d+|\b(?:WELCOME15|[A-Za-z\d]{5}-[A-Za-z\d]{5}|(?:[A-Z\d]{4} ){12}[A-Z\d]{4})\b/g,
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

interface FormOfPerson {
  form: PageForm;
  person: Person;
}

/** Forms of the pages that are posted, by identity, with who may send them. */
const forms = new Map<string, FormOfPerson>();

/** Notes the forms of a page, under the names that they have in English. */
function noteForms(html: string, url: URL, person: Person) {
  for (const form of parsePage(html, url).forms) {
    const action = new URL(splitPath(form.action.pathname).path, form.action);
    const identity = identityOf({ ...form, action });
    if (form.method === "post") forms.set(identity, { form, person });
  }
}

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
    noteForms(html, page.url, person);
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

/** Texts of an answer that no element marks as English; all of it if it is an English page. */
function leftOn({ type, body }: Answer, given: readonly string[]): string[] {
  if (!type.startsWith("text/html") || body.length === 0) return [];
  const html = body.toString();
  return html.includes('<html lang="hi-IN"') ? englishIn(html, given) : ["all of it"];
}

/** Sends forms, several ways each, and returns what is English on the answers. */
async function englishOnAnswers(waysOf: (form: PageForm) => Sent[]): Promise<string[]> {
  const left = new Set<string>();
  const given = givenNames();
  await inParallel(Array.from(forms), async ([identity, { form, person }]) => {
    for (const sent of waysOf(form)) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await person.post(form.action, bodyOf(form, sent));
      expect(answer.status, identity).toBeLessThan(500);
      for (const text of leftOn(answer, given)) left.add(`${identity}: ${text}`);
    }
  });
  return [...left].toSorted();
}

const requiresText = (form: PageForm) => emptiedNames(form).length > 0;

test("no answer to an empty form has English left on it", async () => {
  expect([...forms.values()].filter(({ form }) => requiresText(form)).length).toBeGreaterThan(20);
  expect(await englishOnAnswers((form) => (requiresText(form) ? [emptied(form)] : []))).toStrictEqual([]);
});

/** Mistakes by the type of a field; `text` goes into the other ones. */
const mistakes: Record<string, string>[] = [
  { email: "nobody", tel: "12", date: "2027-02-31", number: "-1", select: "none", text: "<b>1</b>" },
  {
    email: `${"1".repeat(300)}@example.com`,
    tel: "9".repeat(40),
    date: "2999-01-01",
    number: "99999",
    text: "1".repeat(9000),
  },
  { email: "nobody@example.com", tel: "+91 98450 00000", date: "2020-01-01", number: "0", text: "1" },
  { email: "nobody@example.com", date: "2020-01-01", number: "1", text: "https://example.com ".repeat(9) },
];

/** Returns what is sent if everything that is typed, and each file, is a mistake. */
function mistaken({ controls, button }: PageForm, typed: Record<string, string>): Sent {
  const sent = controls.flatMap(({ name, type, value, isChecked }): Sent => {
    if (type === "file") return [[name, new File(["1"], "1.txt", { type: "text/plain" })]];
    if (type === "radio" && !isChecked) return [];
    const isKept = /^(?:hidden|checkbox|radio|select)$/.test(type);
    return [[name, typed[type] ?? (isKept ? value : (typed.text ?? ""))]];
  });
  return button?.name ? [...sent, [button.name, button.value]] : sent;
}

test("no answer to mistakes has English left on it", async () => {
  const left = await englishOnAnswers((form) =>
    form.controls.every(({ type }) => /^(?:hidden|checkbox|radio)$/.test(type))
      ? []
      : mistakes.map((typed) => mistaken(form, typed)),
  );
  expect(left).toStrictEqual([]);
});

test("no page of something unknown has English left on it", async () => {
  const left: string[] = [];
  const given = givenNames();
  const guest = createPerson(site.address, null);
  const unknown = routePatterns.filter((pattern) => pattern.includes(":") && !isOthers(pattern));
  await inParallel([...unknown, "/no/such/page"], async (pattern) => {
    const url = new URL(`/hi${pattern.replaceAll(/:\w+\??/g, "none")}`, site.address);
    const answers = await Promise.all([
      guest.open(url),
      guest.post(url, new URLSearchParams({ intent: "none" })),
    ]);
    for (const answer of answers) {
      expect(answer.status, pattern).toBeLessThan(500);
      left.push(...leftOn(answer, given).map((text) => `${pattern}: ${text}`));
    }
  });
  expect(left.toSorted()).toStrictEqual([]);
});

/** Mistakes in one field of a form that is right otherwise, by its identity. */
const nearlyRight: [form: RegExp, Record<string, string>][] = [
  [/^post \/login role/, { password: "not the password" }],
  [/^post \/signup/, { email: "traveler@tourbharat.example" }],
  [/^post \/signup/, { confirmPassword: "another password" }],
  [/^post \/signup/, { password: "password1234", confirmPassword: "password1234" }],
  [/^post \/signup/, { password: "nandini rao", confirmPassword: "nandini rao" }],
  [/intent=change-password/, { currentPassword: "not the password" }],
  [/intent=change-email/, { email: "traveler@tourbharat.example" }],
  [/\/profile\/data password/, { confirmation: "REMOVE" }],
  [/\/invoice .*gstin/, { gstin: "29AADCD4217P1ZB" }],
  [/step=1 intent=next/, { travelDate: "2020-01-01" }],
  [/step=1 intent=next|\/waiting-list\/:slug/, { travelDate: soldOutDay }],
  [/step=1 intent=next/, { numberOfTravelers: "12" }],
  [/step=4 intent=coupon/, { couponCode: "NONE" }],
];

test("no answer to what is right but for one field, or right, has English left on it", async () => {
  const left = new Set<string>();
  const sent = new Set<string>();
  const unmade = new Set(nearlyRight);
  const database = openForReading(".wrangler/test-states/hindi");
  const given = ["Nandini Rao", "Nandini Traveler", ...givenNames()];
  const hint = createHint(database);
  const valuesOf = ({ form, person }: FormOfPerson, filling: Filling) =>
    filled(form, filling, (control) => {
      if (control.attributes.autocomplete === "current-password") return person.password();
      const action = new URL(splitPath(form.action.pathname).path, form.action);
      return hint(control, { ...form, action }) || null;
    });
  /* oxlint-disable no-await-in-loop */
  for (;;) {
    const [next] = Array.from(forms)
      .filter(([identity]) => !sent.has(identity))
      .toSorted(([one], [other]) => rankOf(one) - rankOf(other));
    if (!next) break;
    const [identity, place] = next;
    const { form, person } = place;
    sent.add(identity);
    const right = valuesOf(place, "required");
    const wrong = nearlyRight.filter(
      ([pattern, values]) => pattern.test(identity) && right.some(([name]) => name in values),
    );
    for (const mistake of wrong) unmade.delete(mistake);
    const ways = [
      ...wrong.map(([, values]) => right.map(([name, value]): Sent[number] => [name, values[name] ?? value])),
      right,
      valuesOf(place, "all"),
    ];
    for (const way of ways) {
      const answer = await person.post(form.action, bodyOf(form, way));
      const page = answer.location === null ? answer : await person.open(answer.location);
      if (!person.isThemselves()) await person.begin();
      expect(answer.status, identity).toBeLessThan(500);
      for (const text of leftOn(page, given)) left.add(`${identity}: ${text}`);
      if (page.type.startsWith("text/html")) noteForms(page.body.toString(), page.url, person);
    }
  }
  /* oxlint-enable no-await-in-loop */
  database.close();
  expect([...unmade]).toStrictEqual([]);
  expect([...left].toSorted()).toStrictEqual([]);
});

/** Words of an answer: the API's own problems, and those of signing in. */
const problem = z.object({
  title: z.string().optional(),
  detail: z.string().optional(),
  message: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

/** Requests that the API refuses. */
const refused: [status: number, method: string, path: string, body?: unknown][] = [
  [404, "GET", "/none"],
  [404, "GET", "/tours/none"],
  [422, "GET", "/tours?region=none&from=1&maxPrice=one&near=none&flex=9&weekends=1&month=13&none=1"],
  [422, "GET", "/tours?flex=2&limit=none&sort=none"],
  [422, "GET", "/tours?cursor=none"],
  [422, "GET", "/tours/manali/availability?from=2027-03-02&to=2027-03-01"],
  [404, "GET", "/tours/none/availability?from=2027-03-01&to=2027-03-02"],
  [422, "POST", "/quotes", {}],
  [422, "POST", "/quotes", { tour: "manali", travelDate: "2020-01-01", numberOfTravelers: 99, none: 1 }],
  [422, "POST", "/bookings", { tour: "none", name: "<b>", email: "nobody", phone: "12" }],
  [404, "POST", "/bookings/lookup", { bookingId: "TB000000", email: "nobody@example.com" }],
  [422, "POST", "/holds", { tour: 1, travelDate: "none", numberOfTravelers: "none" }],
  [422, "PATCH", "/holds/none", {}],
  [401, "POST", "/bookings/TB000000/cancel", {}],
  [400, "POST", "/auth/update-user", { image: "none" }],
  [404, "POST", "/auth/none", {}],
];

test.for(refused)("the API says %i to %s %s in Hindi", async ([status, method, path, body]) => {
  const answer = await fetch(`${site.address}/api${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      "Accept-Language": "hi-IN",
      "Content-Type": "application/json",
      Connection: "close",
      Origin: site.address,
    },
  });
  const { title, detail, errors, message } = problem.parse(await answer.json());
  const texts = [title, detail, message, ...Object.values(errors ?? {}).flat()].filter(
    (text) => text !== undefined,
  );
  expect(answer.status, texts.join()).toBe(status);
  expect(texts.filter((text) => !/\p{Script=Devanagari}/u.test(text))).toStrictEqual([]);
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
