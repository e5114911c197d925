import { readFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import Papa from "papaparse";
import type { Download, Page } from "@playwright/test";
import { formatRupees } from "../../app/domain/money/money";
import { periodInWords } from "../../app/domain/money/revenue";
import { payoutSchema } from "../../app/domain/money/payouts/payout";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { chooseInRow } from "./support/row-menu";
import { expect, test, visit } from "./support/test";

test.use({ signedInAs: "admin", expectedComplaints: [/status of (409|422)/] });

function figure(page: Page, name: string) {
  return page
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd")
    .first();
}

/** Returns the lines of the file behind a link, without its byte order mark. */
async function linesOf(download: Download): Promise<string[]> {
  const text = await readFile(await download.path(), "utf8");
  expect(text.startsWith("\uFEFF")).toBe(true);
  return text.slice(1).trimEnd().split("\r\n");
}

async function downloadBy(page: Page, name: string): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name, exact: true }).click(),
  ]);
  return linesOf(download);
}

/** Downloads a CSV file and returns its rows by column title. */
async function rowsBy(page: Page, name: string): Promise<Record<string, string>[]> {
  const text = (await downloadBy(page, name)).join("\r\n");
  return Papa.parse<Record<string, string>>(text, { header: true }).data;
}

test("the revenue report matches its CSV files, sorts and prints, and each row links to the ledger @prove", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await visit(page, "/admin/revenue");
  await expect(page.getByRole("heading", { name: "All time" })).toBeVisible();
  for (const preset of ["Financial year", "Last month"]) {
    await page.getByRole("link", { name: preset, exact: true }).click();
    await expect(page.getByRole("link", { name: preset, exact: true })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(page).toHaveURL(/from=\d{4}-\d\d-01&to=/);
  }
  // Last month is over: no other test sells in it.
  const { searchParams } = new URL(page.url());
  const period = { from: searchParams.get("from") ?? "", to: searchParams.get("to") ?? "" };
  await expect(page.getByRole("heading", { name: periodInWords(period) })).toBeVisible();
  const [total, ...otherMonths] = await rowsBy(page, "CSV by month");
  expect(otherMonths).toEqual([]);
  expect(total?.Month).toBe(period.from.slice(0, 7));
  expect(Number(total?.Gross)).toBeGreaterThan(0);
  for (const [name, column] of [
    ["Gross sold", "Gross"],
    ["Discounts", "Discounts"],
    ["Refunds", "Refunds"],
    ["Net received", "Net received"],
    ["Commission accrued", "Commission accrued"],
    ["Commission received", "Commission received"],
    ["Operator payable", "Operator payable"],
    ["Payouts", "Payouts"],
  ] as const)
    await expect(figure(page, name)).toHaveText(formatRupees(Number(total?.[column])));
  await expect(page.getByRole("region", { name: "Revenue by stream" })).toContainText(
    formatRupees(Number(total?.["Premium listings"])),
  );

  const byOperator = page.getByRole("region", { name: "Revenue by operator" });
  const sums = (await rowsBy(page, "CSV by operator")).filter(({ Operator }) => Operator !== "");
  await byOperator.getByRole("link", { name: "Commission accrued" }).click();
  await expect(page).toHaveURL(/operators=-commission/);
  const byCommission = sums.toSorted(
    (a, b) => Number(b["Commission accrued"]) - Number(a["Commission accrued"]),
  );
  await expect(byOperator.locator("tbody tr").first()).toContainText(byCommission[0]?.Company ?? "");
  await byOperator.getByRole("link", { name: "Commission accrued" }).click();
  // Any of several rows without commission may come first.
  const lowest = byCommission.filter(
    (row) => row["Commission accrued"] === byCommission.at(-1)?.["Commission accrued"],
  );
  const first = byOperator.locator("tbody tr").first();
  await expect(first).toHaveAttribute(
    "data-row",
    new RegExp(`^(${lowest.map(({ Operator }) => Operator).join("|")})$`),
  );
  await page.getByRole("region", { name: "Revenue by month" }).getByRole("link", { name: "Gross" }).click();
  await expect(page).toHaveURL(/months=-gross.*operators=commission/);

  const [operatorRow] = await rowsBy(page, "CSV by operator");
  expect(lowest.map(({ Company }) => Company)).toContain(operatorRow?.Company);

  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Revenue Reports" })).toBeVisible();
  await expect(page.getByText(/^Tour Bharat. Figures as of/)).toBeVisible();
  await expect(byOperator).toBeVisible();
  for (const gone of ["header nav", "footer", "nav[aria-label=Revenue]"])
    for (const one of await page.locator(gone).all()) await expect(one).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("textbox", { name: "From" }).fill(period.from);
  await page.getByRole("textbox", { name: "To", exact: true }).fill(period.from);
  await page.getByRole("textbox", { name: "To", exact: true }).press("Enter");
  await expect(
    page.getByRole("heading", { name: periodInWords({ from: period.from, to: period.from }) }),
  ).toBeVisible();
  await page.getByRole("link", { name: "All", exact: true }).click();
  await expectAccessibleAtAnyWidth(page, "the report");

  const operator = sums[0]?.Company ?? "";
  await byOperator.getByRole("link", { name: operator }).click();
  await expect(page).toHaveURL(`/admin/revenue/ledger?operator=${sums[0]?.Operator}`);
  await expect(page.getByRole("combobox", { name: /^Operator/ })).toHaveValue(sums[0]?.Operator ?? "");
  await expect(page.locator("[data-row]").first()).toContainText(operator);
});

test("the ledger is searched and filtered, and a manual entry appears in it and in its exports @prove", async ({
  page,
}) => {
  const note = `=Stall ${randomUUID().slice(0, 8)} ₹ मेला 🎪`;
  await visit(page, "/admin/revenue/ledger");
  await page.getByText("Add other revenue").click();
  const form = page.getByRole("form", { name: "Add other revenue" });
  await form.getByLabel("Amount (₹)").fill("12.5");
  await form.getByLabel("Description").fill(note);
  await form.getByRole("button", { name: "Add entry" }).click();
  await expect(form.getByLabel("Amount (₹)")).toBeFocused();
  await expect(form.getByLabel("Amount (₹)")).toHaveAccessibleDescription(/whole rupees/);
  await expect(form.getByLabel("Description")).toHaveValue(note);
  await expectAccessibleAtAnyWidth(page, "the ledger, with a mistake");
  await form.getByLabel("Direction").selectOption("out");
  await form.getByLabel("Amount (₹)").fill("₹1,25,999");
  await form.getByRole("button", { name: "Add entry" }).click();
  await expect(page.getByText("Expense of ₹1,25,999 added.")).toBeVisible();
  await expect(form.getByLabel("Description")).toHaveValue("");

  await page.getByLabel("Search", { exact: true }).fill(note.slice(1, 15));
  await page.getByRole("combobox", { name: /^Kind/ }).selectOption("other");
  await page.getByRole("combobox", { name: /^Account/ }).selectOption("cash");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  const rows = page.locator("[data-row]");
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText("₹1,25,999");
  await expect(page.getByText("1 entry, ₹1,25,999")).toBeVisible();
  const [, line, ...others] = await downloadBy(page, "CSV");
  expect(others).toEqual([]);
  expect(line).toContain(`'${note}`);
  await visit(page, "/admin/revenue/ledger?kind=sale-change");
  await page.getByRole("link", { name: "Amount" }).click();
  await expect(page).toHaveURL(/sort=-amount/);
  const reference = await page
    .getByRole("link", { name: /^TB\d{6}$/ })
    .first()
    .innerText();
  await page.getByRole("link", { name: reference }).first().click();
  await expect(page.getByText(`Filtered by booking ${reference}.`)).toBeVisible();
  await expect(rows.filter({ hasNotText: reference })).toHaveCount(0);
  expect(await rows.count()).toBeGreaterThan(1);
  await page.getByRole("link", { name: "Show all bookings" }).click();
  await page.getByRole("link", { name: "Next page" }).or(rows.nth(2)).first().waitFor();
  const jump = page.getByLabel("Go to a day and before");
  await jump.fill("2020-01-01");
  await jump.press("Enter");
  await expect(page).toHaveURL(/to=2020-01-01/);
  await expect(page.getByText("No entries found")).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).last().click();
  await rows.nth(2).waitFor();
  await page.getByRole("navigation", { name: "Revenue" }).getByRole("link", { name: "Report" }).click();
  await expect(page.getByRole("heading", { name: "Revenue Reports" })).toBeVisible();
});

test("payouts are prepared, withdrawn, paid and returned; the operator sees them in the mail and on the earnings page @prove", async ({
  page,
  requestsOf,
  browser,
  baseURL,
}) => {
  const operator = "Deccan & Coast Journeys";
  await visit(page, "/admin/revenue/payouts");
  const approve = page.getByRole("button", { name: `Approve the payout to ${operator}` });
  await chooseInRow(page.locator("[data-row]").filter({ has: approve }), "Withdraw");
  await expect(page.getByText(/^Payout of ₹[\d,]+ to Deccan & Coast Journeys withdrawn\.$/)).toBeVisible();

  const owed = page.locator("[data-row=deccan-and-coast]");
  const amount = page.getByLabel(`Amount for ${operator}, in rupees`);
  await amount.fill("999999999");
  await owed.getByRole("button", { name: /^Prepare payout/ }).click();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(/too large/);
  await amount.fill("99000000");
  await owed.getByRole("button", { name: /^Prepare payout/ }).click();
  await expect(amount).toHaveAccessibleDescription(/at most ₹[\d,]+, the amount received/);
  await expectAccessibleAtAnyWidth(page, "payouts, with a mistake");
  await amount.fill("₹1,234");
  await owed.getByRole("button", { name: /^Prepare payout/ }).click();
  await expect(page.getByText(`Payout of ₹1,234 to ${operator} prepared.`)).toBeVisible();
  await expect(owed).toContainText("₹1,234 due");

  await page.getByRole("button", { name: /^Prepare all \d+/ }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toHaveAccessibleDescription(/^₹[\d,]+ in all/);
  await question.getByRole("button", { name: /^Prepare ₹/ }).click();
  await expect(page.getByText(/^Prepared for (\d+) of \1 operators\.$/)).toBeVisible();
  await expect(page.getByText(/^Prepared: ₹[\d,]+\.$/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Prepare/ })).toHaveCount(0);

  await page.getByLabel("Search", { exact: true }).fill(operator);
  await page.getByLabel("Status").selectOption("due");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(/status=due/);
  const mark = page.getByRole("button", { name: `Mark as paid the payout to ${operator}` });
  await expect(mark).toHaveCount(0);
  await approve.click();
  await expect(page.getByText(`Payout of ₹1,234 to ${operator} approved.`)).toBeVisible();
  await page.getByLabel("Status").selectOption("approved");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(/status=approved/);

  const [bankFile] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Bank file of approved payouts" }).click(),
  ]);
  const [heads, transferLine] = (await readFile(await bankFile.path(), "utf8")).split("\r\n");
  expect(heads).toMatch(/^Payment mode,Beneficiary name,Account number,IFSC,Amount,/);
  expect(transferLine).toMatch(/^NEFT,Deccan & Coast Journeys,\d{14},HDFC0001234,1234,/);

  await mark.click();
  await expect(question).toHaveAccessibleDescription(/^₹1,234 to Deccan & Coast Journeys: .*•••• \d{4}/);
  const confirm = question.getByRole("button", { name: "Mark ₹1,234 as paid" });
  await confirm.click();
  const reference = question.getByLabel("Bank reference");
  await expect(reference).toBeFocused();
  await expect(reference).toHaveAccessibleDescription(/bank's reference/);
  const number = `UTIB${randomUUID().slice(0, 10)}`;
  await reference.fill(number);
  await expectAccessibleAtAnyWidth(page, "the question before marking as paid");
  await confirm.click();
  await expect(page.getByText(`Payout of ₹1,234 to ${operator} marked as paid.`)).toBeVisible();
  await expect(page.getByText("No payouts found")).toBeVisible();

  await page.getByLabel("Status").selectOption("paid");
  await page.getByLabel("Search", { exact: true }).fill(number);
  await page.getByRole("button", { name: "Show", exact: true }).click();
  const paid = page.locator("[data-row]").filter({ hasText: number });
  await expect(paid).toHaveCount(1);
  expect((await downloadBy(page, "CSV"))[1]).toMatch(/,1234,-?\d+,-?\d+,-?\d+,paid,/);

  const id = payoutSchema.shape.id.parse(await paid.getAttribute("data-row"));
  await paid.getByRole("link", { name: /statement$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Payout to ${operator}` })).toBeVisible();
  await expect(page.locator("[data-line=booking]").first()).toContainText(/TB\d{6}/);
  await expect(page.locator("dl").getByText("₹1,234", { exact: true }).first()).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "a payout's statement");
  for (const [tab, heading] of [
    ["Trial balance", "Trial balance"],
    ["Taxes", "Taxes"],
  ] as const) {
    await page.getByRole("navigation", { name: "Revenue" }).getByRole("link", { name: tab }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectAccessibleAtAnyWidth(page, heading);
  }

  // Another administrator comes too late.
  const late = await (
    await requestsOf("admin")
  ).post(`/api/admin/payouts/${id}/withdraw`, { data: {}, headers: { Origin: baseURL ?? "" } });
  expect(late.status()).toBe(409);

  await visit(page, `/admin/revenue/ledger?q=${number}&kind=payout`);
  await expect(page.locator("[data-row]")).toHaveCount(1);
  await visit(page, "/dev/mail?to=operator@tourbharat.example");
  await page.getByRole("link", { name: `₹1,234 has been paid out to ${operator}` }).click();
  await expect(page.getByText(number).first()).toBeVisible();

  const storageState = await (await requestsOf("operator")).storageState();
  const context = await browser.newContext({ baseURL: baseURL ?? "", storageState });
  const theirs = await context.newPage();
  await visit(theirs, "/operator/earnings");
  await expect(theirs.locator(`[data-payout="${id}"]`)).toContainText(number);
  await expect(theirs.locator(`[data-payout="${id}"]`)).toContainText("₹1,234");
  await theirs.locator(`[data-payout="${id}"]`).getByRole("link").click();
  await expect(theirs.getByRole("heading", { level: 1, name: "Payout statement" })).toBeVisible();
  await expect(theirs.locator("[data-line=booking]").first()).toContainText(/TB\d{6}/);

  // The bank returns it: it is payable again, and its operator knows why.
  await visit(page, `/admin/revenue/payouts?q=${number}&status=paid`);
  await chooseInRow(page.locator(`[data-row="${id}"]`), "Returned by the bank");
  await question.getByLabel("The bank's reason").fill("Account closed");
  await question.getByRole("button", { name: "Mark as returned" }).click();
  await expect(page.getByText("No payouts found")).toBeVisible();
  await theirs.goto("/operator/earnings/payouts");
  await expect(theirs.locator(`[data-payout="${id}"]`)).toContainText("Returned by your bank");
  await context.close();
});
