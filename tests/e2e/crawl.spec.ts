import { readSitemap } from "./support/sitemap";
import { crawl, kindOf } from "./support/crawler";
import type { SeenPage } from "./support/crawler";
import { inParallel } from "./support/in-parallel";
import { expect, test } from "./support/test";

/** No pictures are shown, for speed: each one that any page names is asked for once instead. What the browser says of it: */
const picturesAreOff = /^A preload for '\S+' is found, but is not used because image loading is disabled\.$/;

/** What is wrong with a page by itself. */
function faultsOf(page: SeenPage): string[] {
  const complaints = page.complaints.filter((text) => !picturesAreOff.test(text));
  const rules: [string, boolean][] = [
    [`status ${page.status}`, page.status === 200],
    ["its scripts do not take over", page.isScripted],
    [`says: ${complaints.join("; ")}`, complaints.length === 0],
    [`${page.styleSheets} style sheets`, page.styleSheets === 1],
    [`${page.mainHeadings} main headings`, page.mainHeadings === 1],
    ["no title", page.title.trim() !== ""],
    [
      `${page.descriptions.length} descriptions`,
      page.descriptions.length === 1 && page.descriptions[0] !== "",
    ],
    [`${page.canonicals.length} canonical addresses`, page.canonicals.length === 1],
    [`language ${page.language}`, page.language === "en-IN"],
  ];
  return rules.filter(([, isKept]) => !isKept).map(([fault]) => `${page.address}: ${fault}`);
}

/** Texts that pages with different canonical addresses share. */
function shared(pages: SeenPage[], textOf: (page: SeenPage) => string | undefined): string[] {
  return [...Map.groupBy(pages, textOf)]
    .map(([text, group]) => ({ text, owners: new Set(group.map((page) => page.canonicals[0])) }))
    .filter(({ owners }) => owners.size > 1)
    .map(({ text, owners }) => `${text}: ${[...owners].join(" ")}`);
}

/** Links to a place on a page that is not there. */
function lostFragments(seen: Map<string, SeenPage>): string[] {
  return [...seen.values()].flatMap((page) =>
    page.links
      .filter((link) => link.includes("#"))
      .filter(
        (link) => !seen.get(kindOf(link))?.ids.includes(decodeURIComponent(new URL(link).hash.slice(1))),
      )
      .map((link) => `${page.address} -> ${link}`),
  );
}

test("every page that a link or the sitemap leads to is whole, silent and different from every other", async ({
  playwright,
  launchOptions,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const listed = await readSitemap(request);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.length).toBeGreaterThan(150);

  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), "--blink-settings=imagesEnabled=false"],
  });
  const seen = await crawl(await browser.newContext(), baseURL ?? "", [`${baseURL}/`, ...listed]);
  await browser.close();
  const pages = [...seen.values()];
  expect(pages.length).toBeGreaterThan(listed.length);
  expect.soft(pages.flatMap(faultsOf)).toEqual([]);
  expect.soft(shared(pages, (page) => page.title)).toEqual([]);
  expect.soft(shared(pages, (page) => page.descriptions[0])).toEqual([]);
  expect.soft(lostFragments(seen)).toEqual([]);
  expect.soft(listed.filter((address) => seen.get(kindOf(address))?.canonicals[0] !== address)).toEqual([]);

  const opened = new Set(pages.map((page) => page.address));
  const named = new Set(pages.flatMap((page) => [...page.files, ...page.links.map(withoutFragment)]));
  expect(named.size).toBeGreaterThan(500);
  const missing: string[] = [];
  await inParallel(
    [...named].filter((address) => !opened.has(address)),
    async (address) => {
      const answer = await request.get(address);
      if (answer.status() !== 200) missing.push(`${address} ${answer.status()}`);
    },
  );
  expect(missing).toEqual([]);
});

function withoutFragment(address: string): string {
  return address.split("#", 1)[0] ?? "";
}
