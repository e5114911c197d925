import type { Locator, Page } from "@playwright/test";
import { expect, test, visit } from "./support/test";

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

test("a long press on a row opens its menu, and nothing else; a tap opens its details", async ({ page }) => {
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
