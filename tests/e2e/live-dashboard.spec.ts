import type { WebSocketRoute } from "@playwright/test";
import { traveler, travelDateIn } from "./support/booking-dialog";
import { expect, test, visit, watch } from "./support/test";

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
  await adminPage.goto("/admin/bookings");
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
  for (const field of ["Children", "Infants", "Room", "Special requests"]) {
    await press("Tab");
    await expect(page.getByLabel(field)).toBeFocused();
  }
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
  for (const name of [
    "I have a coupon",
    "Edit traveler",
    "Edit trip",
    "Edit emergency contact",
    "Edit payment",
  ]) {
    await press("Tab");
    await expect(page.getByRole("button", { name })).toBeFocused();
  }
  await press("Tab");
  await press("Tab");
  await expect(page.getByRole("button", { name: "Confirm Booking" })).toBeFocused();
  await press("Enter");

  await expect(page.getByRole("heading", { name: "Your seats are booked" })).toBeFocused();
  const bookingId =
    (await page
      .getByRole("dialog")
      .getByText(/^TB\d{6}$/)
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
  test.use({ signedInAs: "admin" });

  test("a lost connection shows as reconnecting, and missed events appear when it is back @core", async ({
    page,
    request,
    baseURL,
  }) => {
    const sockets: WebSocketRoute[] = [];
    let isDown = false;
    await page.routeWebSocket(/\/live/, (socket) => {
      if (isDown) return void socket.close({ code: 1001 });
      socket.connectToServer();
      sockets.push(socket);
    });
    await page.goto("/admin/bookings");
    await expect(page.getByText("Live: connected")).toBeVisible();

    isDown = true;
    await Promise.all(sockets.map((socket) => socket.close({ code: 1001 })));
    await expect(page.getByText("Reconnecting…")).toBeVisible();

    const response = await request.post("/api/bookings", {
      headers: { Origin: baseURL ?? "" },
      data: {
        tour: "agra",
        ...traveler,
        lastName: "Offline",
        travelDate: travelDateIn(60),
        numberOfTravelers: 1,
        roomType: "suite",
        specialRequests: null,
        paymentMethod: "upi",
      },
    });
    const { booking } = await response.json();

    isDown = false;
    await expect(page.locator(`[data-booking="${booking.bookingId}"]`)).toContainText("Meera Offline", {
      timeout: 20_000,
    });
    await expect(page.getByText("Live: connected")).toBeVisible();
  });

  test("confirms a pending booking, opens its details and cancels it", async ({ page }) => {
    await page.goto("/admin/bookings?status=pending");
    const row = page.locator("[data-booking]").first();
    const bookingId = (await row.getAttribute("data-booking")) ?? "";
    await visit(page, `/admin/bookings?q=${bookingId}`);

    await page.getByRole("button", { name: `Confirm Booking ${bookingId}` }).click();
    await expect(page.locator("[data-booking]").getByText("Confirmed", { exact: true })).toBeVisible();

    const choose = async (name: string) => {
      await page.getByRole("button", { name: `Actions for booking ${bookingId}` }).click();
      await page.getByRole("menuitem", { name }).click();
    };
    await choose(`Details… of booking ${bookingId}`);
    const panel = page.getByRole("complementary", { name: "Booking Details" });
    await expect(panel).toContainText("Emergency contact");
    await panel.getByRole("button", { name: "Close details" }).click();

    await choose(`Cancel Booking ${bookingId}`);
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep booking" }).click();
    await expect(page.locator("[data-booking]").getByText("Confirmed", { exact: true })).toBeVisible();
    await choose(`Cancel Booking ${bookingId}`);
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel booking" }).click();
    await expect(page.locator("[data-booking]").getByText("Canceled", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: `Actions for booking ${bookingId}` }).click();
    await expect(page.getByRole("menuitem", { name: `Details… of booking ${bookingId}` })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: `Cancel Booking ${bookingId}` })).toHaveCount(0);
  });

  test("the list reports an empty result, and pages through older bookings @prove", async ({ page }) => {
    await visit(page, "/admin/bookings");
    await page.getByLabel("Search").fill("nobody is called this");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(page.getByText("No bookings found")).toBeVisible();
    await page.goto("/admin/bookings");
    const first = await page.locator("[data-booking]").first().getAttribute("data-booking");
    await page.getByRole("link", { name: "Older bookings" }).click();
    await expect(page.locator(`[data-booking="${first}"]`)).toHaveCount(0);
    await page.getByRole("link", { name: "Newest bookings" }).click();
    await expect(page.locator(`[data-booking="${first}"]`)).toBeVisible();
    await expect(page.getByRole("link", { name: "Newest bookings" })).toHaveCount(0);
  });
});
