import type { Locator, Page } from "@playwright/test";
import { travelDateIn } from "./support/booking-dialog";
import { expect, test, visit } from "./support/test";
import { bookTrip } from "./support/trip-page";
import { openUntilStart } from "./support/until-start";
import { photoOfVoucher, showToCamera } from "./support/voucher-photo";

test.use({
  signedInAs: "admin",
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
  actionTimeout: 20_000,
});

/** Rests a finger on a point of the screen until something happens. */
async function press(page: Page, { x, y }: { x: number; y: number }, until: () => Promise<void>) {
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await until();
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await finger.detach();
}

/** Expects a control in the part of the screen that the thumb of the holding hand reaches: the lower 60 %. */
async function expectInReach(control: Locator) {
  await expect(control).toBeVisible();
  const box = await control.boundingBox();
  expect(box?.y, String(control)).toBeGreaterThanOrEqual(0.4 * 780);
}

test("a long press on a row opens its menu, and nothing else; a tap opens its details @prove", async ({
  page,
}) => {
  await visit(page, "/admin/bookings");
  const box = await page.locator("main [data-row]").first().boundingBox();
  const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + 20];
  const menu = page.getByRole("menu");
  await press(page, { x, y }, () => expect(menu).toBeVisible());
  // The finger has left: it neither chose an item nor opened the row.
  await expect(menu).toBeVisible();
  await expect(page).toHaveURL("/admin/bookings");
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await page.touchscreen.tap(x, y);
  await expect(page).toHaveURL(/\?open=TB/);
  const panel = page.getByRole("complementary", { name: "Booking Details" });
  await expectInReach(panel.getByRole("link", { name: "Open page" }));
  await expectInReach(panel.getByRole("button", { name: "Contact Parties" }));
  const close = panel.getByRole("button", { name: "Close details" });
  await expectInReach(close);
  await close.tap();
  await page.getByRole("navigation").getByText("More", { exact: true }).tap();
  await expectInReach(page.getByRole("link", { name: "Create New Booking" }));
  await expectInReach(page.getByRole("link", { name: "View site" }));
});

test.describe("on the way", () => {
  test.use({
    signedInAs: "operator",
    serviceWorkers: "allow",
    // Logged by the browser and the router for an unreachable server.
    expectedComplaints: [/ERR_(INTERNET_DISCONNECTED|FAILED)|manifest patches|Failed to fetch/],
  });

  test("tomorrow's check-in list opens offline, although it was never opened, and the camera checks in @prove", async ({
    page,
    context,
    playwright,
    baseURL,
  }) => {
    const tour = "varkala";
    const travelDate = travelDateIn(1);
    openUntilStart(tour);
    const guest = await playwright.request.newContext({
      baseURL: baseURL ?? "",
      storageState: { cookies: [], origins: [] },
    });
    const scanned = await bookTrip(guest, baseURL, { tour, travelDate, lastName: "Seen" });
    const { bookingId } = await bookTrip(guest, baseURL, { tour, travelDate, lastName: "Ahead" });
    await showToCamera(page, await photoOfVoucher(page, scanned.path));
    const path = `/operator/departures/${tour}/${travelDate}/check-in`;
    await visit(page, "/operator");
    await expect(
      page.getByRole("region", { name: "Today and tomorrow" }).locator(`a[href="${path}"]`),
    ).toBeVisible();
    await expect.poll(() => page.evaluate(async (name) => caches.has(name), `check-in ${path}`)).toBe(true);
    // The page is stored after its files.
    await expect
      .poll(() =>
        page.evaluate(
          async (at) =>
            (await caches.match(at, { cacheName: `check-in ${at}`, ignoreVary: true })) !== undefined,
          path,
        ),
      )
      .toBe(true);

    await context.setOffline(true);
    await page.goto(path);
    await expect(page.getByText("You are offline.")).toBeVisible();
    const camera = page.getByRole("button", { name: "Scan with camera" });
    await expectInReach(camera);
    await camera.click();
    await expect(page.locator("[data-tone]")).toContainText(`Checked in: Meera Seen, ${scanned.bookingId}`);
    await page.getByRole("button", { name: "Stop camera" }).click();
    await page.getByLabel("Name or reference").fill(bookingId);
    await page.getByRole("button", { name: "Check in by reference" }).click();
    await expect(page.locator("[data-tone]")).toContainText(`Checked in: Meera Ahead, ${bookingId}`);
    await context.setOffline(false);
    await guest.dispose();
  });
});
