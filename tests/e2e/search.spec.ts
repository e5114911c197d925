import { expect, isTakenOver, test, visit } from "./support/test";
import { tourCount } from "./support/tour-count";

test("the URL holds the search: filters narrow it, removing chips widens it @core", async ({ page }) => {
  await visit(page, "/tours");
  await expect(page.getByRole("heading", { name: `${tourCount} tours` })).toBeVisible();
  const filters = page.getByRole("form", { name: "Filters" });
  await filters.getByRole("checkbox", { name: /^East India/ }).check();
  await expect(page).toHaveURL("/tours?region=east");
  await filters.getByRole("checkbox", { name: /^West India/ }).check();
  await expect(page).toHaveURL("/tours?region=east,west");
  await filters.getByText("Best month").click();
  await filters.getByLabel("Best in").selectOption("7");
  await expect(page).toHaveURL("/tours?region=east,west&month=7");
  await expect(page.getByRole("heading", { name: `${tourCount} tours` })).toHaveCount(0);
  const chips = page.getByRole("list", { name: "Active filters" });
  await chips.getByRole("link", { name: /^East India/ }).click();
  await expect(page).toHaveURL("/tours?region=west&month=7");
  await chips.getByRole("link", { name: "Clear all" }).click();
  await expect(page.getByRole("heading", { name: `${tourCount} tours` })).toBeVisible();
});

test("on a phone the filters are a sheet that counts tours and applies at once", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/tours?q=kerala");
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  const before = await sheet.getByRole("button", { name: /^Show/ }).innerText();
  await sheet.getByRole("checkbox", { name: /^Adventure/ }).check();
  const apply = sheet.getByRole("button", { name: /^Show \d+ tours?$/ });
  await expect(apply).not.toHaveText(before);
  await expect(page).toHaveURL("/tours?q=kerala");
  const count = /\d+ tours?/.exec(await apply.innerText())?.[0] ?? "";
  await apply.click();
  await expect(page).toHaveURL("/tours?q=kerala&type=adventure");
  await expect(page.getByRole("heading", { name: count })).toBeVisible();
});

test("up to three tours are compared from a tray @prove", async ({ page }) => {
  await visit(page, "/tours");
  const boxes = page.getByRole("checkbox", { name: /^Compare/ });
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  await expect(boxes.nth(3)).toBeDisabled();
  const tray = page.getByRole("region", { name: "Tours to compare" });
  await tray.getByRole("button").first().click();
  await tray.getByRole("link", { name: "Compare 2 tours" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Compare tours" })).toBeVisible();
  await page
    .getByRole("link", { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByRole("link", { name: /^Remove/ })).toHaveCount(0);
});

test("a tour in the list and its marker on the map show each other @prove", async ({ page }) => {
  await visit(page, "/tours?region=south&view=map");
  const map = page.getByRole("figure", { name: "Map of the tours" });
  const markers = map.locator(".is-active rect");
  await expect(markers).toHaveCount(0);
  const rows = page.locator("#results-map li:visible");
  await expect(rows).toHaveCount(24);
  await rows.first().getByRole("link").focus();
  await expect(markers).toHaveCount(1);
  await page.getByText("More tours").first().click();
  expect(await rows.count()).toBeGreaterThan(24);
});

test("the handles of the price range move by keyboard @prove", async ({ page }) => {
  await visit(page, "/tours");
  const handle = page.getByRole("slider", { name: "Highest price" });
  await handle.focus();
  await handle.press("PageDown");
  await expect(page).toHaveURL(/\?maxPrice=\d+$/);
  await expect(handle).toBeFocused();
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

test("a list closed with Escape opens again, and any kind of click chooses a name @prove", async ({
  page,
}) => {
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

test("a choice made before hydration stays @prove", async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/tours");
  const region = page.getByRole("checkbox", { name: /^North India/ });
  await region.check();
  scripts.resolve();
  await page.locator(isTakenOver).waitFor({ state: "attached" });
  await expect(region).toBeChecked();
});

test("a misspelled place is corrected at once, and can be searched as typed", async ({ page }) => {
  await visit(page, "/tours?q=munar+tea");
  await expect(page.getByText("Showing results for Munnar tea.")).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Munnar");
  await page.getByRole("link", { name: "Search instead for munar tea" }).click();
  await expect(page).toHaveURL(/literal=1/);
  await expect(page.getByText("Showing results for")).toHaveCount(0);
});

test("what no tour has together is left out, and the page says so", async ({ page }) => {
  await visit(page, "/tours?q=taj+mahal+from+bangalore");
  await expect(page.getByText(/These match it without “from bangalore”/)).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Agra");
});

test("a search without a match shows the nearest tours", async ({ page }) => {
  await visit(page, "/tours?q=qwertyuiop&region=south");
  await expect(page.getByRole("heading", { name: "0 tours" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Closest to your search" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("words become filters, each with a chip that removes them", async ({ page }) => {
    await page.goto("/");
    const search = page.getByRole("search", { name: "Tours" });
    await search.getByRole("combobox").first().fill("beach weekend from mumbai");
    await search.getByRole("button", { name: "Search" }).click();
    const chips = page.getByRole("list", { name: "Active filters" });
    await expect(chips.getByRole("link", { name: /^Beach/ })).toBeVisible();
    await expect(page.getByRole("article").first()).toContainText("Alibaug");
    await chips.getByRole("link", { name: /^From Mumbai/ }).click();
    await expect(page).toHaveURL(/q=beach\+weekend(&|$)/);
    await expect(chips.getByRole("link", { name: /^From Mumbai/ })).toHaveCount(0);
    await expect(chips.getByRole("link", { name: /^Beach/ })).toBeVisible();
  });
});

test("an unknown category returns an empty list that is not indexed", async ({ request }) => {
  const answer = await request.get("/category/space-travel");
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toMatch(/<h1[^>]*>Tour Packages<\/h1>/);
  expect(html).toContain("No tour packages found for this category.");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test("odd searches never cause a server error @prove", async ({ request }) => {
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

  test("in a URL shows as typed, with its message beside the field and no tours @prove", async ({ page }) => {
    for (const path of ["/tours", "/category/heritage-tours", "/tours/beach", "/experiences/photography"]) {
      const response = await visit(page, `${path}?q=lake&from=2027-01-20&to=2027-01-05`);
      expect(response?.status(), path).toBe(422);
      const search = page.getByRole("main");
      const dates = search.getByRole("button", { name: "Dates Jan 20, 2027 - Jan 05, 2027" });
      await expect(dates).toHaveAccessibleDescription(/before the start/);
      await expect(search.getByRole("combobox").first()).toHaveValue("lake");
      await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
    }
    await visit(page, "/tours?minPrice=9000&maxPrice=100");
    await expect(page.getByLabel("Price up to (₹)")).toHaveAccessibleDescription(/below the minimum/);
    await page.getByLabel("Price up to (₹)").fill("20000");
    await page.getByLabel("Price up to (₹)").press("Enter");
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });

  test.describe("typed without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("shows its message beside the field", async ({ page }) => {
      await page.goto("/");
      const search = page.getByRole("search", { name: "Tours" });
      const to = page.getByRole("main").getByLabel("To", { exact: true });
      await search.getByLabel("From", { exact: true }).fill("2027-01-20");
      await to.fill("2027-01-05");
      await search.getByRole("button", { name: "Search" }).click();
      await expect(to).toHaveAccessibleDescription(/before the start/);
      await expect(to).toHaveValue("2027-01-05");
    });
  });
});

test("a screen shows six tours of a list, on a phone two @core", async ({ page }) => {
  for (const { width, height, min } of [
    { width: 1440, height: 900, min: 6 },
    { width: 360, height: 740, min: 2 },
  ]) {
    await page.setViewportSize({ width, height });
    // A category keeps its tall hero: its cards are counted from the first one's screen on.
    for (const path of ["/tours", "/tours?q=temple", "/category/beach-getaways"]) {
      await page.goto(path);
      const shown = await page.getByRole("article").evaluateAll((cards) => {
        const boxes = cards.map((card) => card.getBoundingClientRect());
        const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        const start = location.pathname.startsWith("/category") ? (boxes[0]?.top ?? 0) - header : 0;
        return boxes.filter(({ bottom }) => bottom - start <= window.innerHeight).length;
      });
      expect(shown, `cards of ${path} on ${width} x ${height}`).toBeGreaterThanOrEqual(min);
    }
  }
});
