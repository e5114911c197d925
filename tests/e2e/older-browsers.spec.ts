import type { Page } from "@playwright/test";
import { expect, isTakenOver, test, visit } from "./support/test";

const tour = "/destinations/north-india/manali";

/** Removes what the oldest supported browsers lack (package.json). The first script adds what the page's scripts use of it. */
function removeNewBuiltIns() {
  const lacking: [object, string[]][] = [
    [Array.prototype, ["toReversed", "toSorted", "toSpliced", "with"]],
    [String.prototype, ["isWellFormed", "toWellFormed"]],
    [Object, ["groupBy"]],
    [Map, ["groupBy"]],
    [Promise, ["withResolvers"]],
    [Array, ["fromAsync"]],
    [URL, ["canParse", "parse"]],
    [AbortSignal, ["any", "timeout"]],
    [Intl, ["DurationFormat"]],
    [Element.prototype, ["checkVisibility"]],
    [HTMLFormElement.prototype, ["requestSubmit"]],
    [Document.prototype, ["startViewTransition"]],
    [window, ["requestIdleCallback"]],
  ];
  for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name);
}

test("pages live without the built-ins that the oldest supported browsers lack", async ({ page }) => {
  await page.addInitScript(removeNewBuiltIns);
  for (const path of ["/", "/tours", tour]) await visit(page, path);
  await page.getByRole("button", { name: "Book This Package" }).filter({ visible: true }).first().click();
  await expect(page.getByRole("dialog", { name: "Book Your Tour Package" })).toBeVisible();
});

/** Answers requests for a chunk with another script, or without one with 404. A chunk that throws behaves like one that cannot be parsed. */
async function replaceChunk(page: Page, name: string, body: string | null) {
  await page.route(`**/assets/${name}-*.js`, (route) =>
    route.fulfill(
      body === null ? { status: 404, body: "" } : { contentType: "text/javascript; charset=utf-8", body },
    ),
  );
}

/** Breaks what the root's Layout calls, which surrounds every page, the error page too. */
function breakEveryComponent() {
  // oxlint-disable-next-line no-extend-native
  Array.prototype.at = () => {
    throw new Error("broken");
  };
}

const failures: Record<string, (page: Page) => Promise<unknown>> = {
  "the entry is gone": (page) => replaceChunk(page, "entry.client", null),
  "a shared chunk cannot be parsed": (page) => replaceChunk(page, "framework", "const ="),
  // A browser that is too old loads none.
  "a required built-in is missing": (page) =>
    page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "findLast")),
  "every component throws, the error page too": (page) => page.addInitScript(breakEveryComponent),
};

test.describe("failing scripts", () => {
  test.use({ expectedComplaints: [/./] });

  test("the server's page stays and works without scripts, whichever of them fails", async ({
    browser,
    baseURL,
  }) => {
    for (const [failure, arrange] of Object.entries(failures)) {
      const page = await browser.newPage({ baseURL: baseURL ?? "", serviceWorkers: "block" });
      const loaded: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "script") loaded.push(request.url());
      });
      await arrange(page);
      await page.goto(tour);
      const book = page.getByRole("button", { name: "Book This Package" }).filter({ visible: true }).first();
      const headings = page.locator("#main :is(h1, h2, h3)");
      const sent = await headings.allTextContents();
      // The press starts the scripts, which hold it and then fail: it still leads to the form.
      await book.click();
      await expect(page, failure).toHaveURL(/\/book\/manali/);
      await page.goto(tour);
      await page.mouse.move(40, 40);
      await page.mouse.move(80, 80);
      await expect(page.locator("html:not([data-scripts])"), failure).toBeAttached();
      await expect(page.locator(isTakenOver)).not.toBeAttached();
      expect(await headings.allTextContents()).toEqual(sent);
      await page.locator("header [data-menu=tours]").hover();
      await expect(page.locator("#menu-tours").getByRole("link", { name: "Adventure" })).toBeVisible();
      expect(loaded.length > 0, failure).toBe(!failure.startsWith("a required"));
      await page.close();
    }
  });

  test("with blocked storage pages work, and nothing is thrown; one that breaks while it is used becomes the server's again", async ({
    page,
  }) => {
    const thrown: string[] = [];
    page.on("pageerror", (error) => thrown.push(String(error)));
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException(`${name} is blocked`, "SecurityError");
          },
        });
    });
    for (const path of ["/tours", tour, "/wishlist"]) await visit(page, path);
    expect(thrown).toEqual([]);

    // A page that breaks while it is used becomes the server's again.
    await visit(page, "/tours");
    await page.evaluate(breakEveryComponent);
    // Another address: it comes from the server, whose page then hydrates, since its scripts are whole.
    await page.getByRole("link", { name: "About", exact: true }).first().click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Something went wrong")).toHaveCount(0);
  });
});
