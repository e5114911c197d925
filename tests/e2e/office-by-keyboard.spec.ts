import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { travelDateIn } from "./support/booking-dialog";
import { expect, test, untilAlive, visit } from "./support/test";
import { bookTrip } from "./support/trip-page";

// A day at work by keyboard only: the cases of an administrator who never touches the mouse.
test.use({ signedInAs: "admin", expectedComplaints: [/status of 4(09|22)/] });

const nobody = { cookies: [], origins: [] };

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("pointerdown", () => Object.assign(window, { usedPointer: true }), { capture: true });
  });
});

test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => "usedPointer" in window)).toBe(false);
});

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

/** Presses Tab until the target has the focus, from where the focus is. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${target.toString()}.`);
}

async function enter(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Replaces the text of a field. */
async function type(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** Finds something in the palette and opens the first result. */
async function find(page: Page, text: string, first: RegExp | string) {
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog");
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type(text);
  await expect(palette.getByRole("option").first()).toContainText(first);
  await expect(palette.getByRole("status")).toHaveText(/result/);
  await page.keyboard.press("Enter");
  await expect(palette).toHaveCount(0);
}

/** Walks the open menu to an item and chooses it. */
async function chooseItem(page: Page, name: string) {
  const item = page.getByRole("menuitem", { name });
  await expect(item).toBeVisible();
  for (
    let steps = 0;
    steps < 12 && !(await item.evaluate((each) => each === document.activeElement));
    steps += 1
  )
    await page.keyboard.press("ArrowDown");
  await expect(item).toBeFocused();
  await page.keyboard.press("Enter");
}

/** The focus is on something, not lost to the page. */
async function expectFocus(page: Page, where: string) {
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), { message: where })
    .toBe(true);
}

const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("[data-row]")?.getAttribute("data-row") ?? null);

/** A date as it is typed: the headless browser's fields are American. */
function typed(date: string): string {
  const [year = "", month = "", day = ""] = date.split("-");
  return month + day + year;
}

test("a caller: found by phone, moved and canceled by keyboard only, with the focus kept", async ({
  page,
  playwright,
  baseURL,
}) => {
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? "", storageState: nobody });
  const digits = String(Date.now()).slice(-6);
  const trip = await bookTrip(guest, baseURL, {
    tour: "mysore",
    travelDate: travelDateIn(180),
    numberOfTravelers: 1,
    phone: `+91 9744 ${digits}`,
    email: `wrong${digits}@example.com`,
    lastName: `Keys${digits}`,
  });
  await visit(page, "/admin");
  await find(page, `9744 ${digits}`, trip.bookingId);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Booking ${trip.bookingId}`);

  const panel = page.getByRole("region", { name: "Change this booking" });
  await enter(page, panel.getByText("Move…", { exact: true }));
  await tabTo(page, panel.getByLabel("New travel date"));
  await page.keyboard.type(typed(travelDateIn(181)));
  await expect(panel.getByLabel("New travel date")).toHaveValue(travelDateIn(181));
  await type(page, panel.getByLabel("Reason", { exact: true }).first(), "Her train is late.");
  await press(page, "Control+Enter");
  await enter(page, panel.getByRole("form", { name: "Confirm the change" }).getByRole("button"));
  await expect(panel.getByRole("status").filter({ hasText: "The booking was changed." })).toBeVisible();
  await expectFocus(page, "after the move");

  await type(page, page.getByLabel("Amount received (₹)"), "2500");
  await press(page, "Control+Enter");
  await expect(page.getByRole("region", { name: "Money" })).toContainText(/Received, .*₹2,500/);
  await expectFocus(page, "after the payment");

  await enter(page, page.getByText("Cancel Booking…"));
  await tabTo(page, page.getByLabel("Why"));
  await page.keyboard.type("Operator");
  await expect(page.getByText("₹2,500 is refunded")).toBeVisible();
  await type(page, page.getByLabel("Reason (optional)"), "The guide is ill.");
  await press(page, "Control+Enter");
  await expect(page.getByRole("region", { name: "Timeline" })).toContainText("The guide is ill.");
  await expect(page.getByRole("region", { name: "Money" })).toContainText(/Refund, .*-₹2,500/);
  await expectFocus(page, "after the cancellation");
  await guest.dispose();
});

test("lists: a row confirmed, asked about and left, with the focus where it was", async ({
  page,
  playwright,
  baseURL,
}) => {
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? "", storageState: nobody });
  const lastName = `Rows${randomUUID().replaceAll(/[^a-z]/g, "")}`.slice(0, 12);
  const made: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    const travelDate = travelDateIn(183 + index);
    const trip = await bookTrip(guest, baseURL, { tour: "mysore", lastName, travelDate, payOnline: true });
    made.unshift(trip.bookingId);
  }
  const [first = "", second = "", third = ""] = made;
  await visit(page, "/admin");
  await press(page, "g", "b");
  await expect(page.getByRole("heading", { level: 1, name: "Booking Management" })).toBeVisible();
  await press(page, "/");
  await page.keyboard.type(lastName);
  await expect(page.locator("[data-booking]")).toHaveCount(3);
  // From the search into the list: one key.
  await press(page, "ArrowDown");
  expect(await focusedRow(page)).toBe(first);
  await press(page, "j", "k");
  expect(await focusedRow(page)).toBe(first);

  await press(page, "Enter");
  const panel = page.getByRole("complementary", { name: "Booking Details" });
  await expect(panel.getByRole("heading", { level: 2 })).toHaveText(first);
  await press(page, "Escape");
  await expect(panel).toHaveCount(0);
  expect(await focusedRow(page)).toBe(first);

  // The due action takes one key, and the focus stays on the row.
  await press(page, "c");
  await expect(page.locator(`[data-booking="${first}"]`)).toContainText("Confirmed");
  expect(await focusedRow(page)).toBe(first);

  // The menu of a row, and a question from it that is left again.
  await press(page, "j", "m");
  await expect(page.getByRole("menu")).toBeVisible();
  await chooseItem(page, "Cancel Booking");
  await expect(page.getByRole("alertdialog", { name: `Cancel booking ${second}?` })).toBeVisible();
  await press(page, "Escape");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect.poll(() => focusedRow(page)).toBe(second);
  await press(page, "m");
  await chooseItem(page, "Contact Parties");
  await expect(page.getByRole("dialog", { name: "Contact Parties" })).toBeVisible();
  await press(page, "Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => focusedRow(page)).toBe(second);

  // Two at once.
  await press(page, "x", "j", "x");
  expect(await focusedRow(page)).toBe(third);
  const chosen = page.getByRole("region", { name: "Selected rows" });
  await expect(chosen).toContainText("2 selected");
  await enter(page, chosen.getByRole("button", { name: "Confirm", exact: true }));
  await expect(page.locator(`[data-booking="${third}"]`)).toContainText("Confirmed");
  await expectFocus(page, "after the bulk action");

  // The panel follows the row, and stays with a reload and with Back.
  await press(page, "/", "ArrowDown", "Enter");
  await expect(panel.getByRole("heading", { level: 2 })).toHaveText(first);
  await press(page, "j");
  await expect(panel.getByRole("heading", { level: 2 })).toHaveText(second);
  await page.reload();
  await expect(panel).toContainText("Emergency contact");
  await untilAlive(page);
  await press(page, "Escape");
  await expect(panel).toHaveCount(0);
  await page.goBack();
  await expect(panel.getByRole("heading", { level: 2 })).toHaveText(second);

  // Keys are letters while typing, and can be switched off.
  await visit(page, "/admin/reviews");
  await press(page, "/");
  await page.keyboard.type("jk?gu");
  await expect(page.getByRole("searchbox")).toHaveValue("jk?gu");
  await visit(page, "/admin/reviews");
  await press(page, "?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await tabTo(page, help.getByRole("checkbox"));
  await press(page, "Space", "Escape");
  await expect(help).toHaveCount(0);
  await press(page, "j", "?", "g", "u");
  expect(await focusedRow(page)).toBeNull();
  await expect(page).toHaveURL("/admin/reviews");
  await guest.dispose();
});
