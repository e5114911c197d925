import type { Locator, Page } from "@playwright/test";
import { platformDetails } from "../../app/content/platform";
import { defaultPublicSettings } from "../../app/domain/settings/platform";
import { footerColumns, home, legalLinks, menus, plainLinks } from "../../app/content/navigation";
import { signIn, signInByForm, signOut } from "./support/sign-in";
import { expect, test, visit } from "./support/test";

function opener(page: Page, name: string): Locator {
  return page.getByRole("banner").getByRole("button", { name, exact: true });
}

function panel(page: Page, id: string): Locator {
  return page.locator(`#menu-${id}`);
}

/** Opens a page whose clock is advanced by the test. */
async function openAtStandstill(page: Page): Promise<void> {
  await page.clock.install();
  await visit(page, "/licences");
  await page.clock.pauseAt(Date.now() + 60_000);
}

test.describe("mega-menus @prove", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("contain every link of the specification", async ({ page }) => {
    await visit(page, "/");
    for (const menu of menus) {
      await opener(page, menu.label).click();
      for (const { to } of menu.groups.flatMap((group) => group.links)) {
        await expect(panel(page, menu.id).locator(`a[href="${to}"]`)).toBeVisible();
      }
      await expect(panel(page, menu.id).getByRole("link", { name: menu.allLabel })).toBeVisible();
    }
    for (const { label, to } of [home, ...plainLinks]) {
      await expect(page.getByRole("banner").getByRole("link", { name: label, exact: true })).toHaveAttribute(
        "href",
        to,
      );
    }
  });

  test("open on hover, close 300 ms after the pointer leaves, and stay open if it returns or the keyboard is used", async ({
    page,
  }) => {
    await openAtStandstill(page);
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

  test("close when another opens, toggle on click, and mark the current page", async ({ page }) => {
    await visit(page, "/");
    await opener(page, "Tours").hover();
    await expect(panel(page, "tours")).toBeVisible();
    await opener(page, "Experiences").hover();
    await expect(panel(page, "experiences")).toBeVisible();
    await expect(panel(page, "tours")).toBeHidden();
    await opener(page, "Experiences").click();
    await expect(panel(page, "experiences")).toBeVisible();
    await opener(page, "Experiences").click();
    await expect(panel(page, "experiences")).toBeHidden();

    await opener(page, "Destinations").click();
    await expect(page).toHaveURL("/");
    await expect(panel(page, "destinations")).toBeVisible();
    await page.mouse.click(640, 790);
    await expect(panel(page, "destinations")).toBeHidden();

    await opener(page, "Destinations").click();
    await panel(page, "destinations").getByRole("link", { name: "Ooty" }).click();
    await expect(page).toHaveURL("/destinations/from-bangalore/ooty");
    await expect(panel(page, "destinations")).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(panel(page, "destinations")).toBeHidden();

    await visit(page, "/destinations/from-bangalore/ooty");
    await expect(opener(page, "Destinations")).toHaveAttribute("aria-current", "true");
    await opener(page, "Destinations").click();
    await expect(panel(page, "destinations").getByRole("link", { name: "Ooty" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(page.getByRole("banner").locator('[aria-current="page"]:visible')).toHaveCount(1);
  });

  test("work by keyboard, and Escape returns the focus", async ({ page }) => {
    await visit(page, "/");
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
  });
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("one menu holds the same groups, one section open at a time; Escape, a press outside or losing focus closes it", async ({
    page,
  }) => {
    await visit(page, "/");
    const menu = page.getByRole("navigation", { name: "Main" });
    await expect(menu).toBeHidden();
    await page.getByLabel("Menu", { exact: true }).click();
    for (const { groups, label } of menus) {
      await menu.locator("summary", { hasText: label }).click();
      await expect(menu.locator("details[open]")).toHaveCount(1);
      for (const { to } of groups.flatMap((group) => group.links)) {
        await expect(menu.locator(`a[href="${to}"]`)).toBeVisible();
      }
    }
    await menu.locator("summary", { hasText: "Destinations" }).click();
    await menu.getByRole("link", { name: "Ooty" }).click();
    await expect(page).toHaveURL("/destinations/from-bangalore/ooty");
    await expect(menu).toBeHidden();

    const button = page.getByLabel("Menu", { exact: true });
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
});

test("a guest sees Login and Sign Up, a signed-in user their role's menu and Logout", async ({
  page,
  baseURL,
}) => {
  await visit(page, "/licences");
  const account = page.getByRole("navigation", { name: "Account" });
  await expect(account.getByRole("button")).toHaveText(["Login", "Sign Up"]);
  await signInByForm(page, "traveler", "/login?next=/licences");
  await visit(page, "/licences");
  await account.getByRole("button", { name: "Asha Traveler" }).click();
  await expect(page.getByRole("menuitem")).toHaveText([
    "Dashboard",
    "Profile",
    "Bookings",
    "Wishlist",
    "Logout",
  ]);
  await page.keyboard.press("Escape");
  await expect(account.getByRole("button", { name: "Asha Traveler" })).toBeFocused();
  await signOut(page);
  await expect(page).toHaveURL("/");
  await signIn(page.request, "admin", baseURL ?? "");
  await visit(page, "/licences");
  await account.getByRole("button", { name: "Platform Admin" }).click();
  await page.getByRole("menuitem", { name: "Bookings" }).click();
  await expect(page).toHaveURL("/admin/bookings");
});

test("the footer has four columns, the legal links and the year; the header shrinks on scroll without shifting the page", async ({
  page,
}) => {
  await visit(page, "/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("heading", { level: 2 })).toHaveText([
    "Quick links",
    "Tour types",
    "Contact",
  ]);
  for (const { title, links } of [...footerColumns, { title: "Legal", links: legalLinks }]) {
    const nav = footer.getByRole("navigation", { name: title });
    for (const { label, to } of links) {
      await expect(nav.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", to);
    }
  }
  const { address, phone, email } = defaultPublicSettings.contact;
  for (const text of [platformDetails.blurb, address.street, phone, email]) {
    await expect(footer).toContainText(text);
  }
  await expect(footer).toContainText("Mon-Fri 9AM-6PM");
  await expect(footer).toContainText("Sat 10AM-4PM");
  await expect(footer).toContainText(/© 20\d\d Tour Bharat/);

  const header = page.getByRole("banner");
  const before = await header.boundingBox();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  expect(await header.boundingBox()).toEqual({ ...before, y: -22 });
});
