import { inParallel } from "./support/in-parallel";
import { expect, test, visit } from "./support/test";

test("the header's short links redirect to their pages", async ({ request }) => {
  for (const slug of ["jaipur", "goa", "varanasi"]) {
    const response = await request.get(`/destinations/${slug}`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/${slug}"`));
  }
  const ladakh = await request.get("/destinations/ladakh", { maxRedirects: 0 });
  expect(ladakh.status()).toBe(301);
  expect(ladakh.headers().location).toBe("/destinations/north-india/leh-ladakh");
});

test("/tours shows packages and featured tours, and permanently redirects destinations", async ({
  request,
}) => {
  const { tours } = await (await request.get("/api/tours?limit=100")).json();
  const own: { path: string; slug: string }[] = tours.filter(
    (tour: { kind: string }) => tour.kind !== "destination",
  );
  await inParallel(own, async ({ path, slug }) => {
    expect(path).toBe(`/tours/${slug}`);
    expect((await request.get(path)).status(), path).toBe(200);
  });
  const moved = await request.get("/tours/ooty", { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toBe("/destinations/from-bangalore/ooty");
});

test("the destination page shows everything the specification lists", async ({ page }) => {
  await visit(page, "/destinations/east-india/darjeeling");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Darjeeling");
  const details = page.getByRole("region", { name: "From Kolkata to Darjeeling" });
  await expect(details.getByText("Price per person")).toBeVisible();
  await expect(details.getByText(/^\d+ days \/ \d+ nights$/)).toBeVisible();
  await expect(details.getByRole("heading", { name: "Package Highlights" })).toBeVisible();
  await expect(details.getByRole("listitem")).toHaveCount(5);
  await expect(details.getByRole("button", { name: "Book This Package" })).toBeVisible();
  const others = page.getByRole("region", { name: "Other Popular Packages from Kolkata" });
  await expect(others.getByRole("article")).toHaveCount(3);
  await others
    .getByRole("link", { name: /View Details/ })
    .first()
    .click();
  await expect(page.getByRole("region", { name: /^From Kolkata to / })).toBeVisible();
  const places = page.getByRole("region", { name: /^Best Places to Visit in East India/ });
  await places.getByRole("heading", { name: /^Best Places/ }).click();
  await expect(places.getByRole("link", { name: /^View Tour Packages/ })).not.toHaveCount(0);
});

test.describe("unknown places", () => {
  test.use({ expectedComplaints: [/404/] });

  test("an unknown slug, a slug under another region and an unknown region are not found", async ({
    page,
    request,
  }) => {
    for (const path of [
      "/destinations/from-bangalore/atlantis",
      "/destinations/north-india/ooty",
      "/destinations/east-india/goa",
      "/destinations/middle-india/goa",
      "/destinations/from-bangalore/golden-triangle-classic",
    ]) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      const html = await answer.text();
      for (const text of [
        /<h1[^>]*>Destination Not Found/,
        /Sorry, we couldn(&#x27;|')t find information about this destination\./,
        /<header/,
        /<footer/,
      ])
        expect(html, path).toMatch(text);
    }
    expect((await page.goto("/no/such/page"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
    const ways = page.getByRole("list", { name: "Where to go from here" });
    await expect(ways.getByRole("link", { name: "All destinations" })).toHaveAttribute(
      "href",
      "/destinations",
    );
    await page.getByRole("searchbox", { name: "Search all tours" }).fill("houseboat");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/tours?q=houseboat");
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});
