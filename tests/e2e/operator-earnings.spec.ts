import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { todayInIndia } from "../../app/domain/calendar/calendar";
import { formatShortMonth } from "../../app/domain/calendar/months";
import { premiumMonths } from "../../app/domain/money/premium/premium-listing";
import { readPdf } from "../support/read-pdf";
import { expectAccessible, expectAccessibleAtAnyWidth, expectNoWiderThanScreen } from "./support/axe";
import { expect, test, visit } from "./support/test";

test.use({ signedInAs: "operator", expectedComplaints: [/status of (404|409|422)/] });

const [thisMonth = "", nextMonth = ""] = premiumMonths(todayInIndia(Date.now()));
const tour = "Mysore, a palace lit by nearly a hundred thousand bulbs";

/** Downloads the file behind a link and returns its path. */
async function downloadBy(page: Page, name: RegExp): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name }).click(),
  ]);
  return download.path();
}

test("a featured place is bought after its terms are shown, and appears on the home page and in the ledger", async ({
  page,
}) => {
  await visit(page, "/operator/earnings/premium");
  const row = page.locator("[data-tour=mysore]");
  await row.getByRole("button", { name: `Buy a place in ${formatShortMonth(thisMonth)}` }).click();
  const dialog = page.getByRole("alertdialog", { name: "Buy this place?" });
  await expect(dialog).toHaveAccessibleDescription(
    /₹2,950 \(₹2,500 and ₹450 GST\) is charged now .* There is no refund/,
  );
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await row.getByRole("button", { name: `Buy a place in ${formatShortMonth(thisMonth)}` }).click();
  await dialog.getByRole("button", { name: "Buy for ₹2,950" }).click();
  await expect(page.getByText(/^You bought a featured place/)).toBeVisible();
  await expect(row.getByText("Bought")).toHaveCount(1);
  await expectAccessibleAtAnyWidth(page, "premium listings");

  await visit(page, "/");
  const featured = page.getByRole("region", { name: "Featured Tours" });
  const card = featured.getByRole("article").filter({ hasText: tour });
  await expect(card.getByText("Promoted")).toHaveCount(1);
  await expect(featured.getByText(/Promoted tours are paid for by their operators/)).toBeVisible();
  await expectNoWiderThanScreen(page, "the home page");
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoWiderThanScreen(page, "the home page");

  await visit(page, `/operator/earnings/ledger?kind=premium&month=${todayInIndia(Date.now()).slice(0, 7)}`);
  const line = page.locator("[data-row]").filter({ hasText: tour });
  await expect(line.filter({ hasText: "-₹2,500" })).toHaveCount(1);
  await expect(line.filter({ hasText: "-₹450" })).toHaveCount(1);
});

test("the figures link to the company's own tours, months, lines and payouts only @prove", async ({
  page,
  requestsOf,
  playwright,
  baseURL,
}) => {
  await visit(page, "/operator/earnings");
  await expect(page.getByText("Owed to you", { exact: true })).toBeVisible();
  await expect(page.locator("[data-slot=chart] svg").first()).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "earnings");
  const nav = page.getByRole("navigation", { name: "Earnings" });
  for (const [name, heading] of [
    ["By tour", "Earnings by tour"],
    ["By month", "Earnings by month"],
    ["Ledger", "Your ledger"],
    ["Payouts", "Your payouts"],
  ] as const) {
    await nav.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page, heading);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoWiderThanScreen(page, heading);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  const traveler = await requestsOf("traveler");
  const nobody = await playwright.request.newContext({
    baseURL: baseURL ?? "",
    storageState: { cookies: [], origins: [] },
  });
  for (const path of ["", "/ledger.csv", "/statement.csv", "/statement.pdf"]) {
    const address = `/operator/earnings${path}`;
    expect((await page.request.get(`${address}?company=himalaya-footpaths`)).status(), path).toBe(404);
    expect((await traveler.get(address)).status(), path).toBe(403);
    expect((await nobody.get(address, { maxRedirects: 0 })).status(), path).toBe(302);
  }
  await nobody.dispose();
});

test("a statement has the same figures on the page, as CSV and as PDF; invalid days show an error @prove", async ({
  page,
}) => {
  await visit(page, "/operator/earnings/statement");
  const lastMonth = page.getByRole("link", { name: "Last month" });
  await lastMonth.click();
  await expect(lastMonth).toHaveAttribute("aria-current", "true");
  await expect(
    page.getByRole("heading", { level: 2, name: /^Deccan & Coast Journeys, \w{3} 1, / }),
  ).toBeVisible();
  const closing = await page
    .locator("dl > div")
    .filter({ has: page.getByText("Closing balance", { exact: true }) })
    .locator("dd")
    .first()
    .innerText();
  await expectAccessibleAtAnyWidth(page, "a statement");
  const lines = (await readFile(await downloadBy(page, /^CSV/), "utf8")).trimEnd().split("\r\n");
  expect(lines.at(-1)).toBe(`,closing balance,,,,,${closing.replaceAll(/[₹,]/g, "")}`);
  expect(lines.length).toBeGreaterThan(4);
  const { text } = await readPdf(new Uint8Array(await readFile(await downloadBy(page, /^PDF/))));
  expect(text).toContain("Deccan & Coast Journeys");
  expect(text).toContain(closing);
  expect(text).toContain("Page 1 of");

  await visit(page, `/operator/earnings/statement?from=${nextMonth}-01&to=${nextMonth}-02`);
  await expect(page.getByRole("alert")).toHaveText(/in the future/);
  await expect(page.getByRole("link", { name: /^PDF/ })).toHaveCount(0);
});
