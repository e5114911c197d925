import type { Page } from "@playwright/test";
import { expectAccessibleAtAnyWidth, expectNoWiderThanScreen } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { signIn } from "./support/sign-in";
import { expect, test } from "./support/test";
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

async function openCheckIn(page: Page, tour: string) {
  const answer = await page.goto(`/operator/departures/${tour}/${travelDate}/check-in`);
  await page.getByRole("button", { name: "Scan with camera" }).waitFor();
  return answer;
}

const verdict = (page: Page) => page.locator("[data-tone]");

const cachedLists = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("check-in")));

async function logOut(page: Page) {
  const account = page.getByRole("navigation", { name: "Account" });
  await account.locator("summary").click();
  await account.getByRole("button", { name: "Logout" }).click();
}

test("a downloaded list checks in once without a network, and sends it later @prove", async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const tour = "varkala";
  openUntilStart(tour);
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const scanned = await bookTrip(guest, baseURL, { tour, travelDate, children: 1, lastName: "Scanned" });
  const typed = await bookTrip(guest, baseURL, { tour, travelDate, lastName: "Typed" });
  const photo = await photoOfVoucher(page, scanned.path);

  const answer = await openCheckIn(page, tour);
  expect(answer?.headers()["permissions-policy"]).toContain("camera=(self)");
  await expectAccessibleAtAnyWidth(page, "check-in");
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();

  await context.setOffline(true);
  await openCheckIn(page, tour);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await page.getByLabel("Choose a photo of the voucher").setInputFiles(photo);
  await expect(verdict(page)).toHaveAttribute("data-tone", "success");
  await expect(verdict(page)).toContainText(`Checked in: Meera Scanned, ${scanned.bookingId}`);
  await page.getByLabel("Choose a photo of the voucher").setInputFiles(photo);
  await expect(verdict(page)).toHaveAttribute("data-tone", "warning");
  await expect(verdict(page)).toContainText("Already checked in");
  await page.getByLabel("Name or reference").fill(typed.bookingId.toLowerCase());
  await page.getByRole("button", { name: "Check in by reference" }).click();
  await expect(verdict(page)).toContainText(`Checked in: Meera Typed, ${typed.bookingId}`);
  await expect(page.getByText("2 not sent yet")).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "check-in, offline");
  await openCheckIn(page, tour);
  await expect(page.getByText("2 not sent yet")).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText("2 not sent yet")).toBeHidden();
  await page.goto(`/operator/departures/${tour}/${travelDate}`);
  for (const { bookingId } of [scanned, typed]) {
    await expect(page.getByRole("row").filter({ hasText: bookingId })).toContainText("Checked in");
  }
  await expectAccessibleAtAnyWidth(page, "the manifest");

  // The width of A4 between the margins.
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 703, height: 1000 });
  await expectNoWiderThanScreen(page, "the manifest on paper");
  const last = await page.getByRole("columnheader", { name: "Attendance" }).boundingBox();
  expect((last?.x ?? 703) + (last?.width ?? 1)).toBeLessThanOrEqual(703);
  await expect(page.getByRole("link", { name: "CSV" })).toBeHidden();
  await guest.dispose();
});

test("the camera reads a voucher; a check-in is undone; the device deletes its list @core", async ({
  page,
  playwright,
  baseURL,
}) => {
  const tour = "kovalam";
  openUntilStart(tour);
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const { bookingId, path } = await bookTrip(guest, baseURL, { tour, travelDate });
  await showToCamera(page, await photoOfVoucher(page, path));
  await openCheckIn(page, tour);
  await page.getByRole("button", { name: "Scan with camera" }).click();
  await expect(verdict(page)).toContainText(`Checked in: Meera Iyer, ${bookingId}`);
  await page.getByRole("button", { name: "Stop camera" }).click();
  const row = page.getByRole("listitem").filter({ hasText: bookingId });
  await expect(row).toContainText("Checked in at");
  await expect(row.getByText("not sent yet")).toBeHidden();
  await row.getByRole("button", { name: /^Undo/ }).click();
  await expect(row.getByRole("button", { name: /^Check in/ })).toBeVisible();
  const manifest = await page.request.get(`/operator/departures/${tour}/${travelDate}/manifest.csv`);
  expect(await manifest.text()).toMatch(new RegExp(`${bookingId}.*,Not yet,,`));

  await page.getByRole("button", { name: "Remove from this device" }).click();
  await expect(page.getByText("Removed from this device.")).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("check-in"))),
    )
    .toEqual([]);
  await guest.dispose();
});

test.describe("when the session ends on this device @prove", () => {
  test.use({ signedInAs: null });

  test("logging out deletes the list after a question about unsent check-ins", async ({
    page,
    context,
    playwright,
    baseURL,
  }) => {
    const tour = "tirupati";
    openUntilStart(tour);
    const path = "/api/operator/check-ins";
    const guest = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    const sent = await bookTrip(guest, baseURL, { tour, travelDate });
    const lost = await bookTrip(guest, baseURL, { tour, travelDate });
    const checkIn = async (bookingId: string) => {
      await page.getByLabel("Name or reference").fill(bookingId);
      await page.getByRole("button", { name: "Check in by reference" }).click();
      await expect(page.getByText("1 not sent yet")).toBeVisible();
    };
    await signIn(page.request, "operator", baseURL ?? "");
    await openCheckIn(page, tour);
    await expect(page.getByText(/^Saved on this device/)).toBeVisible();
    await context.route(`**${path}`, (route) => route.abort());
    await checkIn(sent.bookingId);
    await logOut(page);
    const question = page.getByRole("alertdialog", { name: "1 check-in was not sent yet" });
    await expectAccessibleAtAnyWidth(page, "what waits, at logout");
    await question.getByRole("button", { name: "Send, then log out" }).click();
    await expect(question).toContainText("You're offline.");
    await question.getByRole("button", { name: "Stay signed in" }).click();
    await expect(question).toBeHidden();
    expect(await cachedLists(page)).toHaveLength(1);
    await context.unroute(`**${path}`);
    await logOut(page);
    await question.getByRole("button", { name: "Send, then log out" }).click();
    await expect(page).toHaveURL("/");
    await expect.poll(() => cachedLists(page)).toEqual([]);

    await signIn(page.request, "operator", baseURL ?? "");
    await openCheckIn(page, tour);
    await expect(page.getByRole("listitem").filter({ hasText: sent.bookingId })).toContainText(
      "Checked in at",
    );
    await context.route(`**${path}`, (route) => route.abort());
    await checkIn(lost.bookingId);
    await logOut(page);
    await question.getByRole("button", { name: "Log out and discard" }).click();
    await expect(page).toHaveURL("/");
    expect(await page.evaluate((id) => JSON.stringify(localStorage).includes(id), lost.bookingId)).toBe(
      false,
    );
    await guest.dispose();
  });

  test("an expired session deletes the list and keeps unsent check-ins", async ({
    page,
    context,
    playwright,
    baseURL,
  }) => {
    const tour = "pondicherry";
    openUntilStart(tour);
    const guest = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    const { bookingId } = await bookTrip(guest, baseURL, { tour, travelDate });
    await signIn(page.request, "operator", baseURL ?? "");
    await openCheckIn(page, tour);
    await expect(page.getByText(/^Saved on this device/)).toBeVisible();
    await context.setOffline(true);
    await openCheckIn(page, tour);
    await page.getByLabel("Name or reference").fill(bookingId);
    await page.getByRole("button", { name: "Check in by reference" }).click();
    await expect(page.getByText("1 not sent yet")).toBeVisible();
    await context.clearCookies();
    await context.setOffline(false);
    await page.goto(`/operator/departures/${tour}/${travelDate}/check-in`);
    await expect(page).toHaveURL(/\/login\?next=/);
    await expect.poll(() => cachedLists(page)).toEqual([]);

    await signIn(page.request, "operator", baseURL ?? "");
    await openCheckIn(page, tour);
    await expect(page.getByRole("listitem").filter({ hasText: bookingId })).toContainText("Checked in at");
    await guest.dispose();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a reference checks in once, and is undone", async ({ page, playwright, baseURL }) => {
    const guest = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    openUntilStart("mahabalipuram");
    const { bookingId } = await bookTrip(guest, baseURL, { tour: "mahabalipuram", travelDate });
    await page.goto(`/operator/departures/mahabalipuram/${travelDate}/check-in`);
    for (const tone of ["success", "warning"]) {
      await page.getByLabel("Name or reference").fill(bookingId);
      await page.getByRole("button", { name: "Check in by reference" }).click();
      await expect(verdict(page)).toHaveAttribute("data-tone", tone);
    }
    const row = page.getByRole("listitem").filter({ hasText: bookingId });
    await row.getByRole("button", { name: /^Undo/ }).click();
    await expect(row.getByRole("button", { name: /^Check in/ })).toBeVisible();
    await guest.dispose();
  });
});
