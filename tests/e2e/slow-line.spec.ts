import { chooseFirstDay, payLater, traveler } from "./support/booking-dialog";
import { expect, isTakenOver, test } from "./support/test";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** A line of 1.6 Mbit/s whose answers take 150 ms longer. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};

test("on a slow line a tour is found and booked by touch, without a lost tap or word @prove", async ({
  page,
  context,
}) => {
  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", slowLine);

  // Words and taps before the scripts are there count too.
  await page.goto("/", { waitUntil: "commit" });
  const search = page.getByRole("search", { name: "Tours" });
  const box = search.getByRole("combobox").first();
  await box.tap();
  await box.fill("munnar tea");
  await search.getByRole("button", { name: "Search" }).tap();
  await expect(page).toHaveURL(/\/tours\?q=munnar(\+|%20)tea$/);
  await page
    .getByRole("article")
    .first()
    .getByRole("link", { name: /^View Details/ })
    .tap();
  await expect(page).toHaveURL(/\/munnar$/);

  await page.locator(isTakenOver).waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Book This Package" }).filter({ visible: true }).first().tap();
  const dialog = page.getByRole("dialog", { name: "Book Your Tour Package" });
  const next = dialog.getByRole("button", { name: "Next", exact: true });
  const fields = {
    "First name": traveler.firstName,
    "Last name": traveler.lastName,
    "E-mail": traveler.email,
    Phone: traveler.phone,
  };
  for (const [label, text] of Object.entries(fields)) {
    await dialog.getByLabel(label, { exact: true }).tap();
    await page.keyboard.type(text);
  }
  for (const [label, text] of Object.entries(fields))
    await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(text);
  await next.tap();
  await chooseFirstDay(page);
  await next.tap();
  for (const [label, text] of [
    ["Emergency contact name", traveler.emergencyName],
    ["Emergency contact phone", traveler.emergencyPhone],
  ] as const) {
    await dialog.getByLabel(label).tap();
    await page.keyboard.type(text);
  }
  await next.tap();
  await expect(dialog.getByRole("heading", { name: "Review & Confirm" })).toBeVisible();
  for (const text of [traveler.email, traveler.emergencyName])
    await expect(dialog.getByRole("listitem").filter({ hasText: text })).toHaveCount(1);
  await payLater(page);
  await dialog.getByRole("button", { name: "Confirm Booking" }).tap();
  await expect(page.getByRole("heading", { name: "Your seats are booked" })).toBeVisible();
});
