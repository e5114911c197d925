import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { expect, test, visit } from "./support/test";
import { bookTrip } from "./support/trip-page";
import { photoOfVoucher, showToCamera } from "./support/voucher-photo";
import { openUntilStart } from "./support/until-start";

test.use({
  signedInAs: "admin",
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
  actionTimeout: 20_000,
});

/** A thumb of the hand that holds the phone reaches the lower 60 % of its screen. */
async function expectInReach(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const box = await target.boundingBox();
  expect(box?.y ?? 0).toBeGreaterThan((page.viewportSize()?.height ?? 0) * 0.4);
}

/** Rests a finger on a point of the screen until something happens. */
async function press(page: Page, { x, y }: { x: number; y: number }, until: () => Promise<void>) {
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await until();
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await finger.detach();
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
});

test.describe("on the way", () => {
  test.use({
    signedInAs: "operator",
    serviceWorkers: "allow",
    // Logged by the browser and the router for an unreachable server.
    expectedComplaints: [/ERR_(INTERNET_DISCONNECTED|FAILED)|manifest patches|Failed to fetch/],
  });

  test("tomorrow's check-in list opens offline, although it was never opened, and the camera reads a voucher there @prove", async ({
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
    const { bookingId } = await bookTrip(guest, baseURL, { tour, travelDate, lastName: "Ahead" });
    const scanned = await bookTrip(guest, baseURL, { tour, travelDate, lastName: "Scanned" });
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
    await page.getByLabel("Name or reference").fill(bookingId);
    await page.getByRole("button", { name: "Check in by reference" }).click();
    await expect(page.locator("[data-tone]")).toContainText(`Checked in: Meera Ahead, ${bookingId}`);
    const camera = page.getByRole("button", { name: "Scan with camera" });
    await expectInReach(page, camera);
    await camera.click();
    await expect(page.locator("[data-tone]")).toContainText(
      `Checked in: Meera Scanned, ${scanned.bookingId}`,
    );
    await expect(page.getByText("2 not sent yet")).toBeVisible();
    await context.setOffline(false);
    await guest.dispose();
  });

  test("the main actions are within reach of a thumb, and the portal is installed as an app @prove", async ({
    page,
  }) => {
    await visit(page, "/operator/bookings");
    await page.locator("[data-booking]").first().tap();
    const panel = page.getByRole("complementary", { name: "Booking Details" });
    await expectInReach(page, panel.getByRole("button", { name: "Close details" }));
    await expectInReach(page, panel.getByRole("link", { name: "Open page" }));
    await panel.getByRole("button", { name: "Close details" }).tap();
    await expect(panel).toHaveCount(0);
    const bar = page.getByRole("navigation", { name: "Operator's portal" });
    await expectInReach(page, bar.getByRole("link", { name: "Departures" }));
    // The browser's own event needs an installable site over HTTPS.
    await page.evaluate(() => {
      const offer = new Event("beforeinstallprompt", { cancelable: true });
      window.dispatchEvent(
        Object.assign(offer, { prompt: () => Promise.resolve(Object.assign(window, { wasAsked: true })) }),
      );
    });
    await bar.getByText("More", { exact: true }).tap();
    await expectInReach(page, bar.getByRole("link", { name: "Create booking" }));
    const install = bar.getByRole("button", { name: "Install app" });
    await expectInReach(page, install);
    await expectAccessible(page, "the sheet");
    await install.tap();
    await expect.poll(() => page.evaluate(() => "wasAsked" in window)).toBe(true);
    await expect(install).toHaveCount(0);
  });
});
