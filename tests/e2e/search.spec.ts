import { expect, isTakenOver, test, visit } from "./support/test";
import { tourCount } from "./support/tour-count";

test("the URL holds the search: filters narrow it, removing chips widens it @core", async ({ page }) => {
  await visit(page, "/tours");
  await expect(page.getByRole("heading", { name: `${tourCount} tours` })).toBeVisible();
  const search = page.getByRole("search", { name: "Tours" });
  await search.getByLabel("Region").selectOption("east");
  await expect(page).toHaveURL(/region=east/);
  await search.getByLabel("Best in").selectOption("7");
  await expect(page).toHaveURL(/month=7/);
  await expect(page.getByRole("heading", { name: `${tourCount} tours` })).toHaveCount(0);
  const chips = page.getByRole("list", { name: "Active filters" });
  await chips.getByRole("link", { name: /^East India/ }).click();
  await expect(page).not.toHaveURL(/region=/);
  await expect(page).toHaveURL(/month=7/);
  await chips.getByRole("link", { name: "Clear all" }).click();
  await expect(page.getByRole("heading", { name: `${tourCount} tours` })).toBeVisible();
});

test("typing suggests names, and the keyboard chooses one", async ({ page }) => {
  await visit(page, "/tours");
  const box = page.getByRole("combobox", { name: "Search" });
  await box.fill("dar");
  const options = page.getByRole("listbox", { name: "Suggestions for Search" }).getByRole("option");
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(5);
  await box.press("ArrowDown");
  await box.press("Enter");
  await expect(box).toHaveValue("Darjeeling");
  await box.press("Enter");
  await expect(page).toHaveURL(/q=Darjeeling/);
  await expect(page.getByRole("article").first()).toContainText("Darjeeling");
});

test("a list closed with Escape opens again, and any kind of click chooses a name", async ({ page }) => {
  await page.goto("/tours");
  const box = page.getByRole("combobox", { name: "Search" });
  const options = page.getByRole("listbox", { name: "Suggestions for Search" }).getByRole("option");
  await box.fill("dar");
  await expect(options.first()).toBeVisible();
  await box.press("Escape");
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await box.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await options.filter({ hasText: /^Darjeeling$/ }).click();
  await expect(box).toHaveValue("Darjeeling");
  await expect(box).toBeFocused();

  await box.fill("goa");
  await expect(options.first()).toBeVisible();
  // Without a pointer, as assistive technology clicks.
  const name = await options.first().innerText();
  await options.first().dispatchEvent("click");
  await expect(box).toHaveValue(name);
});

test("a choice made before hydration stays", async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/tours");
  const region = page.getByRole("search", { name: "Tours" }).getByLabel("Region");
  await region.selectOption("north");
  scripts.resolve();
  await page.locator(isTakenOver).waitFor({ state: "attached" });
  await expect(region).toHaveValue("north");
});

test("a misspelled place suggests the correct spelling", async ({ page }) => {
  await visit(page, "/tours?q=munar");
  await page.getByRole("link", { name: "Munnar" }).click();
  await expect(page.getByRole("article").first()).toContainText("Munnar");

  await page.goto("/tours?q=munar+tea");
  await page.getByRole("link", { name: "Munnar tea", exact: true }).click();
  await expect(page.getByRole("article").first()).toContainText("Munnar");
});

test("an unknown category returns an empty list that is not indexed", async ({ request }) => {
  const answer = await request.get("/category/space-travel");
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toMatch(/<h1[^>]*>Tour Packages<\/h1>/);
  expect(html).toContain("No tour packages found for this category.");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test("odd searches never cause a server error", async ({ request }) => {
  for (const q of [
    '"',
    "*",
    "a OR b",
    "NEAR(x)",
    "🎉",
    "a".repeat(2000),
    "'; DROP TABLE tours; --",
    "éàü",
    "%",
  ]) {
    const query = new URLSearchParams({ q });
    expect((await request.get(`/tours?${query}`)).status(), q).toBe(200);
    expect((await request.get(`/api/tours?${query}`)).status(), q).toBe(200);
  }
  expect((await request.get("/api/tours?minPrice=9&maxPrice=1")).status()).toBe(422);
  expect((await request.get("/api/tours?minPrice=x")).status()).toBe(422);
});

test.describe("a reversed range", () => {
  test.use({ expectedComplaints: [/status of 422/] });

  test("in a URL shows as typed, with its message beside the field and no tours", async ({ page }) => {
    for (const path of ["/tours", "/category/heritage-tours", "/tours/beach", "/experiences/photography"]) {
      const response = await visit(page, `${path}?q=lake&from=2027-01-20&to=2027-01-05`);
      expect(response?.status(), path).toBe(422);
      const search = page.getByRole("search", { name: "Tours" });
      await expect(search.getByLabel("To", { exact: true })).toHaveAccessibleDescription(/before the start/);
      await expect(search.getByLabel("From", { exact: true })).toHaveValue("2027-01-20");
      await expect(search.getByLabel("To", { exact: true })).toHaveValue("2027-01-05");
      await expect(search.getByRole("combobox").first()).toHaveValue("lake");
      await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
    }
    await visit(page, "/tours?minPrice=9000&maxPrice=100");
    await expect(page.getByLabel("Price up to (₹)")).toHaveAccessibleDescription(/below the minimum/);
    await page.getByLabel("Price up to (₹)").fill("20000");
    await page.getByRole("button", { name: "Show tours" }).click();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });

  test("typed on the home page stays there, with its message beside the field", async ({ page }) => {
    await visit(page, "/");
    const search = page.getByRole("search", { name: "Tours" });
    await search.getByLabel("From", { exact: true }).fill("2027-01-20");
    await search.getByLabel("To", { exact: true }).fill("2027-01-05");
    await search.getByRole("button", { name: "Search" }).click();
    const to = search.getByLabel("To", { exact: true });
    await expect(to).toHaveAccessibleDescription(/before the start/);
    await expect(to).toBeFocused();
    await expect(to).toHaveValue("2027-01-05");
    await expect(page).toHaveURL(/\/$/);
    await to.fill("2027-01-25");
    await search.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/tours\?.*to=2027-01-25/);
  });
});
