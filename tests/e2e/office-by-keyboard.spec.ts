import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { travelDateIn } from "./support/booking-dialog";
import { expect, test, visit } from "./support/test";
import { bookTrip } from "./support/trip-page";
import { writeToDatabase } from "./support/write-to-database";

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

test("a caller: found by phone, moved, e-mail mended, documents sent again, paid by hand, canceled by the operator's fault @prove", async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
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

  await enter(page, panel.getByText("Contact & requests…"));
  await type(page, panel.getByRole("textbox", { name: "E-mail" }), `right${digits}@example.com`);
  await type(
    page,
    panel.getByRole("form", { name: "Contact and requests" }).getByLabel("Reason"),
    "Mistyped.",
  );
  await press(page, "Control+Enter");
  await expect(panel.getByRole("status").filter({ hasText: "The details were changed." })).toBeVisible();
  await expectFocus(page, "after the e-mail");
  await enter(page, panel.getByRole("button", { name: "Resend documents" }));
  await expect(panel.getByRole("status").filter({ hasText: "The documents were sent" })).toBeVisible();
  await expectFocus(page, "after the documents");

  await type(page, page.getByLabel("Amount received (₹)"), "2500");
  await press(page, "Control+Enter");
  await expect(page.getByRole("region", { name: "Money" })).toContainText("₹2,500 received");
  await expectFocus(page, "after the payment");

  await enter(page, page.getByText("Cancel Booking…"));
  await tabTo(page, page.getByLabel("Why"));
  await page.keyboard.type("Operator");
  await expect(page.getByText("₹2,500 is refunded")).toBeVisible();
  await type(page, page.getByLabel("Reason (optional)"), "The guide is ill.");
  await press(page, "Control+Enter");
  await expect(page.getByRole("region", { name: "Timeline" })).toContainText("The guide is ill.");
  await expect(page.getByRole("region", { name: "Money" })).toContainText("Refund of ₹2,500");
  await expectFocus(page, "after the cancellation");
  await guest.dispose();
});

test("a goodwill refund, a coupon, a contact message, the mail log and a booking by phone @prove", async ({
  page,
  request,
  requestsOf,
  baseURL,
}) => {
  test.slow();
  const admin = await requestsOf("admin");
  const paid = await admin.get("/api/admin/bookings?status=completed&paid=paid&limit=5");
  const { bookings }: { bookings: { bookingId: string; customerName: string }[] } = await paid.json();
  const [done] = bookings;
  // Before the page is open: the Worker would wait.
  const word = `Keys${randomUUID().slice(0, 8)}`;
  writeToDatabase([
    [
      "INSERT INTO contact_messages (id, name, email, subject, message, created_at) VALUES (?, ?, ?, ?, ?, ?)",
      word,
      word,
      `${word}@example.com`,
      "Feedback",
      "Is Hampi hot in May?",
      Date.now(),
    ],
  ]);
  await visit(page, "/admin");
  await find(page, done?.bookingId ?? "", done?.customerName ?? "");
  await enter(page, page.getByText("Refund as Goodwill…"));
  await type(page, page.getByLabel("Refund (₹)"), "2000");
  await tabTo(page, page.getByLabel("Borne by").first());
  await press(page, "ArrowDown");
  await type(page, page.getByRole("textbox", { name: "Reason" }).first(), "It rained all week.");
  await press(page, "Control+Enter");
  await expect(page.getByText("₹2,000 will be refunded.")).toBeVisible();
  await expectFocus(page, "after the goodwill");

  const code = `KEYS${randomUUID().slice(0, 6).toUpperCase()}`;
  await find(page, "create coupon", /Create coupon/i);
  await type(page, page.getByRole("textbox", { name: "Coupon Code" }), code);
  await type(page, page.getByRole("textbox", { name: "Discount Value (%)" }), "15");
  await press(page, "Control+Enter");
  await expect(page.locator(`[data-row="${code}"]`)).toBeVisible();

  await press(page, "g", "m");
  await expect(page).toHaveURL("/admin/messages");
  const message = page.locator(`[data-row="${word}"]`);
  await expect(message).toBeVisible();
  await press(page, "j", "m");
  await expect(page.getByRole("menu")).toBeVisible();
  await chooseItem(page, "Reply");
  const reply = page.getByRole("dialog");
  await type(page, reply.getByLabel("Your reply"), "It is: come in January.");
  await press(page, "Control+Enter");
  await expect(reply).toContainText("Your answer is on its way");
  await press(page, "Escape");
  await expect(reply).toHaveCount(0);
  await expect.poll(() => focusedRow(page)).toBe(word);

  await press(page, "g", "l");
  await expect(page.getByRole("heading", { level: 1, name: "System Logs" })).toBeVisible();
  await find(page, "Mail outbox", /Mail outbox/);
  await expect(page.getByRole("heading", { level: 1, name: "Mail outbox" })).toBeVisible();
  await press(page, "/");
  await page.keyboard.type(`${word}@example.com`.toLowerCase());
  await expect(page.locator("[data-row]")).toHaveCount(1);
  await press(page, "ArrowDown");
  expect(await focusedRow(page)).not.toBeNull();

  const email = `${word}.phone@example.com`.toLowerCase();
  await find(page, "create booking", /Create .*booking/i);
  await type(page, page.getByLabel("Search"), "mysore");
  await press(page, "Enter");
  await enter(page, page.getByRole("link", { name: /Mys(ore|uru)/ }).first());
  await expect(page.getByRole("heading", { level: 1 })).toContainText("New booking: ");
  await tabTo(page, page.getByLabel("Travel date"));
  await page.keyboard.type(typed(travelDateIn(182)));
  for (const [label, text] of [
    ["First name", "Kamala"],
    ["Last name", word],
    ["E-mail", email],
    ["Phone", "98450 12345"],
    ["Emergency contact name", "Arjun"],
    ["Emergency contact phone", "98450 54321"],
  ] as const)
    await type(page, page.getByLabel(label, { exact: true }), text);
  await press(page, "Control+Enter");
  await enter(page, page.getByRole("region", { name: "Price" }).getByRole("button", { name: /^Book for/ }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Booking TB\d{6}$/);
  expect((await request.get(`${baseURL}/api/health`)).ok()).toBe(true);
});

test("lists: a row confirmed, asked about and left, with the focus where it was @prove", async ({
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
  await enter(page, chosen.getByRole("button", { name: "Confirm 2 of 2" }));
  await expect(page.locator(`[data-booking="${third}"]`)).toContainText("Confirmed");
  await expectFocus(page, "after the bulk action");

  // Found by e-mail and by name.
  await find(page, lastName, new RegExp(lastName));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Booking TB/);
  await press(page, "g", "t");
  await expect(page.getByRole("heading", { level: 1, name: "Tour Management" })).toBeVisible();
  await press(page, "j", "e");
  await expect(page).toHaveURL(/\/admin\/tours\/[\w-]+\/edit$/);
  await guest.dispose();
});

test("moderation, a suspension with its numbers, the rescue of its departures, and the bank file @prove", async ({
  page,
}) => {
  // An operator with bookings ahead whose owner can be suspended. Written before the page is open: the Worker would wait.
  const owner = "pending.operator@tourbharat.example";
  writeToDatabase([
    ["UPDATE users SET status = 'verified' WHERE email = ?", owner],
    [
      "UPDATE operators SET owner_id = (SELECT id FROM users WHERE email = ?) WHERE slug = 'doab-heritage'",
      owner,
    ],
  ]);
  await visit(page, "/admin");
  await find(page, "tours pending", /Tours pending review/);
  await expect(page).toHaveURL(/\/admin\/tours\?status=pending/);
  const tour = "bidar-blackware-and-persian-tiles";
  for (let steps = 0; steps < 5 && (await focusedRow(page)) !== tour; steps += 1) await press(page, "j");
  expect(await focusedRow(page)).toBe(tour);
  await press(page, "Enter");
  await enter(page, page.getByRole("button", { name: /^Approve/ }).first());
  await expect(page.getByText(/approved|published/i).first()).toBeVisible();
  await expectFocus(page, "after the approval");

  await find(page, "Doab", /Doab/);
  await expect(page).toHaveURL("/admin/operators/doab-heritage");
  await enter(page, page.getByRole("button", { name: /^Suspend/ }));
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(/\d+ bookings?/);
  await type(page, question.getByLabel("Reason"), "Papers missing.");
  await enter(page, question.getByRole("button", { name: "Suspend" }));
  await expect(page.getByText("is now suspended")).toBeVisible();
  await expectFocus(page, "after the suspension");
  await enter(page, page.getByRole("link", { name: /rescue/i }).first());
  await expect(page).toHaveURL("/admin/operators/doab-heritage/rescue");
  await tabTo(page, page.getByRole("button", { name: "Send offers" }));

  await find(page, "payouts", /Payouts/);
  await expect(page).toHaveURL("/admin/revenue/payouts");
  const file = page.waitForEvent("download");
  await enter(page, page.getByRole("button", { name: "Bank file of approved payouts" }));
  expect((await file).suggestedFilename()).toBe("bank-file.csv");
  await expectFocus(page, "after the bank file");

  await page.goto("about:blank");
  writeToDatabase([
    ["UPDATE operators SET owner_id = NULL, status = 'verified' WHERE slug = 'doab-heritage'"],
    ["UPDATE users SET status = 'pending' WHERE email = ?", owner],
  ]);
});

test.describe("an operator", () => {
  test.use({ signedInAs: "operator" });

  test("walks the bookings by keys: what is due, the menu, several at once and the form @prove", async ({
    page,
    playwright,
    baseURL,
  }) => {
    const guest = await playwright.request.newContext({ baseURL: baseURL ?? "", storageState: nobody });
    const lastName = `Hands${randomUUID().replaceAll(/[^a-z]/g, "")}`.slice(0, 12);
    const made: string[] = [];
    for (let index = 0; index < 2; index += 1) {
      const trip = await bookTrip(guest, baseURL, {
        tour: "mysore",
        lastName,
        travelDate: travelDateIn(190 + index),
      });
      made.unshift(trip.bookingId);
    }
    const [first = "", second = ""] = made;
    await visit(page, "/operator");
    await press(page, "g", "b");
    await expect(page.getByRole("heading", { level: 1, name: "Bookings of your tours" })).toBeVisible();
    await press(page, "/");
    await page.keyboard.type(lastName);
    await expect(page.locator("[data-booking]")).toHaveCount(2);
    await press(page, "ArrowDown");
    expect(await focusedRow(page)).toBe(first);

    await press(page, "c");
    const payment = page.getByRole("alertdialog", { name: "Record a payment" });
    await expect(payment).toBeVisible();
    await press(page, "Escape");
    await expect(payment).toHaveCount(0);
    await expect.poll(() => focusedRow(page)).toBe(first);

    await press(page, "j", "m");
    await chooseItem(page, "Cancel booking");
    await expect(page.getByRole("alertdialog", { name: `Cancel booking ${second}?` })).toBeVisible();
    await press(page, "Escape");
    await expect.poll(() => focusedRow(page)).toBe(second);

    await press(page, "x", "k", "x");
    const chosen = page.getByRole("region", { name: "Selected rows" });
    await expect(chosen).toContainText("2 selected");
    await press(page, "x");
    await expect(chosen).toContainText("1 selected");

    await press(page, "e");
    await expect(page).toHaveURL(`/operator/bookings/${first}#edit`);
    await guest.dispose();
  });
});
