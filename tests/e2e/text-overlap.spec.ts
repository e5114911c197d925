import { findOverlaps } from "./support/overlaps";
import { expect, test, visit } from "./support/test";

test("no words lie on other words or buttons in cards and breadcrumbs at any width", async ({ page }) => {
  for (const path of ["/tours", "/category/heritage-tours", "/tours/old-delhi-food-walk"]) {
    await visit(page, path);
    for (const width of [320, 360, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect
        .soft(await findOverlaps(page, "article, nav[aria-label=Breadcrumb]"), `${path} on ${width} px`)
        .toEqual([]);
    }
  }
});
