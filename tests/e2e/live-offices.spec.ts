import { randomUUID } from "node:crypto";
import type { APIRequestContext, WebSocketRoute } from "@playwright/test";
import { expectAccessibleOn } from "./support/axe";
import { traveler, travelDateIn } from "./support/booking-dialog";
import { signIn } from "./support/sign-in";
import { expect, test, visit, watch } from "./support/test";
import { bookTrip } from "./support/trip-page";

/** Resets cookies: contexts created within a test would inherit them. */
const nobody = { cookies: [], origins: [] };

/** A last name that no other booking has. */
function newName(): string {
  return `Q${randomUUID().replaceAll(/[^a-z]/g, "")}`;
}

/** Changes a booking as another administrator. */
async function changeBooking(admin: APIRequestContext, origin: string, bookingId: string, status: string) {
  const answer = await admin.patch(`/api/admin/bookings/${bookingId}`, {
    data: { status },
    headers: { Origin: origin },
  });
  expect(answer.status()).toBe(200);
}

test("a booking made at 360 px by keyboard only appears live on an administrator's dashboard @core", async ({
  page,
  browser,
  baseURL,
  requestsOf,
}) => {
  const storageState = await (await requestsOf("admin")).storageState();
  const adminContext = await browser.newContext({ baseURL, storageState });
  const adminPage = await adminContext.newPage();
  const adminComplaints = watch(adminPage, baseURL ?? "");
  await visit(adminPage, "/admin/bookings");
  await expect(adminPage.getByText("Live: connected")).toBeVisible();
  // Bookings of other tests are announced too, so all announcements are recorded.
  await adminPage.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { notReloaded: true, said });
    new MutationObserver(() => {
      for (const status of document.querySelectorAll("[role=status]")) said.push(status.textContent ?? "");
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/destinations/from-bangalore/coorg");
  const press = (key: string) => page.keyboard.press(key);
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await press("Tab");
  };

  // To the button, through everything before it.
  const book = page.getByRole("button", { name: "Book This Package" });
  for (
    let presses = 0;
    presses < 30 && !(await book.evaluate((node) => node === document.activeElement));
    presses += 1
  ) {
    await press("Tab");
  }
  await press("Enter");
  await page.getByRole("dialog").waitFor();

  await page.getByRole("button", { name: /^You: step 1/ }).focus();
  for (let tabs = 0; tabs < 4; tabs += 1) await press("Tab");
  await type(traveler.firstName);
  await type(traveler.lastName);
  await type(traveler.email);
  await expect(page.getByLabel("Country code")).toBeFocused();
  await press("Tab");
  await page.keyboard.type(traveler.phone);
  await press("Enter");

  await expect(page.getByRole("button", { name: /^Travel date/ })).toBeFocused();
  await press("Enter");
  await page.getByRole("grid").waitFor();
  await press("ArrowDown");
  await press("Enter");
  await expect(page.getByRole("button", { name: /^Travel date/ })).toBeFocused();
  await press("Tab");
  await press("ArrowDown");
  // Over both steppers, of three stops each, and the room.
  for (let tabs = 0; tabs < 8; tabs += 1) await press("Tab");
  await expect(page.getByLabel("Special requests")).toBeFocused();
  await type("A quiet room, please");
  await press("Tab");
  await press("Enter");

  await expect(page.getByLabel("Emergency contact name")).toBeFocused();
  await type(traveler.emergencyName);
  await press("Tab");
  await page.keyboard.type(traveler.emergencyPhone);
  await press("Enter");

  await expect(page.getByRole("heading", { name: "Review & Confirm" })).toBeFocused();
  await expect(page.getByText("3 travelers × ₹9,999")).toBeVisible();
  await press("Tab");
  await expect(page.getByRole("radio", { name: "Pay now" })).toBeFocused();
  await press("ArrowDown");
  // Over the coupon, four answers to edit and Previous.
  for (let tabs = 0; tabs < 7; tabs += 1) await press("Tab");
  await expect(page.getByRole("button", { name: "Confirm Booking" })).toBeFocused();
  await press("Enter");

  await expect(page.getByRole("heading", { name: "Your seats are reserved" })).toBeFocused();
  const bookingId =
    (await page
      .getByRole("main")
      .getByText(/^TB\d{6}$/)
      .first()
      .textContent()) ?? "";

  const row = adminPage.locator(`[data-booking="${bookingId}"]`);
  await expect(row).toContainText("Meera Iyer");
  await expect(row).toContainText("₹29,997");
  await expect(row).toContainText("₹3,000");
  const said = () => adminPage.evaluate(() => String(Object.assign({ said: [] }, window).said));
  // If several arrive at the same moment, only their number is announced.
  await expect.poll(said).toMatch(new RegExp(`New booking ${bookingId}|\\d new bookings`));
  expect(await adminPage.evaluate(() => "notReloaded" in window)).toBe(true);
  expect(adminComplaints).toEqual([]);
  await adminContext.close();
});

test.describe("an administrator", () => {
  test.use({ signedInAs: "admin", expectedComplaints: [/status of 422/] });

  test("new rows wait while a pointer rests on the list; missed events come after a lost connection, totals follow @core", async ({
    page,
    playwright,
    requestsOf,
    serverAddress: origin,
  }) => {
    const guest = await playwright.request.newContext({ baseURL: origin, storageState: nobody });
    const lastName = newName();
    const trip = { tour: "mysore", lastName, travelDate: travelDateIn(230) };
    const first = await bookTrip(guest, origin, trip);
    const sockets: WebSocketRoute[] = [];
    let isDown = false;
    await page.routeWebSocket(/\/live/, (socket) => {
      if (isDown) return void socket.close({ code: 1001 });
      socket.connectToServer();
      sockets.push(socket);
    });
    await visit(page, `/admin/bookings?q=${lastName}`);
    await expect(page.getByText("Live: connected")).toBeVisible();
    const row = (bookingId: string) => page.locator(`[data-booking="${bookingId}"]`);
    const totals = page.locator("[data-slot=totals]");
    await expect(totals).toContainText(/Sold₹[\d,]+ \(1\)/);
    await row(first.bookingId).getByRole("link").first().hover();
    const second = await bookTrip(guest, origin, trip);
    await expect(page.getByText("1 new booking:")).toBeVisible();
    await expect(totals).toContainText(/Sold₹[\d,]+ \(2\)/);
    await expect(row(second.bookingId)).toHaveCount(0);
    await page.mouse.move(0, 0);
    await expect(row(second.bookingId)).toBeVisible();

    isDown = true;
    await Promise.all(sockets.map((socket) => socket.close({ code: 1001 })));
    await expect(page.getByText("Reconnecting…")).toBeVisible();
    const missed = await bookTrip(guest, origin, trip);
    await changeBooking(await requestsOf("admin"), origin, first.bookingId, "cancelled");
    isDown = false;
    await expect(row(missed.bookingId)).toBeVisible();
    await expect(page.getByText("Live: connected")).toBeVisible();
    await expect(totals).toContainText(/Canceled₹[\d,]+ \(1\)/);
    await guest.dispose();
  });

  test("an open question and typed text survive a change from elsewhere; a session that ends says so", async ({
    page,
    browser,
    playwright,
    requestsOf,
    serverAddress: origin,
  }) => {
    const guest = await playwright.request.newContext({ baseURL: origin, storageState: nobody });
    const admin = await requestsOf("admin");
    const trip = { tour: "coorg", lastName: newName(), payOnline: true };
    const asked = await bookTrip(guest, origin, { ...trip, travelDate: travelDateIn(205) });
    const open = await bookTrip(guest, origin, { ...trip, travelDate: travelDateIn(206) });
    await visit(page, `/admin/bookings?status=pending&q=${asked.bookingId}`);
    await expect(page.getByText("Live: connected")).toBeVisible();
    await page.getByRole("button", { name: `Actions for booking ${asked.bookingId}` }).click();
    await page.getByRole("menuitem", { name: `Cancel Booking ${asked.bookingId}` }).click();
    const question = page.getByRole("alertdialog", { name: `Cancel booking ${asked.bookingId}?` });
    await question.getByLabel("Reason").fill("The road is closed.");
    await expect(question).toContainText("pending");
    await expectAccessibleOn(page, "phone", "the question", "[role=alertdialog]");
    await changeBooking(admin, origin, asked.bookingId, "confirmed");
    await expect(question).toContainText("This booking has changed since you opened it.");
    await expect(question.getByLabel("Reason")).toHaveValue("The road is closed.");
    await question.getByRole("button", { name: "Cancel booking" }).click();
    await expect(question).toHaveCount(0);

    await page.setViewportSize({ width: 1280, height: 720 });
    await visit(page, `/admin/bookings/${open.bookingId}`);
    await expect(page.getByText("Live: connected")).toBeVisible();
    const thread = page.getByRole("region", { name: "Messages" });
    await thread.getByText("Write a message…").click();
    await thread.getByRole("button", { name: "Send message" }).click();
    await expect(thread.getByLabel("Message")).toHaveAccessibleDescription(/Please write your message/);
    await thread.getByLabel("Message").fill("We meet at the gate.");
    await page.getByText("Cancel Booking…").click();
    await page.getByLabel("Reason (optional)").fill("Too early");
    await changeBooking(admin, origin, open.bookingId, "confirmed");
    await expect(page.getByText("has changed since you opened the form")).toBeVisible();
    await expect(thread.getByLabel("Message")).toHaveValue("We meet at the gate.");
    await expect(thread.getByLabel("Message")).toHaveAccessibleDescription(/Please write your message/);
    await expect(page.getByLabel("Reason (optional)")).toHaveValue("Too early");
    await page.getByRole("button", { name: "Cancel booking" }).click();
    await expect(page.getByText("Canceled", { exact: true }).first()).toBeVisible();

    const context = await browser.newContext({ baseURL: origin, storageState: nobody });
    await signIn(context.request, "admin", origin);
    const ended = await context.newPage();
    await visit(ended, "/admin/bookings");
    await expect(ended.getByText("Live: connected")).toBeVisible();
    const elsewhere = await playwright.request.newContext({
      baseURL: origin,
      storageState: await context.storageState(),
    });
    expect((await elsewhere.post("/api/auth/sign-out", { data: {}, headers: { Origin: origin } })).ok()).toBe(
      true,
    );
    await expect(ended.getByText("Your session has expired")).toBeVisible();
    await context.close();
    await Promise.all([elsewhere.dispose(), guest.dispose()]);
  });
});
