import type { Page } from "@playwright/test";
import { availabilitySchema } from "../../app/domain/departures/availability-schema";
import { expectAccessibleOn } from "./support/axe";
import {
  chooseDay,
  fillEmergencyContact,
  fillPersonalInformation,
  goToReview,
  next,
  openBooking,
  traveler,
  travelDateIn,
} from "./support/booking-dialog";
import { dayIn, openCalendar } from "./support/calendar";
import { expectPaid, openSandbox } from "./support/pay";
import { leaveSeats, quietDay, seatsLeft } from "./support/seats";
import { expect, test, visit } from "./support/test";

// Refusals, and lost connections.
test.use({ expectedComplaints: [/status of 4(09|22|29)|Failed to load resource/] });

const manali = "/destinations/north-india/manali";
// Its departures have eight seats.
const small = "satpura-walking-safari";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Book Your Tour Package" });

const countdown = (page: Page) =>
  page.getByText(/seats? held for you until \d+:\d\d [AP]M IST · \d+:\d\d left/);

async function totalOf(page: Page): Promise<number> {
  const text = await page.getByRole("strong").last().textContent();
  return Number(text?.replaceAll(/[₹,]/g, ""));
}

test("seats are held, moved and released, discounted by a coupon, and paid, with an invoice; axe finds no issues @core", async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  test.slow();
  const [date, other] = [await quietDay(request, small, 0), await quietDay(request, small, 1)];
  const left = (on: string) => expect.poll(() => seatsLeft(request, small, on));
  await openBooking(page, `/tours/${small}`);
  await next(page);
  await expect(page.getByLabel("First name")).toBeFocused();
  await expect(page.getByLabel("First name")).toHaveAccessibleDescription(/enter your first name/);
  await expectAccessibleOn(page, "desk", "step 1, with mistakes", "[role=dialog]");
  await fillPersonalInformation(page);
  await page.getByLabel("Country code").selectOption({ label: "+44 United Kingdom" });
  await expect(page.getByLabel("Phone", { exact: true })).toHaveValue(/^\+44 /);
  await page.getByLabel("Phone", { exact: true }).fill(traveler.phone);
  await expect(page.getByLabel("Country code")).toHaveValue("IN");
  await next(page);

  // The server's clock keeps running: only this hold is short, and its extension is offered at once.
  await page.route(
    "**/api/holds",
    (route) => route.continue({ headers: { ...route.request().headers(), "X-Test-Hold": "60000" } }),
    { times: 1 },
  );
  await chooseDay(page, date);
  await left(date).toBe(6);
  expect(await seatsLeft(page.request, small, date)).toBe(8);
  const extend = page.getByRole("button", { name: "Hold them 15 minutes longer" });
  await extend.focus();
  await page.keyboard.press("Enter");
  await expect(countdown(page)).toHaveText(/^2 seats held for you .* 1[56]:\d\d left$/);
  await expect(page.locator(":focus")).toHaveText(/^2 seats held for you/);
  const travelers = page.getByLabel("Travelers", { exact: true });
  await travelers.selectOption("6+");
  await page.getByLabel("How many exactly?").fill("8");
  await left(date).toBe(0);
  await expect(countdown(page)).toHaveText(/^8 seats/);
  await travelers.selectOption("2");
  await left(date).toBe(6);
  await expectAccessibleOn(page, "desk", "step 2", "[role=dialog]");

  // A hold on a nearly held departure is earned by a proof of work that nobody sees. Who holds seats sees them as free.
  const others = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const held = { tour: small, travelDate: other, numberOfTravelers: 6 };
  expect((await others.post("/api/holds", { data: held })).status()).toBe(201);
  await others.dispose();
  const statuses: number[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname === "/api/holds") statuses.push(response.status());
  });
  await chooseDay(page, other);
  await expect.poll(() => statuses).toEqual([429, 201]);
  await left(date).toBe(8);
  await expect(countdown(page)).toHaveText(/^2 seats/);
  await page.keyboard.press("Escape");
  await left(other).toBe(2);
  await page.getByRole("button", { name: "Book This Package" }).click();
  await expect(countdown(page)).toBeVisible();
  await next(page);
  await fillEmergencyContact(page);
  await next(page);

  await page.getByRole("button", { name: "I have a coupon" }).click();
  const field = page.getByLabel("Coupon");
  await expect(field).toBeFocused();
  const full = await totalOf(page);
  await field.fill("nosuchcode");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(/Coupon not found/);
  await expectAccessibleOn(page, "phone", "step 4", "[role=dialog]");
  await field.fill("welcome15");
  await page.getByRole("button", { name: "Apply" }).click();
  const off = Math.floor((full * 15 + 50) / 100);
  await expect.poll(() => totalOf(page)).toBe(full - off);
  const remove = page.getByRole("button", { name: "Remove coupon" });
  await expect(remove).toBeFocused();
  await remove.click();
  await expect.poll(() => totalOf(page)).toBe(full);
  await expect(field).toBeFocused();
  // Typed but not applied: it is applied first, never dropped silently.
  await field.fill("WELCOME15");
  await page.getByRole("radio", { name: "Pay now" }).check();
  await page.getByRole("button", { name: "Confirm Booking" }).click();
  await expect.poll(() => totalOf(page)).toBe(full - off);
  await page.getByRole("button", { name: "Confirm Booking" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Pay for your trip" })).toBeVisible();
  await expect(page.getByRole("timer")).toContainText(/\d\d?:\d\d left/);
  await expectAccessibleOn(page, "desk", "the pay page");
  const payUrl = page.url();
  await page.getByRole("button", { name: "Pay by net banking" }).click();
  await expect(page.getByLabel("State")).toHaveAccessibleDescription(/choose the State/);
  await page.getByLabel("PIN code").fill("560 001");
  await page.getByLabel("PIN code").blur();
  await expect(page.getByLabel("State")).toHaveValue("29");
  await page.getByRole("link", { name: /Need a GST invoice/ }).click();
  await page.getByLabel("PIN code").fill("411001");
  await page.getByLabel("Address").fill("Acme Ltd\n5 Camp Road, Pune");
  await page.getByLabel("GST number").fill("27aapfu0939f1zv");
  await page.getByLabel("GST number").blur();
  await expect(page.getByLabel("State")).toHaveValue("27");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. The invoice will show these details.")).toBeVisible();
  await visit(page, payUrl);
  await openSandbox(page, "Pay by net banking");
  await page.getByRole("button", { name: "Pay by net banking" }).click();
  await expectPaid(page);
  expect(await seatsLeft(request, small, other)).toBe(0);
});

test("a refused booking shows why and keeps its values; after lost answers and a reload it is booked once @core", async ({
  page,
}) => {
  const refuse = (status: number, code: string, detail: string) =>
    page.route(
      "**/api/bookings",
      (route) =>
        route.fulfill({
          status,
          contentType: "application/problem+json",
          body: JSON.stringify({ code, status, title: "No", detail }),
        }),
      { times: 1 },
    );
  const confirm = page.getByRole("button", { name: "Confirm Booking" });
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("booking-draft ")));
  await openBooking(page, manali);
  await page.getByRole("button", { name: /^Review: step 4/ }).click();
  await confirm.click();
  await expect(page.getByText("Missing Information", { exact: true })).toBeVisible();
  await expect(page.getByLabel("First name")).toBeFocused();
  await page.getByRole("button", { name: "Close notification" }).click();
  await goToReview(page);
  await refuse(503, "unavailable", "We cannot reach our records.");
  await confirm.click();
  await expect(page.getByText("Error: We cannot reach our records.", { exact: true })).toBeVisible();
  await refuse(409, "sold_out", "There are not 2 free seats.");
  await confirm.click();
  await expect(page.getByRole("button", { name: /^Travel date/ })).toHaveAccessibleDescription(
    /not 2 free seats/,
  );
  await page.getByRole("button", { name: "Close notification" }).click();
  await chooseDay(page, travelDateIn(4));
  await next(page);
  await next(page);

  const keys: (string | null)[] = [];
  const holds: string[] = [];
  const answered = Promise.withResolvers<void>();
  await page.route("**/api/bookings", async (route) => {
    keys.push(await route.request().headerValue("idempotency-key"));
    holds.push(route.request().postDataJSON().holdId);
    if (keys.length < 3) {
      await route.fetch();
      return route.abort("connectionreset");
    }
    await answered.promise;
    return route.continue();
  });
  const problem = page.getByText("An unexpected error occurred. Please try again.", { exact: true });
  await confirm.click();
  await expect(problem).toBeVisible();
  // Closed and opened again, the dialog holds other seats for the same answers.
  await page.getByRole("button", { name: "Close notification" }).click();
  await dialogOf(page).getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("button", { name: "Book This Package" }).click();
  await page.getByText(/^2 seats held for you .* left$/).waitFor();
  await confirm.click();
  await expect(problem).toBeVisible();
  await page.reload();
  await openBooking(page, manali);
  await page.getByText(/^2 seats held for you .* left$/).waitFor();
  expect(await drafts()).toEqual(["booking-draft manali"]);
  await confirm.click();
  // Back while it is being sent cancels nothing; then it closes the confirmation.
  await expect(page.getByRole("button", { name: "Booking …" })).toBeVisible();
  await page.goBack();
  await expect(dialogOf(page)).toContainText("Step 4 of 4");
  answered.resolve();
  const confirmed = page.getByRole("heading", { name: "Your seats are reserved" });
  await expect(confirmed).toBeVisible();
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  await expect(toast).toContainText(/TB\d{6}/);
  await expect(toast).toContainText(traveler.email);
  expect(new Set(holds).size).toBeGreaterThan(1);
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  expect(await drafts()).toEqual([]);
  await page.goBack();
  await expect(confirmed).toHaveCount(0);
});

test("date and party of the price card are one line of step 2, which Change or an error unfolds", async ({
  page,
}) => {
  await visit(page, manali);
  const card = page.getByRole("form", { name: "Date and travelers" });
  const button = (name: string) => card.getByRole("button", { name });
  await button("More adults").click();
  for (const infants of ["1", "2", "3"]) {
    await button("More infants").press("Enter");
    await expect(card.getByLabel("Infant")).toHaveValue(infants);
  }
  await expect(button("More infants")).toHaveAttribute("aria-disabled", "true");
  await expect(button("More infants")).toBeFocused();
  await card.getByLabel("Adult").pressSequentially("2");
  await expect(card.getByLabel("Infant")).toHaveValue("2");
  await expect(button("Fewer children")).toHaveAttribute("aria-disabled", "true");
  await chooseDay(page, travelDateIn(20), button("Departure date"));
  await button("Book This Package").click();
  await fillPersonalInformation(page);
  await next(page);

  const dialog = dialogOf(page);
  const travelers = dialog.getByLabel("Travelers", { exact: true });
  await expect(dialog.getByText("2 adults, 2 infants", { exact: true }).first()).toBeVisible();
  await expect(travelers).toBeHidden();
  await expectAccessibleOn(page, "phone", "step 2, folded", "[role=dialog]");
  await dialog.getByRole("button", { name: "Change date and travelers" }).click();
  await expect(dialog.getByRole("button", { name: /^Travel date/ })).toBeFocused();
  await travelers.selectOption("1 Traveler");
  await next(page);
  await expect(dialog.getByLabel("Infants")).toHaveAccessibleDescription(/can bring one infant/);
  await expect(dialog.getByLabel("Infants")).toBeFocused();
  await dialog.getByRole("button", { name: "Fewer infants" }).click();
  await next(page);
  await fillEmergencyContact(page);
  await expect(dialog.getByLabel("Payment method")).toHaveValue("credit-card");
  await dialog.getByRole("button", { name: /^You: step 1/ }).click();
  await dialog.getByLabel("Phone", { exact: true }).fill("98450 12346");
  await dialog.getByRole("button", { name: /^Review: step 4/ }).click();
  await expect(dialog.getByText("Credit card")).toBeVisible();
});

test("ten minutes, a reload, Back and a closed tab lose nothing that was typed; a day later it is gone", async ({
  page,
  context,
}) => {
  const path = "/destinations/north-india/manali";
  await page.clock.install();
  await openBooking(page, path);
  await expect(page.getByLabel("First name")).toBeFocused();
  await fillPersonalInformation(page);
  await next(page);
  await page.getByLabel("Special requests").fill("A quiet room");
  await page.clock.fastForward("10:00");
  await expect(page.getByLabel("Special requests")).toHaveValue("A quiet room");

  await page.reload();
  await openBooking(page, path);
  await expect(page.getByRole("heading", { name: "Travel Details" })).toBeVisible();
  await expect(page.getByLabel("Special requests")).toHaveValue("A quiet room");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Personal Information" })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel("Special requests")).toHaveValue("A quiet room");
  const tab = await context.newPage();
  await page.close();
  await tab.clock.install();
  await openBooking(tab, path);
  await expect(tab.getByLabel("Special requests")).toHaveValue("A quiet room");
  await tab.getByRole("button", { name: "Previous" }).click();
  await expect(tab.getByLabel("E-mail")).toHaveValue(traveler.email);

  await tab.clock.fastForward("25:00:00");
  await openBooking(tab, path);
  await expect(tab.getByLabel("First name")).toHaveValue("");
});

test("the dialog opens by click, Enter and Space and from a card; a new tab, or missing code, leads to the form", async ({
  page,
  context,
}) => {
  const code = /\/assets\/booking-dialog-[^/]*\.js$/;
  await page.route(code, (route) => route.abort());
  await visit(page, manali);
  const button = page.getByRole("button", { name: "Book This Package" });
  await button.click();
  await expect(page).toHaveURL("/book/manali");
  await expect(page.getByRole("heading", { name: "Personal Information" })).toBeVisible();
  await page.unroute(code);

  await visit(page, "/category/heritage-tours");
  await page.getByRole("button", { name: "Book Now for Khajuraho" }).click();
  await expect(dialogOf(page)).toContainText("Khajuraho");
  await visit(page, manali);
  await button.click();
  await dialogOf(page).waitFor();
  for (const key of ["Enter", "Space"]) {
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press(key);
    await dialogOf(page).waitFor();
  }
  await page.keyboard.press("Escape");
  const opened = context.waitForEvent("page");
  await button.click({ modifiers: ["ControlOrMeta"] });
  await (await opened).waitForURL(/\/book\/manali\?date=&adults=2&/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the calendar says why a day is disabled and how many seats are left, and works without that answer", async ({
  page,
  request,
}) => {
  const [full, few, closed] = [travelDateIn(40), travelDateIn(41), travelDateIn(42)];
  await leaveSeats(request, { tour: "matheran", date: full, left: 0 });
  await leaveSeats(request, { tour: "matheran", date: few, left: 3 });
  const reason = "The path is closed for repairs.";
  const days = "**/api/tours/matheran/availability?*";
  const pressed = Promise.withResolvers<void>();
  await page.route(days, async (route) => {
    await pressed.promise;
    const answer = availabilitySchema.parse(await (await route.fetch()).json());
    const json = {
      days: answer.days.map((day) =>
        day.date === closed ? { ...day, seatsLeft: 0, status: "closed", reason } : day,
      ),
    };
    await route.fulfill({ json });
  });
  await openBooking(page, "/destinations/west-india/matheran");
  const calendar = await openCalendar(page);
  // The seats arrive during a press. It still chooses the day.
  const early = await dayIn(page, travelDateIn(39));
  await early.hover();
  await page.mouse.down();
  pressed.resolve();
  await expect(early.locator("[data-line]").first()).toBeAttached();
  await page.mouse.up();
  await expect(calendar).toBeHidden();
  await openCalendar(page);
  const sold = await dayIn(page, full);
  await expect(sold).toHaveAccessibleName(/, not available: This day is sold out\.$/);
  await expect(sold).toHaveAttribute("aria-disabled", "true");
  await sold.focus();
  await page.keyboard.press("Enter");
  await expect(calendar).toContainText(/: This day is sold out\./);
  const shut = await dayIn(page, closed);
  await expect(shut).toHaveAccessibleName(/not available: The path is closed for repairs\.$/);
  await shut.hover();
  await expect(calendar).toContainText(`: ${reason}`);
  // A disabled day accepts the press and does nothing.
  await shut.click({ force: true });
  await expect(calendar).toBeVisible();
  const limited = await dayIn(page, few);
  await expect(limited).toHaveAccessibleName(/3 left$/);
  await limited.click();
  await expect(calendar).toBeHidden();
  const travelers = page.getByLabel("Travelers", { exact: true });
  await travelers.selectOption("4");
  await expect(travelers).toHaveAccessibleDescription(/Only 3 seats are left/);
  await next(page);
  await expect(travelers).toBeFocused();

  await page.unrouteAll({ behavior: "wait" });
  await page.route(days, (route) => route.abort());
  await openBooking(page, "/destinations/west-india/matheran");
  await page.getByRole("button", { name: /^Travel date/ }).click();
  await expect(calendar.getByText(/couldn't load the available seats/)).toBeVisible();
  await (await dayIn(page, travelDateIn(43))).click();
  await expect(calendar).toBeHidden();
});
