import { expect, test } from "./support/test";

for (const [role, lines] of [
  ["traveler", 5],
  ["operator", 5],
  ["admin", 5],
] as const) {
  test.describe(role, () => {
    test.use({ signedInAs: role });

    test("each line of the welcome leads to what it says", async ({ page }) => {
      await page.goto("/");
      const links = await page
        .getByRole("region", { name: /^Namaste/ })
        .getByRole("link")
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
      expect(links).toHaveLength(lines);
      for (const link of links) {
        const response = await page.goto(link);
        expect(response?.status(), link).toBe(200);
        const { pathname, search, hash } = new URL(page.url());
        expect(pathname + search + hash).toBe(link);
        if (hash !== "") await expect(page.locator(hash), link).toBeVisible();
        // A list that is narrowed says so.
        if (search !== "")
          await expect(page.locator(`main a[aria-current=page][href="${link}"]`), link).toBeVisible();
      }
    });
  });
}
