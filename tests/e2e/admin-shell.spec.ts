import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import Papa from "papaparse";
import { adminPages } from "../../app/content/admin-navigation";
import { expectAccessibleAtAnyWidth, wholePage } from "./support/axe";
import { traveler, travelDateIn } from "./support/booking-dialog";
import { expect, test, visit } from "./support/test";
import { chooseInRow } from "./support/row-menu";

/** A booking under a name that no other test uses. */
async function bookAs(request: APIRequestContext, origin: string, lastName: string): Promise<string> {
  const response = await request.post("/api/bookings", {
    headers: { Origin: origin },
    data: {
      ...traveler,
      tour: "alibaug",
      lastName,
      travelDate: travelDateIn(70),
      numberOfTravelers: 1,
      roomType: "standard",
      specialRequests: null,
      paymentMethod: "upi",
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { booking } = await response.json();
  return booking.bookingId;
}

/** Pages whose heading differs from their tab's label. */
const headings: Readonly<Record<string, string | RegExp>> = {
  Operators: "Operator Verification",
  Reviews: "Content Moderation",
  // The first tab with open items.
  Messages: /Contact messages|Reported threads/,
};

const account = (page: Page) => page.getByRole("navigation", { name: "Account" });
const figures = (page: Page) => page.getByRole("complementary").getByRole("list", { name: "Platform" });
const tabs = (page: Page) => page.getByRole("navigation", { name: "Administration" });
const palette = (page: Page) => page.getByRole("dialog", { name: "Find anything" });
const focusedRow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-row]")].findIndex((row) => row === document.activeElement),
  );

test.describe("an administrator", () => {
  test.use({ signedInAs: "admin" });

  test("the frame shows the account and the platform's size, and every page is a place in it @prove", async ({
    page,
  }) => {
    await visit(page, "/admin");
    for (const text of ["Platform Admin", "Platform Administrator", "Full Access"]) {
      await expect(account(page).locator("summary").getByText(text, { exact: true })).toBeVisible();
    }
    for (const [name, to] of [
      [/^\d+ users/, "/admin/users"],
      [/^\d+ operators/, "/admin/operators"],
      [/^₹[\d,]+ Platform Revenue/, "/admin/revenue"],
      ["View Reports", "/admin/revenue"],
    ] as const) {
      await expect(figures(page).getByRole("link", { name })).toHaveAttribute("href", to);
    }
    await expect(figures(page).getByRole("link", { name: /Platform Revenue/ })).toHaveAttribute(
      "title",
      /commission on received money/,
    );
    for (const { label, to } of adminPages) {
      const link = tabs(page).getByTitle(label, { exact: true });
      await expect(link).toContainText(label);
      const leadsTo = (await link.getAttribute("href")) ?? to;
      expect(leadsTo.startsWith(to)).toBe(true);
      await link.click();
      await expect(page).toHaveURL(leadsTo);
      await expect(page.getByRole("heading", { level: 1, name: headings[label] ?? label })).toBeVisible();
      await expect(link).toHaveAttribute("aria-current", "page");
      await expect(tabs(page).locator("[aria-current]")).toHaveCount(1);
    }

    // While a page loads, that is announced and shown.
    const released = Promise.withResolvers<void>();
    await page.route(/\/admin\/users\.data/, async (route) => {
      await released.promise;
      await route.continue();
    });
    await figures(page).getByRole("link", { name: /users/ }).click();
    const loading = page.getByRole("status").filter({ hasText: "Loading…" });
    await expect(loading).toHaveCount(1);
    await expect(page.locator("[data-loading]")).toBeAttached();
    released.resolve();
    await expect(page).toHaveURL("/admin/users");
    await expect(loading).toHaveCount(0);
    await expect(page.locator("[data-loading]")).toHaveCount(0);

    // The folded bar stays folded, and its icons keep their names.
    await page.getByRole("button", { name: "Fold the side bar" }).click();
    await page.reload();
    expect((await tabs(page).boundingBox())?.width).toBeLessThan(80);
    await tabs(page)
      .getByRole("link", { name: /^Analytics/ })
      .click();
    await expect(page).toHaveURL("/admin/analytics");
    await account(page).locator("summary").click();
    await expect(account(page).getByRole("link", { name: "View Reports" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Fold the side bar" }).click();

    // On a phone four places stay at the bottom, and the end of a page is above them.
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, "/admin/settings");
    await expect(tabs(page).getByRole("link")).toHaveText([/^Overview/, /^Tours/, /^Bookings/, /^Messages/]);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const bar = await tabs(page).boundingBox();
    const last = await page.getByRole("main").locator("button, a, p").last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await tabs(page).getByText("More").click();
    await expectAccessibleAtAnyWidth(page, "the sheet of pages", wholePage);
    await page.setViewportSize({ width: 360, height: 740 });
    await tabs(page).getByRole("link", { name: "Discounts & Coupons" }).click();
    await expect(page).toHaveURL("/admin/coupons");
    await expect(tabs(page).getByRole("link")).toHaveCount(4);
  });

  test("the overview shows pending work and key figures, each number linked to its list", async ({
    page,
    request,
    baseURL,
  }) => {
    await visit(page, "/admin/dashboard");
    await expect(page.getByText("Live: connected")).toBeVisible();
    const figures = page.getByRole("list", { name: "Key figures" }).getByRole("listitem");
    await expect(figures).toHaveCount(4);
    const today = figures.filter({ hasText: "Bookings today" });
    const madeToday = async () => Number(await today.locator("strong").textContent());
    const before = await madeToday();
    const lastName = `Overview${randomUUID().slice(0, 8)}`;
    const bookingId = await bookAs(request, baseURL ?? "", lastName);
    // It arrives live; the figure it adds to is read with the page.
    const row = page.locator(`[data-booking="${bookingId}"]`);
    await expect(row).toContainText(lastName);
    await expect(row.getByRole("link", { name: bookingId })).toHaveAttribute(
      "href",
      `/admin/bookings/${bookingId}`,
    );
    await page.reload();
    expect(await madeToday()).toBeGreaterThan(before);
    await expect(today).toContainText("Made since midnight IST");
    await expect(today.getByRole("link")).toHaveAttribute(
      "href",
      /\/admin\/bookings\?bookedFrom=[\d-]+&bookedTo=[\d-]+/,
    );
    const revenue = figures.filter({ hasText: "Revenue in" });
    await expect(revenue).toContainText(/₹[\d,]+ up to the same day/);
    await expect(revenue.getByRole("link")).toHaveAttribute(
      "href",
      /\/admin\/revenue\?from=\d{4}-\d{2}-01&to=[\d-]+/,
    );

    const toDo = page.getByRole("region", { name: "To do" });
    for (const [name, to] of [
      [/Tours to review/i, "/admin/tours?status=pending"],
      [/Administrators to approve/i, "/admin/users?role=admin&status=pending"],
      [/Pending bookings/i, "/admin/bookings?status=pending"],
    ] as const) {
      await expect(toDo.getByRole("link", { name })).toHaveAttribute("href", to);
    }
    await expect(toDo.getByRole("link", { name: /passkey/ })).toHaveAttribute("href", "/profile/security");
    await toDo.getByRole("link", { name: /Operators to verify/i }).click();
    await expect(page).toHaveURL("/admin/operators?review=waiting");
    await visit(page, "/admin");
    await expectAccessibleAtAnyWidth(page, "the overview", wholePage);
  });

  test("keyboard shortcuts work in lists and pages, never while typing, and can be switched off @prove", async ({
    page,
  }) => {
    await visit(page, "/admin/reviews");
    const press = (...keys: string[]) =>
      keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
    await press("j", "j", "k", "j");
    expect(await focusedRow(page)).toBe(1);
    const row = page.locator("[data-row]").nth(1);
    await press("x");
    await expect(row.getByRole("checkbox")).toBeChecked();
    await expect(page.getByText("1 selected")).toBeVisible();
    await press("x");
    await expect(row.getByRole("checkbox")).not.toBeChecked();
    await press("Alt+j", "Control+j");
    expect(await focusedRow(page)).toBe(1);

    await press("/");
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type("jk?gu");
    await expect(page.getByRole("searchbox")).toHaveValue("jk?gu");
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await page.getByRole("heading", { level: 1 }).click();
    for (const { key, to } of adminPages.slice(0, 3).toReversed()) {
      await press("g", key);
      await expect(page).toHaveURL(to);
    }
    await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();

    await press("?");
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(help.getByText("Discounts & Coupons")).toBeVisible();
    await press("j", "g", "u");
    await expect(page).toHaveURL("/admin");
    await expectAccessibleAtAnyWidth(page, "the list of keys");
    await help.getByRole("checkbox").uncheck();
    await press("Escape");
    await expect(help).toHaveCount(0);
    await press("j", "?", "g", "u");
    expect(await focusedRow(page)).toBe(-1);
    await expect(page).toHaveURL("/admin");
    await visit(page, "/admin");
    await press("?");
    await expect(help).toHaveCount(0);
    await account(page).locator("summary").click();
    await account(page).getByRole("button", { name: "Keyboard shortcuts" }).click();
    await expect(help.getByRole("checkbox")).not.toBeChecked();
    await help.getByRole("checkbox").check();
    await help.getByRole("button", { name: "Close" }).click();
    await expect(account(page).locator("summary")).toBeFocused();

    await press("j");
    const reference = await page.locator("[data-row]").first().getAttribute("data-booking");
    await press("Enter");
    await expect(page).toHaveURL(`/admin/bookings/${reference}`);
  });

  test("the palette finds bookings, tours, people and pages, and opens them @prove", async ({
    page,
    request,
    baseURL,
  }) => {
    const lastName = `Palette${randomUUID().slice(0, 8)}`;
    const bookingId = await bookAs(request, baseURL ?? "", lastName);
    await visit(page, "/admin/coupons");
    const input = page.getByRole("combobox", { name: "Find a booking, tour, user or page" });
    const options = palette(page).getByRole("option");

    for (const [text, option, address] of [
      [bookingId, new RegExp(lastName), `/admin/bookings/${bookingId}`],
      [lastName, new RegExp(bookingId), `/admin/bookings/${bookingId}`],
      ["golden-triangle-classic", /active/, "/admin/tours/golden-triangle-classic"],
      ["operator@tourbharat.example", /Tour Operator, verified/, /\/admin\/users\/[\w-]+$/],
      ["Deccan & Coast", /verified/, "/admin/operators/deccan-and-coast"],
      ["Go to Analytics", /g a/, "/admin/analytics"],
    ] as const) {
      await page.keyboard.press("Control+k");
      await input.fill(text);
      await expect(palette(page).getByRole("status")).toHaveText(/^(\d+ results?|No results for .+)$/);
      await expect(options.first()).toContainText(option);
      await expect(options.first()).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(address);
      await expect(palette(page)).toHaveCount(0);
    }

    const button = page.getByRole("banner").getByRole("button", { name: "Search" });
    await button.click();
    await expect(options.filter({ hasText: "Go to Overview" })).toBeVisible();
    await input.fill("nobody is called this");
    await expect(palette(page).getByRole("status")).toHaveText("No results for “nobody is called this”");
    await input.fill("munnar");
    await expect(palette(page).getByRole("status")).toHaveText(/^\d+ results?$/);
    await expectAccessibleAtAnyWidth(page, "the palette");
    await page.keyboard.press("ArrowDown");
    await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
    await options.filter({ hasText: "Bookings with “munnar”" }).click();
    await expect(page).toHaveURL("/admin/bookings?q=munnar");

    await button.click();
    await page.keyboard.press("Escape");
    await expect(palette(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test("reviews are searched, sorted, filtered, hidden and shown in bulk, and exported @prove", async ({
    page,
    browser,
    baseURL,
  }) => {
    const tour = "Tadoba for photographers";
    await visit(page, "/admin/reviews");
    await page.getByRole("searchbox").fill(tour);
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/q=Tadoba/);
    const rows = page.locator("[data-row]");
    await expect(rows.filter({ hasNotText: tour })).toHaveCount(0);
    const count = await rows.count();
    expect(count).toBeGreaterThan(1);

    const file = await page.getByRole("link", { name: "CSV" }).getAttribute("href");
    const csv = await page.request.get(file ?? "");
    expect(csv.headers()["content-type"]).toBe("text/csv; charset=utf-8");
    const { data } = Papa.parse<Record<string, string>>(await csv.text(), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data).toHaveLength(count);
    expect(data.every((line) => line.Tour?.startsWith(tour))).toBe(true);

    // All of them hidden at once: each row shows its result, and the public page has none.
    const address = await rows.first().getByRole("link", { name: tour }).getAttribute("href");
    const title = data[0]?.Title ?? "";
    const visitor = await (
      await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
    ).newPage();
    await visitor.goto(`${address}?before`);
    await expect(visitor.getByText(title).first()).toBeVisible();
    await page.getByRole("checkbox", { name: "Select all rows on this page" }).check();
    const bulk = page.getByRole("region", { name: "Selected rows" });
    await expect(bulk).toContainText(`${count} selected`);
    await expectAccessibleAtAnyWidth(page, "chosen reviews");
    await bulk.getByRole("button", { name: "Hide" }).click();
    await expect(page.getByText(`Done for all ${count} rows.`)).toBeVisible();
    await expect(rows.filter({ hasText: "The review is hidden." })).toHaveCount(count);
    expect(await (await page.request.get(address ?? "")).text()).not.toContain(title);

    await bulk.getByRole("button", { name: "Publish" }).click();
    await expect(rows.filter({ hasText: "The review is published." })).toHaveCount(count);
    expect(await (await page.request.get(address ?? "")).text()).toContain(title);

    // One by its own button: it is in the list of hidden ones, and leaves it once it is shown again.
    await chooseInRow(rows.first(), "Hide");
    await expect(rows.first().getByText("Hidden", { exact: true })).toBeVisible();
    await page.getByLabel("Status").selectOption("hidden");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole("region", { name: "Selected rows" })).toHaveCount(0);
    await chooseInRow(rows, "Publish");
    await expect(page.getByText("No reviews found")).toBeVisible();
    await page.getByLabel("Status").selectOption("");
    await page.getByLabel("Stars").selectOption("1");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/stars=1/);
    await expect(rows.filter({ hasNotText: "1 of 5" })).toHaveCount(0);
    await visitor.context().close();

    expect((await page.request.get(`/admin/find?q=${"x".repeat(201)}`)).status()).toBe(422);
    const unknown = await page.request.post("/admin/reviews", {
      form: { intent: "burn", id: "x" },
      headers: { Origin: baseURL ?? "" },
    });
    expect(unknown.status()).toBe(422);
    const said = await unknown.text();
    for (const text of ["<h1", "Unknown action.<", "User Management<", "Try again<"])
      expect(said).toContain(text);
  });
});

test.describe("page not found", () => {
  test.use({ signedInAs: "admin", expectedComplaints: [/404/] });

  test("the frame stays and works @prove", async ({ page }) => {
    for (const [path, list] of [
      ["/admin/tours/no-such-tour", "Tour Management"],
      ["/admin/coupons/NOSUCHCODE", "Discounts & Coupons"],
      ["/admin/no-such-page", null],
    ] as const) {
      expect((await visit(page, path))?.status()).toBe(404);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
      await expect(tabs(page).getByRole("link", { name: /^Tour Management/ })).toBeVisible();
      await expect(main.getByRole("link", { name: "Overview", exact: true })).toHaveCount(1);
      if (list) {
        await main.getByRole("link", { name: list, exact: true }).last().click();
        await expect(page.getByRole("heading", { level: 1, name: list })).toBeVisible();
      }
    }
    await expectAccessibleAtAnyWidth(page, "an address with nothing at it");
    await page.getByRole("main").getByRole("link", { name: "Overview", exact: true }).last().click();
    await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  });
});

test.describe("network failure", () => {
  test.use({ signedInAs: "admin", expectedComplaints: [/ERR_FAILED|Failed to load resource/] });

  test("the palette reports the failure and retries; a late response to an earlier query is dropped @prove", async ({
    page,
  }) => {
    await visit(page, "/admin");
    await page.route(/\/admin\/find/, (route) => route.abort());
    await page.keyboard.press("Control+k");
    const input = page.getByRole("combobox");
    await input.fill("agra");
    const status = palette(page).getByRole("status");
    await expect(status).toHaveText("The search failed. Please try again.");
    await page.unroute(/\/admin\/find/);
    await palette(page).getByRole("button", { name: "Try again" }).click();
    await expect(palette(page).getByRole("option").first()).toContainText("Agra");

    const released = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    await page.route(/\/admin\/find\?q=go$/, async (route) => {
      asked.resolve();
      await released.promise;
      // It must make no difference if the page aborted the request.
      await route.continue().catch(() => undefined);
    });
    await input.fill("go");
    await expect(status).toHaveText("Searching…");
    await asked.promise;
    await input.fill("munnar");
    await expect(palette(page).getByRole("option").first()).toContainText("Munnar");
    released.resolve();
    await input.press("ArrowDown");
    await expect(palette(page).getByRole("option").first()).toContainText("Munnar");
  });
});
