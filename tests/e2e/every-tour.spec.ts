import type { Page } from "@playwright/test";
import { findOverlaps } from "./support/overlaps";
import { expect, test, visit } from "./support/test";

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };
const parts = ".days > li, svg.route-map";

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

for (const share of [0, 1, 2, 3]) {
  test(`tours fit nine screens of a phone, their first screen sells, no words overlap: part ${share + 1} of 4 @prove`, async ({
    page,
    request,
  }) => {
    test.setTimeout(900_000);
    const slugs: string[] = [];
    let cursor = "";
    do {
      const answer = await request.get("/api/tours", { params: { limit: 100, ...(cursor && { cursor }) } });
      const list: { tours: { slug: string }[]; nextCursor: string | null } = await answer.json();
      slugs.push(...list.tours.map(({ slug }) => slug));
      cursor = list.nextCursor ?? "";
    } while (cursor !== "");
    expect(slugs.length).toBeGreaterThanOrEqual(131);
    for (const slug of slugs.filter((_, index) => index % 4 === share)) {
      await page.setViewportSize(phone);
      await visit(page, `/tours/${slug}`);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, `height of ${slug}`).toBeLessThanOrEqual(9 * phone.height);
      expect.soft(await missingInFirstScreen(page), `first screen of ${slug} on a phone`).toEqual([]);
      await page.setViewportSize(desktop);
      expect.soft(await missingInFirstScreen(page), `first screen of ${slug} on a desktop`).toEqual([]);
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll("details")) fold.open = true;
      });
      for (const size of [desktop, phone]) {
        await page.setViewportSize(size);
        expect.soft(await findOverlaps(page, parts), `${slug} on ${size.width} px`).toEqual([]);
      }
    }
  });
}
