import type { Page } from "@playwright/test";
import { expectAccessibleOn, expectNoWiderThanScreen } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { signIn } from "./support/sign-in";
import { expect, test, visit } from "./support/test";
import { bookTrip } from "./support/trip-page";
import { openUntilStart } from "./support/until-start";
import { photoOfVoucher, showToCamera } from "./support/voucher-photo";

// Refusals, and the errors that the browser and the router log for an unreachable server.
test.use({
  signedInAs: "operator",
  serviceWorkers: "allow",
  expectedComplaints: [/status of 4\d\d|ERR_(INTERNET_DISCONNECTED|FAILED)|manifest patches|Failed to fetch/],
});

const travelDate = travelDateIn(1);
const nobody = { cookies: [], origins: [] };

async function openCheckIn(page: Page, tour: string) {
  await page.goto(`/operator/departures/${tour}/${travelDate}/check-in`);
  await page.getByRole("button", { name: "Scan with camera" }).waitFor();
}

async function checkInByReference(page: Page, bookingId: string) {
  await page.getByLabel("Name or reference").fill(bookingId);
  await page.getByRole("button", { name: "Check in by reference" }).click();
}

const verdict = (page: Page) => page.locator("[data-tone]");

const cachedLists = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("check-in")));

test.describe("on a phone", () => {
  // Only phones store lists ahead.
  test.use({ hasTouch: true });

  test("tomorrow's list, never opened, opens offline; the camera and a reference check in once, which is sent later, undone and deleted @core", async ({
    page,
    context,
    playwright,
    baseURL,
  }) => {
    const tour = "varkala";
    openUntilStart(tour);
    const guest = await playwright.request.newContext({ baseURL: baseURL ?? "", storageState: nobody });
    const scanned = await bookTrip(guest, baseURL, { tour, travelDate, children: 1, lastName: "Scanned" });
    const typed = await bookTrip(guest, baseURL, { tour, travelDate, lastName: "Typed" });
    const photo = await photoOfVoucher(page, scanned.path);
    await showToCamera(page, photo);
    const path = `/operator/departures/${tour}/${travelDate}/check-in`;
    await visit(page, "/operator");
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
    await openCheckIn(page, tour);
    await expect(page.getByText("You are offline.")).toBeVisible();
    await page.getByRole("button", { name: "Scan with camera" }).click();
    await expect(verdict(page)).toContainText(`Checked in: Meera Scanned, ${scanned.bookingId}`);
    await page.getByRole("button", { name: "Stop camera" }).click();
    await page.getByLabel("Choose a photo of the voucher").setInputFiles(photo);
    await expect(verdict(page)).toHaveAttribute("data-tone", "warning");
    await expect(verdict(page)).toContainText("Already checked in");
    await checkInByReference(page, typed.bookingId.toLowerCase());
    await expect(verdict(page)).toContainText(`Checked in: Meera Typed, ${typed.bookingId}`);
    await expectAccessibleOn(page, "phone", "check-in, offline");
    await openCheckIn(page, tour);
    await expect(page.getByText("2 not sent yet")).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText("2 not sent yet")).toBeHidden();
    const row = page.getByRole("listitem").filter({ hasText: typed.bookingId });
    await expect(row).toContainText("Checked in at");
    await row.getByRole("button", { name: /^Undo/ }).click();
    await expect(row.getByRole("button", { name: /^Check in/ })).toBeVisible();
    const manifest = await page.request.get(`/operator/departures/${tour}/${travelDate}/manifest.csv`);
    expect(await manifest.text()).toMatch(new RegExp(`${typed.bookingId}.*,Not yet,0,,`));
    await page.getByRole("button", { name: "Remove from this device" }).click();
    await expect.poll(() => cachedLists(page)).not.toContain(`check-in ${path}`);

    // On paper, between the margins of A4.
    await page.goto(`/operator/departures/${tour}/${travelDate}`);
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 703, height: 1000 });
    await expectNoWiderThanScreen(page, "the manifest on paper");
    await expect(page.getByRole("link", { name: "CSV" })).toBeHidden();
    await guest.dispose();
  });
});

test.describe("when the session ends on this device", () => {
  test.use({ signedInAs: null });

  test("logging out asks about unsent check-ins and deletes the list; an expired session keeps them", async ({
    page,
    context,
    playwright,
    baseURL,
  }) => {
    const tour = "tirupati";
    openUntilStart(tour);
    const api = "**/api/operator/check-ins";
    const guest = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    const sent = await bookTrip(guest, baseURL, { tour, travelDate });
    const lost = await bookTrip(guest, baseURL, { tour, travelDate });
    const kept = await bookTrip(guest, baseURL, { tour, travelDate });
    const row = (bookingId: string) => page.getByRole("listitem").filter({ hasText: bookingId });
    const open = async () => {
      await signIn(page.request, "operator", baseURL ?? "");
      await openCheckIn(page, tour);
      await expect(page.getByText(/^Saved on this device/)).toBeVisible();
    };
    const checkIn = async (bookingId: string) => {
      await context.route(api, (route) => route.abort());
      await checkInByReference(page, bookingId);
      await expect(page.getByText("1 not sent yet")).toBeVisible();
    };
    const logOut = async () => {
      const account = page.getByRole("navigation", { name: "Account" });
      await account.locator("summary").click();
      await account.getByRole("button", { name: "Logout" }).click();
    };
    const question = page.getByRole("alertdialog", { name: "1 check-in was not sent yet" });

    await open();
    await checkIn(sent.bookingId);
    await logOut();
    await question.getByRole("button", { name: "Send, then log out" }).click();
    await expect(question).toContainText("You're offline.");
    await question.getByRole("button", { name: "Stay signed in" }).click();
    expect(await cachedLists(page)).toHaveLength(1);
    await context.unroute(api);
    await logOut();
    await question.getByRole("button", { name: "Send, then log out" }).click();
    await expect(page).toHaveURL("/");
    await expect.poll(() => cachedLists(page)).toEqual([]);

    await open();
    await expect(row(sent.bookingId)).toContainText("Checked in at");
    await checkIn(lost.bookingId);
    await logOut();
    await question.getByRole("button", { name: "Log out and discard" }).click();
    await expect(page).toHaveURL("/");
    expect(await page.evaluate((id) => JSON.stringify(localStorage).includes(id), lost.bookingId)).toBe(
      false,
    );

    await context.unroute(api);
    await open();
    await checkIn(kept.bookingId);
    await context.clearCookies();
    await page.goto(`/operator/departures/${tour}/${travelDate}/check-in`);
    await expect(page).toHaveURL(/\/login\?next=/);
    await expect.poll(() => cachedLists(page)).toEqual([]);
    await context.unroute(api);
    await open();
    await expect(row(kept.bookingId)).toContainText("Checked in at");
    await guest.dispose();
  });
});
