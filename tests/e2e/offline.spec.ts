import type { Page } from "@playwright/test";
import { expectAccessibleOn } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { signInByForm, signOut } from "./support/sign-in";
import { expect, test, visit } from "./support/test";
import { bookTrip, openChange } from "./support/trip-page";

// The errors that the browser logs for an unreachable server.
test.use({
  serviceWorkers: "allow",
  expectedComplaints: [/ERR_(INTERNET_DISCONNECTED|FAILED)|manifest patches/],
});

/** Kinds of pages that are stored on the device, each once its page is: that is stored last. */
function storedPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith("offline"));
    const found = await Promise.all(
      names.map((cacheName) =>
        caches.match(cacheName.slice(cacheName.indexOf(" ") + 1), { cacheName, ignoreVary: true }),
      ),
    );
    return names
      .filter((_, index) => found[index] !== undefined)
      .map((name) => name.split(" ")[0] ?? "")
      .toSorted();
  });
}

test("offline, every page leads to what was opened on this device; logging out deletes it, but not a guest's", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const trip = await bookTrip(request, baseURL, { tour: "ooty", travelDate: travelDateIn(212) });
  await visit(page, trip.path);
  await expect.poll(() => storedPages(page)).toEqual(["trip"]);
  await visit(page, "/tours/golden-triangle-classic");
  await signInByForm(page, "traveler", "/login?next=/bookings");
  await page.locator('main a[href^="/bookings/TB"]').first().click();
  await expect(page.getByRole("link", { name: "Voucher", exact: true })).toBeVisible();
  const [bookingId = ""] = /TB\d+/.exec(page.url()) ?? [];
  await expect.poll(() => storedPages(page)).toEqual(["booking", "trip"]);
  await visit(page, "/wishlist");
  await expect(page.getByRole("heading", { name: "Recently seen" })).toBeVisible();
  await expect.poll(() => storedPages(page)).toEqual(["booking", "trip", "wishlist"]);

  await context.setOffline(true);
  await page.goto("/tours?q=kerala");
  await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/tours?q=kerala");
  await expectAccessibleOn(page, "phone", "the offline page", "body");
  await page.setViewportSize({ width: 1280, height: 720 });
  await page
    .getByRole("link", { name: /^Voucher TB/ })
    .first()
    .click();
  await expect(page.getByRole("img", { name: /^Code of voucher/ })).toBeVisible();
  await page.goto("/about");
  const remove = page.getByRole("button", { name: `Remove Booking ${bookingId}` });
  await remove.click();
  await expect(remove).toHaveCount(0);
  await page.getByRole("link", { name: "Wishlist" }).click();
  await expect(page.getByText("You are offline.")).toBeVisible();

  await context.setOffline(false);
  await visit(page, "/about");
  await page.evaluate(() => localStorage.setItem("booking-draft manali", "{}"));
  await signOut(page);
  await expect.poll(() => storedPages(page)).toEqual(["trip"]);
  expect(await page.evaluate(() => localStorage.getItem("booking-draft manali"))).toBeNull();
});

test("a trip opened once works offline without scripts in its cache, and changes nothing; paying saves it, says so, and its voucher opens", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const email = "trip.offline@example.com";
  const travelDate = travelDateIn(246);
  const { bookingId, path } = await bookTrip(request, baseURL, { tour: "ooty", email, travelDate });
  // Reached from another page, which no service worker controls.
  await visit(page, "/bookings/lookup");
  await page.getByLabel("Booking ID").fill(bookingId);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Find my booking" }).click();
  await expect(page).toHaveURL(path);
  await expect.poll(() => storedPages(page)).toEqual(["trip"]);
  const scripts = await page.evaluate(async (trip) => {
    const kept = await (await caches.open(`trip ${trip}`)).keys();
    return kept.map(({ url }) => url).filter((url) => url.endsWith(".js"));
  }, path);
  expect(scripts).toEqual([]);

  await context.setOffline(true);
  await page.goto(path);
  await expect(page.getByText(/^You are offline\. Saved .* \d+:\d\d [AP]M IST$/)).toBeVisible();
  await expect(page.getByText(`Booking ${bookingId}`, { exact: true })).toBeVisible();
  const picture = page.locator("main img").first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await openChange(page, "Cancel this booking");
  await expect(page.getByRole("button", { name: /^Cancel booking/ })).toBeDisabled();
  const types = await page.evaluate(
    (names) => Promise.all(names.map(async (name) => (await fetch(name)).headers.get("Content-Type"))),
    [`${path}/voucher.pdf`, `${path}/trip.ics`],
  );
  expect(types).toEqual(["application/pdf", expect.stringMatching(/^text\/calendar/)]);
  await context.setOffline(false);

  const paid = await bookTrip(request, baseURL, { tour: "ooty", travelDate, payOnline: true, state: "29" });
  await visit(page, `${paid.path}/pay`);
  await page.getByRole("link", { name: "Simulate the UPI app" }).click();
  await page.getByRole("button", { name: "Paid by UPI" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your seats are booked" })).toBeVisible();
  await expect(page.getByText("Saved on this device")).toBeVisible();
  await context.setOffline(true);
  await page.goto(`${paid.path}/voucher`);
  await expect(page.getByRole("img", { name: /^Code of voucher/ })).toBeVisible();
  await expect(page.getByText(/^You are offline\. Saved .* IST$/)).toBeVisible();
  await expect(page.getByText("Saved on this device")).toBeHidden();
});

test("offline, a Hindi page leads to the page of saved pages in Hindi, an English one to that in English", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const trip = await bookTrip(request, baseURL, { tour: "ooty", travelDate: travelDateIn(213) });
  await visit(page, `/hi${trip.path}`);
  await expect.poll(() => storedPages(page)).toEqual(["trip"]);
  await expect.poll(() => page.evaluate(() => caches.match("/hi/offline").then(Boolean))).toBe(true);
  await context.setOffline(true);
  await page.goto("/hi/tours");
  await expect(page.getByRole("heading", { name: "आप ऑफ़लाइन हैं" })).toBeVisible();
  await expect(page.getByRole("listitem")).toContainText(["यात्रा"]);
  await expect(page.getByText(/ \(IST\) को सहेजा गया$/).first()).toBeVisible();
  await page.goto("/tours");
  await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
});
