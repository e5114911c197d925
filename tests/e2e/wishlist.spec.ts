import type { APIRequestContext, Page } from "@playwright/test";
import { signInByForm } from "./support/sign-in";
import { expect, test, visit } from "./support/test";

// One demo account for all tests, so each uses different tours.

const storageKey = "tour-bharat.hearts";

function wishlistButton(page: Page, place: string) {
  return page.getByRole("button", { name: `Save ${place} to the wishlist` });
}

function storedByBrowser(page: Page): Promise<string> {
  return page.evaluate((key) => localStorage.getItem(key) ?? "[]", storageKey);
}

/** Writes wishlist items into the browser before any page is opened. */
async function poison(page: Page, text: string) {
  await page.addInitScript(
    ([key = "", value = ""]) => {
      if (sessionStorage.getItem("poisoned") === null) localStorage.setItem(key, value);
      sessionStorage.setItem("poisoned", "yes");
    },
    [storageKey, text],
  );
}

async function isOnAccount(request: APIRequestContext, slug: string): Promise<boolean> {
  return (await (await request.get("/wishlist")).text()).includes(`name="slug" value="${slug}"`);
}

test("a guest's wishlist is local, shows existing tours, syncs across tabs and is kept at login; a removed tour can be restored", async ({
  page,
  context,
}) => {
  const junk = [null, "ooty", { slug: "<img src=x>", savedAt: 1 }, { slug: "no-such-tour", savedAt: 3 }];
  const items = [
    { slug: "varkala", savedAt: 1 },
    { slug: "kovalam", savedAt: 2 },
  ];
  await poison(page, JSON.stringify([...junk, ...items]));
  await visit(page, "/wishlist");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText("Kovalam");

  const other = await context.newPage();
  await visit(other, "/destinations/from-bangalore/hampi");
  await wishlistButton(other, "Hampi").click();
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toContainText("Hampi");

  await wishlistButton(page, "Kovalam").press("Space");
  await expect(cards).toHaveCount(2);
  await page.keyboard.press("Enter");
  await expect(cards.nth(1)).toContainText("Kovalam");
  await wishlistButton(page, "Kovalam").click();
  await visit(page, "/wishlist");
  await expect(cards).toHaveCount(2);
  await other.close();
  await page.evaluate((key) => localStorage.setItem(key, "{{{"), storageKey);
  await visit(page, "/wishlist");
  await expect(page.getByRole("main").getByRole("link", { name: "Find a tour" })).toBeVisible();

  await visit(page, "/");
  const saved = wishlistButton(page, "Golden Triangle");
  await expect(saved).toHaveAttribute("aria-pressed", "false");
  const box = await saved.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await saved.click();
  await expect(page).toHaveURL("/");
  await expect(saved).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Saved to your wishlist", { exact: true })).toBeVisible();
  await visit(page, "/");
  await expect(saved).toHaveAttribute("aria-pressed", "true");

  await signInByForm(page, "traveler", "/login?next=/wishlist");
  const card = page.getByRole("article").filter({ hasText: "Golden Triangle" });
  await expect(card).toContainText("₹");
  await expect(card.getByRole("button", { name: /^Book Now/ })).toBeVisible();
  await expect.poll(() => storedByBrowser(page)).toBe("[]");
  expect(await isOnAccount(page.request, "golden-triangle-classic")).toBe(true);

  await saved.press("Enter");
  await expect(card).toBeHidden();
  const undo = page.getByRole("button", { name: "Undo removing Golden Triangle from the wishlist" });
  await expect(undo).toBeFocused();
  await undo.press("Enter");
  await expect(saved).toBeFocused();
  await expect(saved).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => isOnAccount(page.request, "golden-triangle-classic")).toBe(true);
  await visit(page, "/wishlist");
  await saved.click();
  await expect(undo).toBeVisible();
  await expect.poll(() => isOnAccount(page.request, "golden-triangle-classic")).toBe(false);
});

test.describe("signed in", () => {
  test.use({ signedInAs: "traveler", expectedComplaints: [/Failed to load resource/] });

  test("a heart shows at once; a failure shows an error and reverts it", async ({ page }) => {
    let answer: (() => void) | undefined;
    await page.route("**/wishlist.data*", async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.abort();
    });
    await visit(page, "/destinations/from-bangalore/agumbe");
    await wishlistButton(page, "Agumbe").click();
    await expect(wishlistButton(page, "Agumbe")).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => answer).toBeDefined();
    answer?.();
    await expect(page.getByText("Your wishlist wasn't changed", { exact: true })).toBeVisible();
    await expect(wishlistButton(page, "Agumbe")).toHaveAttribute("aria-pressed", "false");
  });
});
