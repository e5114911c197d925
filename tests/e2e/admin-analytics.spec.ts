import type { Page } from "@playwright/test";
import { addDays, formatDay, todayInIndia } from "../../app/domain/calendar/calendar";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { traveler, travelDateIn } from "./support/booking-dialog";
import { expect, test, visit } from "./support/test";

test.use({ signedInAs: "admin", expectedComplaints: [/status of 422/] });

/** The user agent of a real browser; the one of these tests identifies itself as automated. */
const browser = {
  "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  Accept: "text/html,application/xhtml+xml",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Dest": "document",
  "Sec-Fetch-Site": "none",
};

function shownFigure(page: Page, name: string) {
  return page.locator(`[data-figure=${name}]`);
}

/** Returns the number that the page shows as a figure. */
async function numberOf(page: Page, name: string): Promise<number> {
  const text = await shownFigure(page, name).locator("dd").first().innerText();
  return Number(text.replaceAll(",", "").match(/^\d+/)?.[0]);
}

test("an administrator reads the figures of any period, their definitions and the rows behind them @prove", async ({
  page,
}) => {
  const today = todayInIndia(Date.now());
  await visit(page, "/admin/bookings");
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.getByRole("link", { name: "Analytics", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Analytics" })).toBeVisible();
  await expect(page.locator("[data-slot=chart] svg.recharts-surface")).toHaveCount(4);
  expect(loaded.filter((url) => url.includes("/assets/charts"))).toHaveLength(1);

  const periods = page.getByRole("navigation", { name: "Period" });
  const comparison = page.getByRole("status").filter({ hasText: "days" });
  await expect(periods.getByRole("link", { name: "Month" })).toHaveAttribute("aria-current", "page");
  for (const [label, days] of [
    ["Week", 7],
    ["Quarter", 90],
    ["Year", 365],
    ["Month", 30],
  ] as const) {
    await periods.getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(`/admin/analytics?period=${label.toLowerCase()}`);
    await expect(periods.getByRole("link", { name: label })).toHaveAttribute("aria-current", "page");
    await expect(comparison).toContainText(
      `${formatDay(addDays(today, 1 - days))} to ${formatDay(today)}, ${days} days`,
    );
    await expect(comparison).toContainText(
      `${formatDay(addDays(today, 1 - 2 * days))} to ${formatDay(addDays(today, -days))}`,
    );
  }
  await periods.getByRole("link", { name: "All" }).click();
  await expect(comparison).toContainText("without a previous period");
  await expect(page.getByText(/^was /)).toHaveCount(0);

  // Days on which no other test books.
  const [from, to] = [addDays(today, -200), addDays(today, -101)];
  const custom = page.getByRole("form", { name: "Custom period" });
  await custom.getByLabel("From").fill(from);
  await custom.getByLabel("To").fill(addDays(from, -1));
  await custom.getByLabel("To").press("Enter");
  await expect(custom.getByLabel("To")).toHaveAccessibleDescription(/before the start/);
  await expect(custom.getByLabel("From")).toHaveValue(from);
  await expect(page.locator("[data-figure]")).toHaveCount(0);
  await expectAccessibleAtAnyWidth(page, "a period that ends before it begins");
  await custom.getByLabel("To").fill(to);
  // Applies as the focus leaves the form.
  await periods.getByRole("link", { name: "All" }).focus();
  await expect(page).toHaveURL(`/admin/analytics?period=custom&from=${from}&to=${to}`);
  await expect(comparison).toContainText(`${formatDay(from)} to ${formatDay(to)}, 100 days`);

  const shown = (name: string) => shownFigure(page, name);
  expect(await numberOf(page, "bookings")).toBeGreaterThan(20);
  await expect(shown("bookings").getByRole("link")).toHaveText(/^\d+, Bookings made: show these bookings$/);
  for (const name of ["revenue", "commission"])
    await expect(shown(name).getByRole("link")).toContainText(/₹[\d,]+/);
  await expect(shown("bookings").locator("details p")).toBeHidden();
  await shown("bookings").locator("summary").click();
  await expect(shown("bookings").locator("details p")).toContainText("in any status");
  await expect(shown("bookings").getByRole("link")).toHaveAccessibleDescription(/in any status/);

  const days = `from=${from}&to=${to}`;
  const booked = `/admin/bookings?bookedFrom=${from}&bookedTo=${to}`;
  for (const [name, address] of [
    ["bookings", booked],
    ["conversion", booked],
    ["bookingsPerCustomer", booked],
    ["acquisitionCost", booked],
    ["cancellationShare", `${booked}&status=cancelled`],
    ["occupancy", `/admin/bookings?from=${from}&to=${to}`],
    ["revenue", `/admin/revenue?${days}`],
    ["commission", `/admin/revenue?${days}`],
    ["averageOrderValue", `/admin/revenue?${days}`],
    ["activeTravelers", "/admin/users?role=user"],
    ["activeOperators", "/admin/users?role=tour_operator"],
  ] as const)
    await expect(shown(name).getByRole("link")).toHaveAttribute("href", address);
  const fullest = page.getByRole("table", { name: "Fullest tours" }).getByRole("link").first();
  await expect(fullest).toHaveAttribute("href", /\?from=.*&to=.*&tour=[\w-]+$/);
  await shown("bookings").getByRole("link").click();
  await expect(page).toHaveURL(booked);
  await expect(page.getByRole("heading", { name: "Booking Management" })).toBeVisible();
  // The list by days of travel too: it leaves out bookings of other days.
  await page.goBack();
  await fullest.click();
  await expect(page).toHaveURL(/\?from=.*&to=.*&tour=[\w-]+$/);
  await expect(page.getByLabel("Travels from")).toHaveValue(from);
  await expect(page.getByLabel("Travels until")).toHaveValue(to);
  const period = Array.from({ length: 100 }, (_, index) => formatDay(addDays(from, index)));
  const rows = await page.locator("[data-booking]").allInnerTexts();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(period.some((day) => row.includes(day))).toBe(true);
  await visit(page, "/admin/analytics?period=custom&from=2003-02-01&to=2003-02-28");
  await expect(shown("acquisitionCost").getByRole("link", { name: "Platform Settings" })).toHaveAttribute(
    "href",
    "/admin/settings",
  );
  await expect(page.getByText("No bookings in this period")).toHaveCount(4);
});

test("each chart is also available as a table, for screen readers and without scripts @prove", async ({
  page,
  browser: engine,
  baseURL,
}) => {
  await visit(page, "/admin/analytics?period=year");
  const place = page.locator("[data-slot=chart]");
  await expect(place.locator("svg.recharts-surface")).toHaveCount(4);
  for (const [title, head] of [
    ["Monthly sales", "Revenue accrued"],
    ["User growth", "New accounts"],
    ["Conversion by month", "Visits"],
  ] as const) {
    const panel = page.getByRole("region", { name: title }).first();
    const heads = panel.getByRole("columnheader", { name: head });
    // In the page for screen readers, though not visible.
    await expect(heads).toHaveCount(1);
    const bar = panel.locator(".recharts-bar-rectangle, .recharts-line-dot").last();
    await bar.hover();
    await expect(
      panel
        .locator(".recharts-tooltip-wrapper")
        .getByText(/bookings|accounts/)
        .first(),
    ).toBeVisible();
    await panel.getByRole("button", { name: "Table" }).click();
    await expect(panel.getByRole("button", { name: "Table" })).toHaveAttribute("aria-pressed", "true");
    await expect(panel.locator("[data-slot=chart]")).toHaveCount(0);
    await expect(panel.getByRole("row")).toHaveCount(14);
    expect((await heads.boundingBox())?.width).toBeGreaterThan(30);
  }
  const first = page.getByRole("region", { name: "Monthly sales" }).first();
  await first.getByRole("button", { name: "Chart" }).click();
  await expect(first.locator("svg.recharts-surface")).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "a chart and two tables");

  const context = await engine.newContext({
    baseURL: baseURL ?? "",
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto("/admin/analytics");
  for (const chart of await plain.locator("[data-slot=chart]").all()) await expect(chart).toBeHidden();
  const sales = plain.getByRole("table", { name: "Monthly sales" });
  expect((await sales.boundingBox())?.height).toBeGreaterThan(200);
  await expect(plain.getByRole("button", { name: "Table" })).toHaveCount(0);
  await plain.getByLabel("To", { exact: true }).fill("2026-01-31");
  await plain.getByLabel("From", { exact: true }).fill("2026-01-01");
  await plain.getByRole("button", { name: "Apply" }).click();
  await expect(plain).toHaveURL(/period=custom&from=2026-01-01&to=2026-01-31$/);
  await context.close();
});

test("a visit and a booking of today are counted, and only administrators can read the figures @prove", async ({
  page,
  playwright,
  baseURL,
}) => {
  const guest = await playwright.request.newContext({
    baseURL: baseURL ?? "",
    storageState: { cookies: [], origins: [] },
  });
  const today = todayInIndia(Date.now());
  // Two days, in case midnight comes in between.
  const query = `period=custom&from=${today}&to=${addDays(today, 1)}`;
  const address = `/admin/analytics?${query}`;
  await visit(page, address);
  const before = { visits: await numberOf(page, "visits"), bookings: await numberOf(page, "bookings") };
  // The second request of each comes from the page cache.
  for (const path of ["/about", "/about", "/tours", "/tours"])
    expect((await guest.get(path, { headers: browser })).status()).toBe(200);
  await expect(async () => {
    await visit(page, address);
    expect(await numberOf(page, "visits")).toBeGreaterThanOrEqual(before.visits + 4);
  }).toPass();

  const made = await guest.post("/api/bookings", {
    data: {
      ...traveler,
      tour: "coorg",
      travelDate: travelDateIn(130),
      numberOfTravelers: 2,
      roomType: "standard",
      paymentMethod: "upi",
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  await visit(page, address);
  expect(await numberOf(page, "bookings")).toBeGreaterThan(before.bookings);
  expect(new URL((await guest.get(address)).url()).pathname).toBe("/login");
  await guest.dispose();
});
