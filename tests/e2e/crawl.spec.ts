import { destinationRoutes } from "../support/route-table";
import { crawl, isFile, kindOf, type CrawledPage } from "./support/crawler";
import { inParallel } from "./support/in-parallel";
import { readSitemap } from "./support/sitemap";
import { expect, test } from "./support/test";

/** The lists that the header's menus link to. */
const lists = [
  "/tours",
  "/destinations",
  "/destinations/kerala",
  ...["south", "north", "east", "west"].map((region) => `/destinations/region/${region}-india`),
  ...["adventure", "cultural", "beach", "city", "wildlife", "food", "luxury", "cruise"].map(
    (type) => `/tours/${type}`,
  ),
  ...["weekend", "week", "two-weeks", "month"].map((duration) => `/tours/duration/${duration}`),
  "/experiences",
  ...["outdoor", "photography", "cooking", "wildlife", "cultural"].map((name) => `/experiences/${name}`),
  ...["family", "solo", "couples", "groups"].map((name) => `/experiences/interest/${name}`),
  ...[
    "thrilling-adventures",
    "cultural-immersion",
    "tropical-escapes",
    "heritage-tours",
    "gastronomic-journeys",
    "photo-expeditions",
    "wilderness-camping",
    "luxury-cruises",
  ].map((category) => `/category/${category}`),
];

/** Returns the rules that a page breaks on its own. */
function errorsOf(page: CrawledPage): string[] {
  const rules: [string, boolean][] = [
    [`status ${page.status}`, page.status === 200],
    // Pages for reading have one of their own beside the site's.
    [`${page.styleSheets} style sheets`, page.styleSheets === 1 || page.styleSheets === 2],
    [`${page.mainHeadings.length} main headings`, page.mainHeadings.length === 1],
    ["no title", page.title.trim() !== ""],
    [
      `${page.descriptions.length} descriptions`,
      page.descriptions.length === 1 && page.descriptions[0] !== "",
    ],
    [`${page.canonicals.length} canonical addresses`, page.canonicals.length === 1],
    [`language ${page.language}`, page.language === "en-IN"],
  ];
  return rules.filter(([, isMet]) => !isMet).map(([error]) => `${page.address}: ${error}`);
}

/** Returns texts shared by pages with different canonical URLs. */
function shared(pages: CrawledPage[], textOf: (page: CrawledPage) => string | undefined): string[] {
  return [...Map.groupBy(pages, textOf)]
    .map(([text, group]) => ({ text, owners: new Set(group.map((page) => page.canonicals[0])) }))
    .filter(({ owners }) => owners.size > 1)
    .map(({ text, owners }) => `${text}: ${[...owners].join(" ")}`);
}

/** Returns links to an id that their page does not have. */
function lostFragments(seen: Map<string, CrawledPage>): string[] {
  return [...seen.values()].flatMap((page) =>
    page.links
      .filter((link) => link.includes("#"))
      .filter((link) => !seen.get(kindOf(link))?.ids.has(decodeURIComponent(new URL(link).hash.slice(1))))
      .map((link) => `${page.address} -> ${link}`),
  );
}

function withoutFragment(address: string): string {
  return address.split("#", 1)[0] ?? "";
}

/**
 * Hydration and a silent console are checked on one page of each kind, by accessibility.spec.ts and the
 * journeys: every test's page must stay silent (support/test.ts).
 */
test("every page reached by a link or the sitemap is complete and unique, including the catalogue, the lists and the blog @prove", async ({
  request,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const listed = await readSitemap(request);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.length).toBeGreaterThan(150);

  const seen = await crawl(request, [`${origin}/`, ...listed]);
  const pages = [...seen.values()];
  expect(pages.length).toBeGreaterThan(listed.length);
  expect.soft(pages.flatMap(errorsOf)).toEqual([]);
  expect.soft(shared(pages, (page) => page.title)).toEqual([]);
  expect.soft(shared(pages, (page) => page.descriptions[0])).toEqual([]);
  expect.soft(lostFragments(seen)).toEqual([]);
  expect.soft(listed.filter((address) => seen.get(kindOf(address))?.canonicals[0] !== address)).toEqual([]);

  const pageAt = (path: string) => seen.get(kindOf(`${origin}${path}`));
  for (const route of destinationRoutes) {
    const path = pathOf(route);
    const page = pageAt(path);
    expect.soft(canonicalPathOf(page), path).toBe(path);
    expect.soft(headingOf(page?.html ?? ""), path).toMatch(new RegExp(`^From ${route.city} to `));
  }
  for (const path of lists) expect.soft(canonicalPathOf(pageAt(path)), path).toBe(path);

  const articles = listed
    .map((address) => new URL(address).pathname)
    .filter((path) => path.startsWith("/blog/"));
  expect(articles.length).toBeGreaterThanOrEqual(6);
  const blog = pageAt("/blog")?.html ?? "";
  const main = blog.slice(blog.indexOf("<main"), blog.indexOf("</main>"));
  for (const path of articles) {
    expect.soft(main.split(`href="${path}"`), path).toHaveLength(2);
    expect.soft(pageAt(path)?.title, path).toBe(`${pageAt(path)?.mainHeadings[0]} | Tour Bharat`);
  }

  const opened = new Set(pages.map((page) => page.address));
  const named = new Set(pages.flatMap((page) => [...page.files, ...page.links.map(withoutFragment)]));
  expect(named.size).toBeGreaterThan(500);
  const missing: string[] = [];
  // A tour's page links to its form once for each day of its calendar.
  const others = new Map(
    [...named].map((address) => [address.replace(/(\/book\/[^?]+)\?.*/, "$1"), address]),
  );
  await inParallel(
    [...others.values()].filter((address) => !opened.has(address) && !isWayIn(address)),
    async (address) => {
      const answer = await request.get(isFile(address) ? address : dataOf(address), { maxRetries: 2 });
      if (answer.status() !== 200) missing.push(`${address} ${answer.status()}`);
    },
  );
  expect(missing).toEqual([]);
});

/** The login and the sign-up with their return page: every page links to both, so only one of each is opened. */
function isWayIn(address: string): boolean {
  return /^\/(login|signup)$/.test(new URL(address).pathname);
}

/** The URL of a page's data, which loads without rendering; one page of its kind was rendered. */
function dataOf(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return pathname === "/" ? address : `${origin}${pathname}.data${search}`;
}

function canonicalPathOf(page: CrawledPage | undefined): string {
  return new URL(page?.canonicals[0] ?? "about:blank").pathname;
}

function pathOf({ segment, slug }: (typeof destinationRoutes)[number]): string {
  return `/destinations/${segment}/${slug}`;
}

/** The heading of a tour's details. */
function headingOf(html: string): string | undefined {
  return /<h2 id="details"[^>]*>(.*?)<\/h2>/.exec(html)?.[1]?.replaceAll("<!-- -->", "");
}

test("/destinations/from-bangalore works for every slug in any case, with the canonical URL of the tour's region @prove", async ({
  request,
}) => {
  await inParallel(destinationRoutes, async (route) => {
    const path = `/destinations/from-bangalore/${route.slug.toUpperCase()}`;
    const answer = await request.get(`${path}.data`, { maxRetries: 2 });
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).toContain(`"${pathOf(route)}"`);
  });
  // Rendered for one place of each city: the others differ only in their data.
  for (const [city, [route]] of Map.groupBy(destinationRoutes, (each) => each.city)) {
    if (!route) continue;
    const answer = await request.get(`/destinations/from-bangalore/${route.slug.toUpperCase()}`);
    const html = await answer.text();
    expect(html, city).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${pathOf(route)}"`));
    expect(headingOf(html), city).toMatch(new RegExp(`^From ${city} to `));
  }
});
