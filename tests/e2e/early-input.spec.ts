import { expect, isTakenOver, test } from "./support/test";

test("a page loads its scripts with the first sign of interest, and a press before has its effect once", async ({
  page,
  browser,
  baseURL,
}) => {
  let scripts = Promise.withResolvers<void>();
  async function open(path: string) {
    scripts = Promise.withResolvers();
    await page.goto(path);
  }
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  async function hydrate() {
    scripts.resolve();
    await page.locator(isTakenOver).waitFor({ state: "attached" });
  }

  await open("/destinations/north-india/manali");
  const menu = page.locator("header [data-menu=tours] > [data-bar-control]");
  await menu.click();
  await menu.click();
  await page.mouse.move(5, 600);
  await hydrate();
  await expect(menu).toHaveAttribute("aria-expanded", "true");

  await open("/destinations/north-india/manali");
  await page.getByRole("button", { name: "Book This Package" }).filter({ visible: true }).first().click();
  await hydrate();
  await expect(page.getByRole("dialog", { name: "Book Your Tour Package" })).toBeVisible();
  await expect(page).toHaveURL(/\/manali$/);

  await open("/tours");
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

test.describe("on a page that an extension has changed", () => {
  // React renders the changed HTML again, which it reports.
  test.use({ expectedComplaints: [/Minified React error #418/] });

  for (const [change, selector] of [
    ["nodes after fields", "input, textarea, select"],
    ["a node before the page's content", "body > :first-child"],
    ["a node before the form", "main form"],
  ] as const)
    test(`what was typed before its scripts stays, with ${change}`, async ({ page }) => {
      const scripts = Promise.withResolvers<void>();
      await page.route("**/assets/*.js", async (route) => {
        await scripts.promise;
        await route.continue();
      });
      await page.addInitScript(
        ([where, isBefore]) => {
          document.addEventListener("DOMContentLoaded", () => {
            for (const each of document.querySelectorAll<HTMLElement>(where))
              each.insertAdjacentElement(
                isBefore ? "beforebegin" : "afterend",
                Object.assign(document.createElement("div"), { id: "added" }),
              );
          });
        },
        [selector, !selector.startsWith("input")] as const,
      );
      await page.goto("/contact", { waitUntil: "commit" });
      await expect(page.locator("#added").first()).toBeAttached();
      await page.getByLabel("Full Name").fill("Asha Rao");
      await page.getByLabel("Subject").selectOption("Booking Question");
      await page.getByLabel("Message", { exact: true }).fill("Is lunch included?");
      scripts.resolve();
      await page.locator(isTakenOver).waitFor({ state: "attached" });
      await expect(page.getByLabel("Full Name")).toHaveValue("Asha Rao");
      await expect(page.getByLabel("Subject")).toHaveValue("Booking Question");
      await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Is lunch included?");
      await page.keyboard.type(" And tea?");
      await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Is lunch included? And tea?");
    });
});
