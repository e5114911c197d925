import { expect, test, untilAlive } from "./support/test";
import { translate } from "./support/translate";

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
    await untilAlive(page);
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
  await expect(page.locator(":root")).toHaveCSS("overflow-y", "hidden");

  await open("/tours");
  await page.getByRole("checkbox", { name: /^4 to 7 days/ }).check();
  await page.getByLabel("Sort by").selectOption("price");
  await hydrate();
  await expect(page).toHaveURL(/duration=4-7.*sort=price/);
  await expect(page.getByRole("checkbox", { name: /^4 to 7 days/ })).toBeChecked();

  // The date picker's native fields do not show before it is there, however slow the machine is.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".early-date > :last-child { animation-delay: 60s !important }");
    document.adoptedStyleSheets = [sheet];
  });
  await open("/");
  const search = page.getByRole("search", { name: "Tours" });
  await search.locator("summary").click();
  await expect(search.getByLabel("From", { exact: true })).toBeHidden();
  await hydrate();
  await expect(page.getByRole("dialog", { name: "Choose dates" })).toBeVisible();

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
  await untilAlive(unused);

  // Its seat counts are live without a sign of interest.
  await unused.goto(`${baseURL}/destinations/north-india/manali`);
  await unused.clock.fastForward(60_000);
  await untilAlive(unused);
  await context.close();
});

test.describe("on a page that an extension has changed", () => {
  test("what was typed before its scripts stays, with nodes after fields, before the form and before the page's content", async ({
    browser,
    baseURL,
  }) => {
    for (const selector of ["input, textarea, select", "main form", "body > :first-child"]) {
      const page = await browser.newPage({ baseURL: baseURL ?? "", serviceWorkers: "block" });
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
      await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
      await untilAlive(page);
      await expect(page.getByLabel("Full Name")).toHaveValue("Asha Rao");
      await expect(page.getByLabel("Subject")).toHaveValue("Booking Question");
      await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Is lunch included?");
      await page.keyboard.type(" And tea?");
      await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Is lunch included? And tea?");
      await page.close();
    }
  });
});

test.describe("on a translated page", () => {
  // React finds the server's HTML translated and renders it again, which it reports.
  test.use({ expectedComplaints: [/Minified React error #418/] });

  test("what is typed while its scripts start stays, key by key, and Enter sends it", async ({ page }) => {
    await translate(page);
    let scripts = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await scripts.promise;
      await route.continue();
    });
    const search = page.getByRole("main").getByRole("combobox").first();
    async function open() {
      scripts = Promise.withResolvers();
      await page.goto("/tours", { waitUntil: "commit" });
      await expect(page.locator("h1 font").first()).toBeAttached();
      await search.focus();
    }

    const text = "a safari on foot in the forests of satpura, with a guide";
    await open();
    scripts.resolve();
    let isRunning = false;
    const running = untilAlive(page).then(() => (isRunning = true));
    let typed = "";
    // Key after key until some came after the scripts too.
    for (let after = 0; after < 10; after += Number(isRunning)) {
      const key = text[typed.length % text.length] ?? "";
      await page.keyboard.press(key === " " ? "Space" : key);
      typed += key;
    }
    await running;
    await expect(search).toHaveValue(typed);

    for (const isTypedBefore of [true, false]) {
      await open();
      if (isTypedBefore) await search.fill("satpura");
      scripts.resolve();
      if (!isTypedBefore) await search.fill("satpura");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/q=satpura/);
    }
  });
});
