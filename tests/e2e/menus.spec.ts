import type { Locator, Page } from "@playwright/test";
import { menus } from "../../app/content/navigation";
import { expectAccessible, expectNoWiderThanScreen } from "./support/axe";
import { expect, test, visit } from "./support/test";

function opener(page: Page, name: string): Locator {
  return page.getByRole("banner").getByRole("button", { name, exact: true });
}

function panel(page: Page, id: string): Locator {
  return page.locator(`#menu-${id}`);
}

test("the header's menus open on hover, close 300 ms after the pointer leaves, and stay open for one that returns or the keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.install();
  await visit(page, "/licences");
  await page.clock.pauseAt(Date.now() + 60_000);
  const tours = panel(page, "tours");
  await opener(page, "Tours").hover();
  await page.clock.runFor(100);
  await expect(tours).toBeVisible();
  await expect(opener(page, "Tours")).toHaveAttribute("aria-expanded", "true");
  await tours.getByRole("link", { name: "View Golden Triangle classic" }).hover();
  await page.clock.runFor(2000);
  await expect(tours).toBeVisible();
  await page.mouse.move(640, 780);
  await page.clock.runFor(250);
  await expect(tours).toBeVisible();
  await page.clock.runFor(51);
  await expect(tours).toBeHidden();

  // A pointer that returns within the delay keeps the menu open; one that only crosses the bar opens none.
  await opener(page, "Tours").hover();
  await page.clock.runFor(100);
  await page.mouse.move(640, 780);
  await page.clock.runFor(250);
  await opener(page, "Tours").hover();
  await page.clock.runFor(1000);
  await expect(panel(page, "tours")).toBeVisible();
  await opener(page, "Experiences").hover();
  await page.clock.runFor(40);
  await page.mouse.move(640, 780);
  await page.clock.runFor(1000);
  await expect(page.locator("[data-panel]:visible")).toHaveCount(0);

  // A menu that has the keyboard focus does not close when the pointer moves away.
  await opener(page, "Tours").hover();
  await page.clock.runFor(100);
  await opener(page, "Tours").focus();
  await page.keyboard.press("ArrowDown");
  await page.mouse.move(640, 790);
  await page.clock.runFor(2000);
  await expect(panel(page, "tours").getByRole("link", { name: "Adventure" })).toBeFocused();
});

test("the menus work by keyboard, mark the current page and pass axe, on a small screen too", async ({
  page,
}) => {
  await visit(page, "/licences");
  await page.setViewportSize({ width: 1024, height: 800 });
  await opener(page, "Tours").click();
  await expect(panel(page, "tours")).toBeVisible();
  await expectAccessible(page, "a menu at 1024 px", "light", "header");
  await expectNoWiderThanScreen(page);
  await page.keyboard.press("Escape");
  const destinations = opener(page, "Destinations");
  const tours = opener(page, "Tours");
  await destinations.focus();
  await page.keyboard.press("ArrowRight");
  await expect(tours).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(panel(page, "tours")).toBeVisible();
  await expect(tours).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(panel(page, "tours").getByRole("link", { name: "Adventure" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(panel(page, "tours").getByRole("link", { name: "Cultural" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(panel(page, "tours").getByRole("link", { name: /^View/ })).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Escape");
  await expect(panel(page, "tours")).toBeHidden();
  await expect(tours).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await expect(panel(page, "tours").getByRole("link", { name: "Adventure" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Space");
  await expect(panel(page, "tours")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(panel(page, "tours")).toBeHidden();

  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(opener(page, "Experiences")).toBeFocused();
  await expect(panel(page, "tours")).toBeHidden();
  await page.keyboard.press("End");
  await expect(page.getByRole("banner").getByRole("link", { name: "Contact" })).toBeFocused();

  await opener(page, "Destinations").click();
  await panel(page, "destinations").getByRole("link", { name: "Ooty" }).click();
  await expect(page).toHaveURL("/destinations/from-bangalore/ooty");
  await expect(panel(page, "destinations")).toBeHidden();
  await expect(opener(page, "Destinations")).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(panel(page, "destinations")).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  const menu = page.getByRole("navigation", { name: "Main" });
  const button = page.getByLabel("Menu", { exact: true });
  await button.click();
  for (const { label } of menus()) {
    await menu.locator("summary", { hasText: label }).click();
    await expect(menu.locator("details[open]")).toHaveCount(1);
  }
  await expectAccessible(page, "the menu at 360 px", "dark", "header");
  await expectNoWiderThanScreen(page);
  await button.press("Enter");
  await button.press("Enter");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Home" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).focus();
  await expect(menu).toBeHidden();
  await button.click();
  await page.mouse.click(180, 735);
  await expect(menu).toBeHidden();
});
