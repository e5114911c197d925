import type { Locator, Page } from "@playwright/test";
import { company } from "../../app/content/company";
import { footerColumns, home, legalLinks, menus, plainLinks } from "../../app/content/navigation";
import { expectAccessible } from "./support/axe";
import { signIn } from "./support/sign-in";
import { expect, test } from "./support/test";

const page404 = [/404/];

function opener(page: Page, name: string): Locator {
  return page.getByRole("banner").getByRole("button", { name, exact: true });
}

function panel(page: Page, id: string): Locator {
  return page.locator(`#menu-${id}`);
}

/** A page whose scripts run: before that the heading of a menu is a link. */
async function open(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await expect(opener(page, "Tours")).toBeVisible();
}

test.describe("mega-menus", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("hold every link of the specification", async ({ page }) => {
    await open(page);
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

  test("open under the pointer, stay while it is on them and close when it has left", async ({ page }) => {
    await open(page);
    const tours = panel(page, "tours");
    await opener(page, "Tours").hover();
    await expect(tours).toBeVisible();
    await expect(opener(page, "Tours")).toHaveAttribute("aria-expanded", "true");
    await tours.getByRole("link", { name: "View Golden Triangle classic" }).hover();
    await expect(tours).toBeVisible();
    await page.mouse.move(640, 780);
    await expect(tours).toBeHidden();
  });

  test("give way to the next one, and stay when the click follows the hover", async ({ page }) => {
    await open(page);
    await opener(page, "Tours").hover();
    await expect(panel(page, "tours")).toBeVisible();
    await opener(page, "Experiences").hover();
    await expect(panel(page, "experiences")).toBeVisible();
    await expect(panel(page, "tours")).toBeHidden();
    await opener(page, "Experiences").click();
    await expect(panel(page, "experiences")).toBeVisible();
    await opener(page, "Experiences").click();
    await expect(panel(page, "experiences")).toBeHidden();
  });

  test("open by a click and close by one elsewhere, or by following a link", async ({ page }) => {
    await open(page);
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
  });

  test("are led by the keyboard, and Escape returns the focus", async ({ page }) => {
    await open(page);
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

  test("a menu under the keyboard does not close when the pointer moves away", async ({ page }) => {
    await open(page);
    await opener(page, "Tours").hover();
    await opener(page, "Tours").focus();
    await page.keyboard.press("ArrowDown");
    await page.mouse.move(640, 790);
    await page.waitForTimeout(500);
    await expect(panel(page, "tours").getByRole("link", { name: "Adventure" })).toBeFocused();
  });

  test("the featured items' View leads to tours that exist", async ({ page }) => {
    for (const { featured } of menus) {
      if (featured) expect((await page.request.get(featured.to)).status()).toBe(200);
    }
  });

  test("the page one is on is marked", async ({ page }) => {
    await open(page, "/destinations/from-bangalore/ooty");
    await expect(opener(page, "Destinations")).toHaveAttribute("aria-current", "true");
    await opener(page, "Destinations").click();
    await expect(panel(page, "destinations").getByRole("link", { name: "Ooty" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(page.getByRole("banner").locator('[aria-current="page"]:visible')).toHaveCount(1);
  });
});

// On a short page: axe's time goes by the length of what surrounds the menu.
for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const width of [1024, 1440]) {
      test(`finds nothing with each menu open at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page, "/login");
        for (const menu of menus) {
          await opener(page, menu.label).click();
          await expect(panel(page, menu.id)).toBeVisible();
          await expectAccessible(page);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }

    for (const width of [320, 360]) {
      test(`finds nothing in the small screen's menu at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await page.goto("/login");
        await page.getByLabel("Menu", { exact: true }).click();
        for (const { label } of menus) {
          await page.locator("summary", { hasText: label }).click();
          await expectAccessible(page);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }
  });
}

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("one menu holds the same groups, one section open at a time", async ({ page }) => {
    await page.goto("/");
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
  });

  test("Escape, a press outside and the leaving focus close it", async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Main" });
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

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: page404 });

  test("each menu's heading is a link, and the menu shows under the pointer and around the focus", async ({
    page,
  }) => {
    await page.goto("/");
    for (const { id, label, to } of menus) {
      const heading = page.getByRole("banner").getByRole("link", { name: label, exact: true });
      await expect(heading).toHaveAttribute("href", to);
      await heading.hover();
      await expect(panel(page, id)).toBeVisible();
    }
    await page.mouse.move(640, 700);
    await page.getByRole("banner").getByRole("link", { name: "Tours", exact: true }).focus();
    await expect(panel(page, "tours")).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Tours", exact: true }).click();
    await expect(page).toHaveURL("/tours");
  });

  test("the small screen's menu opens and leads on", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    await page.getByLabel("Menu", { exact: true }).click();
    await page.locator("summary", { hasText: "Destinations" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Munnar" }).click();
    await expect(page).toHaveURL("/destinations/from-bangalore/munnar");
  });
});

test("the header slims on scrolling without moving the page", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  const before = await header.boundingBox();
  await page.mouse.wheel(0, 600);
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(-22);
  expect((await header.boundingBox())?.height).toBe(before?.height);
  expect(await page.evaluate(() => scrollY)).toBe(600);
});

test("a guest is offered Login, the signed-in their name and Logout, an administrator the dashboard", async ({
  page,
}) => {
  await page.goto("/");
  const account = page.getByRole("navigation", { name: "Account" });
  await expect(account.getByRole("link")).toHaveText(["Login"]);
  await signIn(page, "traveler");
  await expect(account).toContainText("Asha Traveler");
  await expect(account.getByRole("link")).toHaveCount(0);
  await account.getByRole("button", { name: "Logout" }).click();
  await expect(account.getByRole("link", { name: "Login" })).toBeVisible();
  await signIn(page, "admin");
  await expect(account.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/admin");
});

test("the footer has its four columns, the legal links and the year", async ({ page }) => {
  await page.goto("/");
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
  for (const text of [company.blurb, company.address.street, company.phone, company.email]) {
    await expect(footer).toContainText(text);
  }
  await expect(footer).toContainText("Mon-Fri 9AM-6PM");
  await expect(footer).toContainText("Sat 10AM-4PM");
  await expect(footer).toContainText(/© 20\d\d Tour Bharat/);
});
