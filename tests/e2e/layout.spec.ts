import type { Page } from "@playwright/test";
import { expectNoWiderThanScreen } from "./support/axe";
import { findOverlaps } from "./support/overlaps";
import { expect, test, visit } from "./support/test";

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

/** Number of cards or rows that end on the first screen; a category keeps its tall hero, so it counts from the first card's screen on. */
function shownOn(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll((all) => {
    const boxes = all.map((each) => each.getBoundingClientRect());
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const start = location.pathname.startsWith("/category") ? (boxes[0]?.top ?? 0) - header : 0;
    return boxes.filter(({ bottom }) => bottom - start <= window.innerHeight).length;
  });
}

/** Returns what a tour's first screen must show but does not, above the bar at its lower edge. */
function missingInFirstScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const panel = document.querySelector("aside[aria-label='Price and booking']");
    const bar = [...(panel?.children ?? [])].find((each) => each.getClientRects().length > 0);
    const isBar = bar !== undefined && getComputedStyle(bar.parentElement ?? bar).bottom === "0px";
    const end = isBar ? bar.getBoundingClientRect().top : window.innerHeight;
    const parts = {
      picture: document.querySelector("main header img"),
      title: document.querySelector("main header h1"),
      line: document.querySelector("main header h1 + p"),
      rating: document.querySelector("main header a[href='#reviews']"),
      panel: bar,
    };
    return Object.entries(parts).flatMap(([name, part]) => {
      // A tour without reviews has no rating.
      if (!part) return name === "rating" ? [] : [name];
      const { bottom } = part.getBoundingClientRect();
      return bottom <= (part === bar ? window.innerHeight : end) ? [] : [`${name}, ends at ${bottom}`];
    });
  });
}

test("lists and tours show enough on a screen, a tour fits nine screens of a phone, and no words overlap", async ({
  page,
}) => {
  for (const path of ["/tours", "/category/beach-getaways"]) {
    await visit(page, path);
    for (const [size, min] of [
      [desktop, 6],
      [phone, 2],
    ] as const) {
      await page.setViewportSize(size);
      await expect
        .poll(() => shownOn(page, "article"), { message: `cards of ${path}` })
        .toBeGreaterThanOrEqual(min);
    }
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect
        .soft(await findOverlaps(page, "article, nav[aria-label=Breadcrumb]"), `${path} on ${width} px`)
        .toEqual([]);
    }
  }
  for (const path of ["/tours/himalaya-to-sea-by-rail", "/destinations/north-india/gulmarg"]) {
    await page.setViewportSize(phone);
    await visit(page, path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, `height of ${path}`).toBeLessThanOrEqual(9 * phone.height);
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      expect
        .soft(await missingInFirstScreen(page), `first screen of ${path} on ${size.width} px`)
        .toEqual([]);
    }
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll("details")) fold.open = true;
    });
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      const overlaps = await findOverlaps(page, "li[id^=day-], [data-route-maps] svg[role=img]");
      expect.soft(overlaps, `${path} on ${size.width} px`).toEqual([]);
    }
  }
  // On a phone, price and booking stay in sight along the page and never cover its footer.
  const book = page.getByRole("button", { name: "Book This Package" }).filter({ visible: true });
  await expect(book).toBeInViewport({ ratio: 1 });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(book).not.toBeInViewport();
});

test.describe("in the office", () => {
  test.use({ signedInAs: "admin" });

  test("a screen shows enough bookings, and charts are drawn, or shown as tables", async ({ page }) => {
    for (const [width, height, min] of [
      [1440, 900, 16],
      [768, 1024, 10],
      [360, 780, 6],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("/admin/bookings");
      expect(await shownOn(page, "[data-booking]"), `rows on ${width} px`).toBeGreaterThanOrEqual(min);
      await expectNoWiderThanScreen(page);
    }
    await page.setViewportSize(desktop);
    await visit(page, "/admin/analytics?period=year");
    await expect(page.locator("[data-slot=chart] svg.recharts-surface")).toHaveCount(4);
    const sales = page.getByRole("region", { name: "Monthly sales" }).first();
    await sales.locator(".recharts-bar-rectangle, .recharts-line-dot").last().hover();
    await expect(
      sales
        .locator(".recharts-tooltip-wrapper")
        .getByText(/bookings/)
        .first(),
    ).toBeVisible();
    await sales.getByRole("button", { name: "Table" }).click();
    await expect(sales.locator("[data-slot=chart]")).toHaveCount(0);
    await expect(sales.getByRole("row")).toHaveCount(14);
  });
});

test("a tour of six days is printed on at most five pages, with its price, days, meeting point and address", async ({
  page,
}) => {
  await visit(page, "/destinations/from-bangalore/munnar");
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(5);
  await page.emulateMedia({ media: "print" });
  for (const words of ["Price per person", "Morning arrival", "Where we meet", "Sturdy shoes"])
    await expect(page.getByText(words, { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(page.getByText(/· http.*\/munnar$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Similar tours" })).toBeHidden();
});
