import type { Page } from "@playwright/test";
import { z } from "zod";
import { articlePaths, readSitemap } from "./support/sitemap";
import { expect, test } from "./support/test";

const thing = z.looseObject({
  "@context": z.literal("https://schema.org"),
  "@type": z.union([z.string(), z.array(z.string())]),
});

/** Returns a page's structured data by type. */
async function structuredData(page: Page) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return new Map(
    texts.flatMap((text) => {
      const data = thing.parse(JSON.parse(text));
      return [data["@type"]].flat().map((type) => [type, data] as const);
    }),
  );
}

test("a missing article is 404, and a URL in capitals leads to the article", async ({ request }) => {
  expect((await request.get("/blog/no-such-article")).status()).toBe(404);
  const [path = ""] = await articlePaths(request);
  const answer = await request.get(path.toUpperCase().replace("/BLOG", "/blog"), { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe(path);
});

test("sitemap.xml is well-formed, and the sitemap page lists the same pages @prove", async ({
  page,
  request,
}) => {
  await page.goto("/sitemap");
  const problem = await page.evaluate(async () => {
    const text = await (await fetch("/sitemap.xml")).text();
    return new DOMParser().parseFromString(text, "application/xml").querySelector("parsererror")?.textContent;
  });
  expect(problem).toBeUndefined();
  const listed = await page
    .locator("main a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const addresses = await readSitemap(request);
  expect(listed.toSorted()).toEqual(addresses.map((address) => new URL(address).pathname).toSorted());
});

test("robots.txt names the sitemap and excludes private pages", async ({ request, baseURL }) => {
  const lines = (await (await request.get("/robots.txt")).text()).split("\n");
  for (const path of ["/admin", "/api", "/login", "/book"]) expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test("the manifest parses and its icons exist", async ({ request }) => {
  const answer = await request.get("/manifest.webmanifest");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const { icons } = z
    .looseObject({ name: z.string(), icons: z.array(z.looseObject({ src: z.string() })) })
    .parse(await answer.json());
  for (const src of [...icons.map((icon) => icon.src), "/favicon.ico", "/apple-touch-icon.png"]) {
    expect((await request.get(src)).status()).toBe(200);
  }
});

for (const path of ["/destinations/from-bangalore/ooty", "/tours/golden-triangle-classic"]) {
  test(`${path} has structured data that matches its content @prove`, async ({ page }) => {
    await page.goto(path);
    const data = await structuredData(page);
    const trip = z
      .looseObject({
        name: z.string(),
        offers: z.looseObject({ price: z.number(), priceCurrency: z.literal("INR"), url: z.string() }),
        itinerary: z.looseObject({ itemListElement: z.array(z.looseObject({ name: z.string() })) }),
        aggregateRating: z.looseObject({ ratingValue: z.number(), reviewCount: z.int() }),
        review: z
          .array(z.looseObject({ name: z.string(), reviewBody: z.string() }))
          .min(1)
          .max(3),
      })
      .parse(data.get("TouristTrip"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(trip.name);
    const shown = `₹${trip.offers.price.toLocaleString("en-IN")}`;
    await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
    for (const { name } of trip.itinerary.itemListElement) {
      await expect(page.getByRole("heading", { name, exact: true })).toHaveCount(1);
    }
    const steps = z
      .looseObject({ itemListElement: z.array(z.looseObject({ name: z.string() })) })
      .parse(data.get("BreadcrumbList"));
    await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem")).toHaveText(
      steps.itemListElement.map((step) => step.name),
    );
    const questions = z
      .looseObject({ mainEntity: z.array(z.looseObject({ name: z.string() })) })
      .parse(data.get("FAQPage"));
    // The first question is also the preview of the folded section.
    for (const { name } of questions.mainEntity)
      await expect(page.locator("h3").filter({ hasText: name })).toHaveCount(1);
    const reviews = page.getByRole("region", { name: "What travelers say" });
    const { ratingValue, reviewCount } = trip.aggregateRating;
    await expect(reviews).toContainText(ratingValue.toFixed(1));
    await expect(reviews).toContainText(`${reviewCount} reviews`);
    for (const { name, reviewBody } of trip.review)
      await expect(reviews.getByRole("article", { name })).toContainText(reviewBody);
  });
}

test("a tour without reviews has no rating in its structured data", async ({ page }) => {
  await page.goto("/destinations/west-india/kite-festival");
  const data = await structuredData(page);
  expect(data.get("TouristTrip")).toHaveProperty("name");
  expect(JSON.stringify([...data.values()])).not.toMatch(/rating|"review/i);
});

test("the home page and an article have a description and a picture that exists", async ({
  page,
  request,
}) => {
  await page.goto("/");
  expect([...(await structuredData(page)).keys()]).toEqual(
    expect.arrayContaining(["Organization", "WebSite"]),
  );
  const [path = ""] = await articlePaths(request);
  await page.goto(path);
  const data = await structuredData(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(data.get("Article")?.headline));
  expect(data.has("BreadcrumbList")).toBe(true);
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  const answer = await request.get(picture ?? "");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("image/png");
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute("content", "summary_large_image");
});

test("no build includes the component gallery", async ({ request }) => {
  expect((await request.get("/tempobook")).status()).toBe(404);
  expect((await request.get("/tempobook/button")).status()).toBe(404);
});
