import { expect, test, visit } from "./support/test";

test("a card's Book Now opens the booking of that tour", async ({ page }) => {
  await visit(page, "/category/heritage-tours");
  const card = page.getByRole("article").filter({ hasText: "Khajuraho" });
  await card.getByRole("button", { name: "Book Now for Khajuraho" }).click();
  const dialog = page.getByRole("dialog", { name: "Book Your Tour Package" });
  await expect(dialog).toContainText("Khajuraho");
  await expect(dialog).toContainText("Step 1 of 4");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("price and booking stay in sight along the page and never cover its footer", async ({ page }) => {
    await page.goto("/destinations/from-bangalore/hampi");
    const book = page.getByRole("button", { name: "Book This Package" });
    await expect(book).toBeInViewport({ ratio: 1 });
    await page.getByRole("heading", { name: "Day by day" }).scrollIntoViewIfNeeded();
    await expect(book).toBeInViewport({ ratio: 1 });
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(book).not.toBeInViewport();
  });

  test("filters are collapsed until opened", async ({ page }) => {
    await visit(page, "/tours");
    const search = page.getByRole("search", { name: "Tours" });
    await expect(search.getByLabel("Region")).toBeHidden();
    await search.getByText("Filters", { exact: true }).click();
    await search.getByLabel("Region").selectOption("north");
    await expect(page).toHaveURL(/region=north/);
    await expect(search.getByLabel("Region")).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a card's Book Now leads to the booking form", async ({ page }) => {
    await page.goto("/category/heritage-tours");
    await page.getByRole("link", { name: "Book Now for Khajuraho" }).click();
    await expect(page).toHaveURL(/\/book\/khajuraho-temples$/);
  });
});
