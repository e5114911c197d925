import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testBuild } from "../../scripts/lib/set-up";
import { inParallel, startSite } from "./support/site";

let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite("languages");
});

afterAll(() => site.stop());

/** Returns the addresses of a page by their language, as its head or its entry of the sitemap has them. */
function alternatesIn(html: string): Record<string, string> {
  const links = html.matchAll(/<(?:xhtml:)?link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi);
  return Object.fromEntries(Array.from(links, ([, language = "", address = ""]) => [language, address]));
}

test("the sitemap has every page in both languages, and each page the same pair", async () => {
  const xml = await (await site.guest.get("/sitemap.xml")).text();
  const entries = Array.from(xml.matchAll(/<url><loc>([^<]+)<\/loc>.*<\/url>/g), ([entry, address = ""]) => ({
    address,
    alternates: alternatesIn(entry),
  }));
  const addresses = new Set(entries.map(({ address }) => address));
  expect(addresses.size).toBe(entries.length);
  expect(addresses.size).toBeGreaterThan(300);
  const wrong: string[] = [];
  await inParallel(entries, async ({ address, alternates }) => {
    const { origin, pathname } = new URL(address);
    const html = await (await site.guest.get(pathname)).text();
    const isHindi = pathname === "/hi" || pathname.startsWith("/hi/");
    const english = isHindi ? pathname.slice(3) || "/" : pathname;
    const pair = {
      "en-IN": origin + english,
      "hi-IN": `${origin}/hi${english === "/" ? "" : english}`,
      "x-default": origin + english,
    };
    const expected = JSON.stringify(pair);
    const isRight =
      JSON.stringify(alternates) === expected &&
      JSON.stringify(alternatesIn(html)) === expected &&
      html.includes(`<link rel="canonical" href="${address}"/>`) &&
      html.includes(`<html lang="${isHindi ? "hi" : "en"}-IN"`) &&
      addresses.has(pair["hi-IN"]);
    if (!isRight) wrong.push(pathname);
  });
  expect(wrong).toStrictEqual([]);
});

test.for([
  ["/tours?q=goa", "hi", "हिन्दी"],
  ["/hi/tours?q=goa", "en", "English"],
] as const)("%s has the switch to the other language, and stays where it is", async ([page, other, name]) => {
  const html = await (await site.guest.get(page)).text();
  const links = [
    ...html.matchAll(
      /<a href="(\/language\/[^"]+)"[^>]*>(?:<span>[^<]*<\/span>)?<span lang="(\w+)"[^>]*>([^<]+)</g,
    ),
  ];
  // Header, menu of small screens, footer; English pages have the offer too.
  expect(links.length).toBe(other === "hi" ? 4 : 3);
  for (const [, href, lang, text] of links)
    expect([href, lang, text]).toStrictEqual([`/language/${other}?page=%2Ftours%3Fq%3Dgoa`, other, name]);
  const answer = await site.guest.get(links[0]?.[1] ?? "");
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe(other === "hi" ? "/hi/tours?q=goa" : "/tours?q=goa");
});

test("what exists in English only has no switch", async () => {
  expect(await (await site.guest.get("/api/docs")).text()).not.toContain('href="/language/');
});

test("Hindi pages answer as English ones do: with a slash, without a page, offline, and without a session", async () => {
  expect((await site.guest.get("/hi/")).status).toBe(200);
  const missing = await site.guest.get("/hi/no-such-page");
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain("पेज नहीं मिला");
  expect(await (await site.guest.get("/hi/offline")).text()).toContain('action="/hi/offline"');
  const guarded = await site.guest.get("/hi/dashboard");
  expect(guarded.headers.get("Location")).toBe("/hi/login?next=%2Fdashboard");
  expect(await (await site.guest.get("/hi/manifest.webmanifest")).json()).toMatchObject({ start_url: "/hi" });
});

/** Returns the names of the scripts that a page's language loads, from React Router's manifest. */
function scriptsOf(html: string): string[] {
  return Array.from(new Set(html.match(/\/assets\/[\w.-]+\.js/g)), (file) => path.basename(file));
}

const devanagari = /[\u0900-\u097f]+/g;

test("the browser's code of an English page has no word of Hindi but its name, and that of a Hindi page has its messages", async () => {
  const folder = path.join(testBuild.BUILD_DIRECTORY, "client/assets");
  const scripts = readdirSync(folder).filter((file) => file.endsWith(".js"));
  const textOf = new Map(scripts.map((file) => [file, readFileSync(path.join(folder, file), "utf8")]));
  /** All that a page can load: each script names those that it imports. */
  const reachedFrom = (first: string[]) => {
    const reached = new Set(first);
    for (const file of reached)
      for (const [, name = ""] of textOf.get(file)?.matchAll(/[/"`]([\w.-]{1,99}\.js)["`]/g) ?? [])
        if (textOf.has(name)) reached.add(name);
    return reached;
  };
  const manifestOf = async (page: string) => {
    const html = await (await site.guest.get(page)).text();
    const [manifest = ""] = html.match(/manifest-[\w-]+\.js/) ?? [];
    return reachedFrom([...scriptsOf(html), ...(textOf.has(manifest) ? [manifest] : [])]);
  };
  const [english, hindi] = await Promise.all([manifestOf("/about"), manifestOf("/hi/about")]);
  expect(english.size).toBeGreaterThan(20);
  const words = (files: Set<string>) => [
    ...new Set([...files].flatMap((file) => textOf.get(file)?.match(devanagari) ?? [])),
  ];
  // Parts of the reader of typed text (app/domain/typed-input): names of India, and the sign that ends a sentence.
  const other = new Set(["भारत", "भारतम्", "भारोत", "।"]);
  expect(words(english).filter((word) => !other.has(word))).toStrictEqual(["हिन्दी"]);
  expect(words(hindi).length).toBeGreaterThan(100);
  expect(words(hindi)).toEqual(expect.arrayContaining(["घूमने", "जगहें"]));
});
