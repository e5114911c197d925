import { gzipSync } from "node:zlib";
import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { splitPath } from "~/domain/language/addresses";
import { destinationRoutes } from "../support/route-table";
import { officePageTypes, officeSamples, pageTypes } from "../support/page-types";
import { inParallel, startSite, type Asker } from "./support/site";

let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite("pages");
});

afterAll(() => site.stop());

const validator = new HtmlValidate({
  root: true,
  // HTML allows disclosures in terms: the explanation of a figure.
  elements: ["html5", { dt: { permittedDescendants: [{ exclude: ["header", "footer", "@heading"] }] } }],
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
    // Advice of the validator, not rules of HTML. Text is the default type of a field.
    "no-implicit-input-type": "off",
    // A list item may have a name.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Its button may stand outside, and name it.
    "wcag/h32": "off",
    "tel-non-breaking": "off",
  },
});

/** Returns the address of a page whose name in braces is part of a link that a list has. */
async function addressOf(path: string, askers: Record<"admin" | "operator", Asker>): Promise<string> {
  let address = path;
  for (const [name, [role, list, link]] of Object.entries(officeSamples)) {
    if (!path.includes(`{${name}}`)) continue;
    // oxlint-disable-next-line no-await-in-loop
    const [, found] = link.exec(await (await askers[role].get(list)).text()) ?? [];
    expect(found, `${name} in ${list}`).toBeDefined();
    address = address.replace(`{${name}}`, found ?? "");
  }
  return address;
}

/** Rules of HTML and accessibility that a page breaks. */
async function mistakesOf(path: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ line, column, ruleId, message }) => `${path}:${line}:${column} ${ruleId}: ${message}`);
}

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

test("the HTML of every page is valid, and offices are neither stored nor indexed", async () => {
  const askers = { admin: await site.signIn("admin"), operator: await site.signIn("operator") };
  const mistakes: string[] = [];
  const pages = (["admin", "operator"] as const).flatMap((role) =>
    Object.values(officePageTypes[role])
      .flat()
      .map((path) => [askers[role], path] as const),
  );
  await inParallel(
    [
      ...Object.values(pageTypes)
        .flat()
        .map((path) => [site.guest, path] as const),
      ...pages,
    ],
    async ([asker, path]) => {
      const answer = await asker.get(await addressOf(path, askers));
      const html = await answer.text();
      mistakes.push(...(await mistakesOf(path, html)));
      if (asker === site.guest) return;
      if (answer.headers.get("Cache-Control") !== "private, no-store")
        mistakes.push(`${path}: may be stored`);
      if (answer.ok && !html.includes('name="robots" content="noindex"'))
        mistakes.push(`${path}: may be indexed`);
    },
  );
  expect(mistakes).toEqual([]);
});

/** Kilobytes of HTML before compression, at most. */
const budgets = {
  "/": 88,
  "/tours": 165,
  "/tours?view=map": 135,
  "/destinations": 205,
  "/destinations/from-bangalore/munnar": 170,
};

/** Kilobytes (gzip) of the scripts that run before the first sign of interest, at most. */
const scriptBudget = 20;

test("pages stay within their budgets of HTML and of scripts in it", async () => {
  const heavier: string[] = [];
  await inParallel(Object.entries(budgets), async ([path, budget]) => {
    const html = await (await site.guest.get(path)).text();
    const kilobytes = Buffer.byteLength(html) / 1000;
    if (kilobytes > budget) heavier.push(`${path}: ${kilobytes} kB, budget ${budget}`);
    const scripts = [...html.matchAll(/<script(?![^>]* type="(?!module))[^>]*>([\s\S]*?)<\/script>/g)];
    if (scripts.some(([script]) => / src=/.test(script))) heavier.push(`${path}: loads scripts at once`);
    const scriptKilobytes = gzipSync(scripts.map(([, text]) => text).join("\n")).length / 1000;
    if (scriptKilobytes > scriptBudget) heavier.push(`${path}: ${scriptKilobytes} kB of scripts`);
  });
  expect(heavier).toEqual([]);
});

test("every page of the sitemap has its own title, description and address, and one main heading", async () => {
  const sitemap = await (await site.guest.get("/sitemap.xml")).text();
  const addresses = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.length).toBeGreaterThan(150);
  const wrong: string[] = [];
  const titles = new Map<string, string>();
  await inParallel(addresses, async (address) => {
    const { pathname } = new URL(address);
    const { language, path } = splitPath(pathname);
    const answer = await site.guest.get(pathname);
    const html = await answer.text();
    const title = first(html, /<title>([^<]*)<\/title>/) ?? "";
    // Articles and the demo's tours have their English titles in all languages.
    const named = `${language} ${title}`;
    for (const [rule, isMet] of [
      [`status ${answer.status}`, answer.status === 200],
      ["no title", title.trim() !== ""],
      [`the title of ${titles.get(named)}`, !titles.has(named)],
      ["no description", (first(html, /<meta name="description" content="([^"]*)"/) ?? "") !== ""],
      ["another address", first(html, /<link rel="canonical" href="([^"]*)"/) === address],
      ["another number of main headings", html.split("<h1").length === 2],
      ["no structured data", path.split("/").length < 4 || html.includes('"application/ld+json"')],
    ] as const)
      if (!isMet) wrong.push(`${pathname}: ${rule}`);
    titles.set(named, pathname);
  });
  expect(wrong).toEqual([]);
});

test("every destination of the specification is at its address, and in any case at the one without a region", async () => {
  const wrong: string[] = [];
  await inParallel(destinationRoutes, async ({ segment, slug }) => {
    const path = `/destinations/${segment}/${slug}`;
    for (const asked of [path, `/destinations/from-bangalore/${slug.toUpperCase()}`]) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await site.guest.get(`${asked}.data`);
      // oxlint-disable-next-line no-await-in-loop
      if (answer.status !== 200 || !(await answer.text()).includes(`"${path}"`)) wrong.push(asked);
    }
  });
  expect(wrong).toEqual([]);
});
