import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { signIn, signInByForm } from "./support/sign-in";
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

async function takeOff(request: APIRequestContext, origin: string, ...slugs: string[]) {
  for (const slug of slugs) {
    const form = { intent: "remove", slug, next: "/wishlist" };
    const answer = await request.post("/wishlist", { form, headers: { Origin: origin } });
    expect(answer.status()).toBe(200);
  }
}

test("a guest's wishlist item is kept at login; a removed one can be restored", async ({ page }) => {
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
  await expectAccessibleAtAnyWidth(page, "a wishlist with a tour taken off");
  await undo.press("Enter");
  await expect(saved).toBeFocused();
  await expect(saved).toHaveAttribute("aria-pressed", "true");
  await visit(page, "/wishlist");
  await saved.click();
  await expect(undo).toBeVisible();
  await expect.poll(() => isOnAccount(page.request, "golden-triangle-classic")).toBe(false);
});

test("an item added in one tab while another merges is neither lost nor doubled @prove", async ({
  page,
  context,
  baseURL,
}) => {
  await visit(page, "/tours/wildlife");
  const first = page.getByRole("button", { name: /to the wishlist$/ }).first();
  const second = page.getByRole("button", { name: /to the wishlist$/ }).nth(1);
  await first.click();

  const other = await context.newPage();
  await visit(other, "/tours/wildlife");
  const inOther = (name: string | null) => other.getByRole("button", { name: name ?? "", exact: true });
  const names = [await first.getAttribute("aria-label"), await second.getAttribute("aria-label")];
  await expect(inOther(names[0] ?? null)).toHaveAttribute("aria-pressed", "true");

  await signIn(page.request, "traveler", baseURL ?? "");
  let merges = 0;
  await page.route("**/wishlist.data*", async (route) => {
    merges += 1;
    // The other tab does not have the new login yet.
    if (merges === 1) await inOther(names[1] ?? null).click();
    await route.continue();
  });
  await visit(page, "/tours/wildlife");
  await expect.poll(() => storedByBrowser(page)).toBe("[]");
  expect(merges).toBe(2);
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await expect(second).toHaveAttribute("aria-pressed", "true");

  // Both tabs with the same items, at once.
  const slugs = await page
    .getByRole("article")
    .evaluateAll((cards) =>
      cards.slice(0, 2).map((card) => card.querySelector<HTMLInputElement>("input[name=slug]")?.value ?? ""),
    );
  await page.evaluate(
    ([key = "", ...stored]) =>
      localStorage.setItem(key, JSON.stringify(stored.map((slug) => ({ slug, savedAt: 1 })))),
    [storageKey, ...slugs],
  );
  await Promise.all([visit(page, "/wishlist"), visit(other, "/wishlist")]);
  await expect.poll(() => storedByBrowser(page)).toBe("[]");
  for (const name of names) await expect(inOther(name)).toHaveCount(1);
  await takeOff(page.request, baseURL ?? "", ...slugs);
});

test("a guest's wishlist is local: it shows existing tours, newest first, and syncs across tabs", async ({
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
  await expectAccessibleAtAnyWidth(page, "a guest's wishlist");
});

test("a corrupt list shows as an empty wishlist with a link to the tours @prove", async ({ page }) => {
  await poison(page, "{{{");
  await visit(page, "/wishlist");
  await page.getByRole("main").getByRole("link", { name: "Find a tour" }).click();
  await expect(page).toHaveURL("/tours");
});

test.describe("without storage @prove", () => {
  test("a wishlist item lasts for the visit, which a message explains", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await visit(page, "/destinations/from-bangalore/coorg");
    await wishlistButton(page, "Coorg").click();
    await expect(wishlistButton(page, "Coorg")).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("Saved for this visit only", { exact: true })).toBeVisible();
  });
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

  test("the wishlist is private: it is not cached, and its form does not redirect to other sites", async ({
    request,
    page,
    baseURL,
  }) => {
    for (const asked of [request, page.request]) {
      const answer = await asked.get("/wishlist");
      expect(answer.headers()["cache-control"]).toBe("private, no-store");
    }
    const form = { intent: "remove", slug: "agumbe", next: "//example.org/" };
    const away = await page.request.post("/wishlist", {
      form,
      headers: { Origin: baseURL ?? "" },
      maxRedirects: 0,
    });
    expect(away.headers().location).toBe("/wishlist");
    const foreign = { Origin: "https://evil.example" };
    expect((await page.request.post("/wishlist", { form, headers: foreign })).status()).toBe(403);
  });
});

test("a guest's form redirects to the login, and a page for guests has empty hearts", async ({
  playwright,
  baseURL,
}) => {
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const form = { intent: "save", slug: "agumbe", next: "/tours?region=south" };
  const answer = await guest.post("/wishlist", { form, maxRedirects: 0 });
  expect(answer.headers().location).toBe(`/login?next=${encodeURIComponent("/tours?region=south")}`);
  expect((await guest.post("/wishlist", { form: { intent: "save", slug: "agumbe" } })).status()).toBe(401);
  expect((await guest.post("/wishlist", { form: { intent: "empty" } })).status()).toBe(400);
  const page = await (await guest.get("/tours")).text();
  expect(page).toContain('aria-pressed="false"');
  expect(page).not.toContain('aria-pressed="true"');
  await guest.dispose();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest sees no heart, and the wishlist explains why @prove", async ({ page }) => {
    await page.goto("/tours");
    await expect(page.getByRole("button", { name: /to the wishlist$/ })).toHaveCount(0);
    await page.goto("/wishlist");
    await expect(page.getByText(/wishlist needs JavaScript/)).toBeVisible();
  });

  test.describe("signed in", () => {
    test.use({ signedInAs: "traveler" });

    test("a heart is a form that returns to its page @prove", async ({ page }) => {
      await page.goto("/destinations/west-india/diu?from=test");
      await expect(wishlistButton(page, "Diu")).toHaveAttribute("aria-pressed", "false");
      await wishlistButton(page, "Diu").click();
      await expect(page).toHaveURL("/destinations/west-india/diu?from=test");
      await expect(wishlistButton(page, "Diu")).toHaveAttribute("aria-pressed", "true");
      await page.goto("/wishlist");
      await wishlistButton(page, "Diu").click();
      await expect(page).toHaveURL("/wishlist");
      await expect(wishlistButton(page, "Diu")).toHaveCount(0);
    });
  });
});
