import { expectAccessibleAtAnyWidth } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { signInByForm, signOut } from "./support/sign-in";
import { expect, test, visit } from "./support/test";
import { bookTrip } from "./support/trip-page";

// The errors that the browser logs for an unreachable server.
test.use({
  serviceWorkers: "allow",
  expectedComplaints: [/ERR_(INTERNET_DISCONNECTED|FAILED)|manifest patches/],
});

test("offline, every page leads to what was opened on this device, until its owner logs out", async ({
  page,
  context,
}) => {
  const cached = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      return names
        .map((name) => name.split(" ")[0])
        .filter((kind) => kind !== "offline")
        .toSorted();
    });
  await signInByForm(page, "traveler", "/login?next=/bookings");
  await visit(page, "/tours/golden-triangle-classic");
  await visit(page, "/bookings");
  await page.locator('main a[href^="/bookings/TB"]').first().click();
  await expect(page.getByRole("link", { name: "Voucher", exact: true })).toBeVisible();
  await expect.poll(cached).toEqual(["booking"]);
  await visit(page, "/wishlist");
  await expect(page.getByRole("heading", { name: "Recently seen" })).toBeVisible();
  await expect.poll(cached).toEqual(["booking", "wishlist"]);

  await context.setOffline(true);
  await page.goto("/tours?q=kerala");
  await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/tours?q=kerala");
  await expectAccessibleAtAnyWidth(page, "the offline page", "body");
  await page.getByRole("link", { name: /^Voucher TB/ }).click();
  await expect(page.getByRole("img", { name: /^Code of voucher/ })).toBeVisible();
  await page.goto("/about");
  await page.getByRole("button", { name: /^Remove Booking TB/ }).click();
  await expect(page.getByRole("link", { name: /^Voucher TB/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Wishlist" }).click();
  await expect(page.getByText("You are offline.")).toBeVisible();

  await context.setOffline(false);
  await visit(page, "/about");
  await signOut(page);
  await expect.poll(cached).toEqual([]);
  await visit(page, "/wishlist");
  await expect(page.getByRole("heading", { name: "Recently seen" })).toHaveCount(0);
});

test("the page after paying saves the trip, says so once it has, and the voucher opens offline", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const travelDate = travelDateIn(211);
  const { path: trip } = await bookTrip(request, baseURL, { tour: "ooty", travelDate, payOnline: true });
  await visit(page, `${trip}/pay`);
  await page.getByRole("link", { name: "Simulate the UPI app" }).click();
  await page.getByRole("button", { name: "Paid by UPI" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your payment" })).toBeVisible();
  await expect(page.getByText("Saved on this device")).toBeVisible();
  await context.setOffline(true);
  await page.goto(`${trip}/voucher`);
  await expect(page.getByRole("img", { name: /^Code of voucher/ })).toBeVisible();
  await expect(page.getByText(/^You are offline\. Saved .* IST$/)).toBeVisible();
  await page.goto(trip);
  await expect(page.getByText(/^You are offline\. Saved .* IST$/)).toBeVisible();
  await expect(page.getByText("Saved on this device")).toBeHidden();
});

test("a guest's wishlist and its pictures open offline @prove", async ({ page, context }) => {
  await visit(page, "/destinations/from-bangalore/hampi");
  await page.getByRole("button", { name: "Save Hampi to the wishlist" }).click();
  await visit(page, "/wishlist");
  await expect
    .poll(() =>
      // The page is stored last.
      page.evaluate(
        async () => (await caches.match("/wishlist", { cacheName: "wishlist /wishlist" })) !== undefined,
      ),
    )
    .toBe(true);
  await context.setOffline(true);
  await visit(page, "/wishlist");
  await expect(page.getByText("You are offline.")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  const picture = page.getByRole("article").locator("img");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
