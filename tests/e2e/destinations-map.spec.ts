import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { expect, test } from "./support/test";

const onMap = (page: Page) => page.getByRole("navigation", { name: "States on the map" });

/** Expects the state's frame in the list to be marked and its heading to be below the header. */
async function expectArrived(page: Page, id: string, heading: string) {
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(page.locator(`#${id}:target`)).toBeVisible();
  const state = page.getByRole("heading", { level: 3, name: heading, exact: true });
  await expect(state).toBeInViewport();
  const header = await page.getByRole("banner").boundingBox();
  const title = await state.boundingBox();
  expect(title?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
}

test.describe("light, wide", () => {
  test.use({ viewport: { width: 1440, height: 900 }, colorScheme: "light" });

  test("each state on the map leads to its group in the list by pointer and keyboard", async ({ page }) => {
    await page.goto("/destinations");
    const links = await onMap(page).getByRole("link").all();
    expect(links.length).toBeGreaterThan(20);
    for (const link of links) {
      await expect(link).toHaveAccessibleName(/^.+: \d+ destinations?$/);
      await expect(page.locator((await link.getAttribute("href")) ?? "")).toHaveCount(1);
    }

    await onMap(page)
      .getByRole("link", { name: /^Rajasthan: 9 / })
      .click();
    await expectArrived(page, "rajasthan", "Rajasthan");
    await onMap(page)
      .getByRole("link", { name: /^Goa: / })
      .click();
    await expectArrived(page, "goa", "Goa");
    await onMap(page)
      .getByRole("link", { name: /^Jammu & Kashmir and Ladakh: / })
      .focus();
    await page.keyboard.press("Enter");
    await expectArrived(page, "jammu-and-kashmir-and-ladakh", "Jammu and Kashmir");
    await expect(page.getByRole("heading", { level: 3, name: "Ladakh" })).toBeInViewport();
    await expectAccessible(page);
  });
});

test.describe("dark, narrow, without JavaScript", () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: "dark" });

  test("the map leads to the list on a phone without scripts @prove", async ({ browser, page }) => {
    await page.goto("/destinations");
    await expectAccessible(page);
    const map = await onMap(page).boundingBox();
    expect(map?.height ?? 0).toBeLessThanOrEqual(1.2 * 360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
    const plain = await context.newPage();
    await plain.goto("/destinations");
    await onMap(plain)
      .getByRole("link", { name: /^Gujarat: / })
      .click();
    await expectArrived(plain, "gujarat", "Gujarat");
    await context.close();
  });
});
