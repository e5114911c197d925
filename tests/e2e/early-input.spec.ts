import { expect, isTakenOver, test } from "./support/test";

test("a page loads its scripts with the first sign of interest, and a press before has its effect once", async ({
  page,
  browser,
  baseURL,
}) => {
  let scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  async function hydrate() {
    scripts.resolve();
    await page.locator(isTakenOver).waitFor({ state: "attached" });
    scripts = Promise.withResolvers();
  }

  await page.goto("/destinations/north-india/manali");
  const menu = page.locator("header [data-menu=tours] > [data-bar-control]");
  await menu.click();
  await menu.click();
  await page.mouse.move(5, 600);
  await hydrate();
  await expect(menu).toHaveAttribute("aria-expanded", "true");

  await page.goto("/destinations/north-india/manali");
  await page.getByRole("button", { name: "Book This Package" }).filter({ visible: true }).first().click();
  await hydrate();
  await expect(page.getByRole("dialog", { name: "Book Your Tour Package" })).toBeVisible();
  await expect(page).toHaveURL(/\/manali$/);

  await page.goto("/tours");
  await page.getByRole("checkbox", { name: /^North India/ }).check();
  await page.getByLabel("Sort by").selectOption("price");
  await hydrate();
  await expect(page).toHaveURL(/region=north.*sort=price/);
  await expect(page.getByRole("checkbox", { name: /^North India/ })).toBeChecked();

  const context = await browser.newContext({ serviceWorkers: "block" });
  const unused = await context.newPage();
  const loaded: string[] = [];
  unused.on("request", (request) => {
    if (request.resourceType() === "script") loaded.push(request.url());
  });
  await unused.clock.install();
  await unused.goto(`${baseURL}/about`);
  await unused.clock.fastForward(60_000);
  expect(loaded).toEqual([]);
  await unused.mouse.move(40, 40);
  await unused.mouse.move(80, 80);
  await unused.locator(isTakenOver).waitFor({ state: "attached" });

  // Its seat counts are live without a sign of interest.
  await unused.goto(`${baseURL}/destinations/north-india/manali`);
  await unused.clock.fastForward(60_000);
  await unused.locator(isTakenOver).waitFor({ state: "attached" });
  await context.close();
});
