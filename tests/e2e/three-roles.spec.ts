import type { Page } from "@playwright/test";
import { formatTravelDate } from "../../app/domain/calendar/travel-date";
import { travelDateIn } from "./support/booking-dialog";
import { expect, test, visit, watch } from "./support/test";
import { bookTrip } from "./support/trip-page";

test.use({ signedInAs: "admin", expectedComplaints: [/status of 422/] });

/** Waits for a mail in the outbox, and returns its text. */
async function mailTo(page: Page, to: string, subject: string | RegExp): Promise<string> {
  const mail = page.getByRole("link", { name: subject });
  await expect(async () => {
    await page.goto(`/dev/outbox?${new URLSearchParams({ channel: "mail", to })}`);
    await expect(mail.first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await mail.first().click();
  return page.frameLocator("iframe[title='The message as HTML']").locator("body").innerText();
}

async function expectCancelled(page: Page) {
  await expect(page.getByText("Canceled", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Our bus broke down.").first()).toBeVisible();
}

test("three open browsers see one change: the office moves a booking, then its operator cancels it", async ({
  page: admin,
  browser,
  playwright,
  requestsOf,
  serverAddress: baseURL,
}) => {
  const guest = await playwright.request.newContext({ baseURL });
  const email = `three.roles${Date.now()}@example.com`;
  const trip = await bookTrip(guest, baseURL, { tour: "mysore", travelDate: travelDateIn(150), email });
  await guest.dispose();
  const { bookingId } = trip;
  const operatorState = await (await requestsOf("operator")).storageState();
  const open = async (storageState: typeof operatorState, path: string) => {
    const context = await browser.newContext({ baseURL, storageState });
    const page = await context.newPage();
    const complaints = watch(page, baseURL);
    await visit(page, path);
    return { page, complaints, close: () => context.close() };
  };
  const operator = await open(operatorState, `/operator/bookings/${bookingId}`);
  const traveler = await open({ cookies: [], origins: [] }, trip.path);
  await visit(admin, `/admin/bookings/${bookingId}`);
  const offices = [admin, operator.page];
  for (const page of offices) await expect(page.getByText("Live: connected")).toBeVisible();

  const moved = formatTravelDate(travelDateIn(151));
  const reason = "The palace is closed on that day.";
  const panel = admin.getByRole("region", { name: "Change this booking" });
  await panel.getByText("Move…", { exact: true }).click();
  await panel.getByLabel("New travel date").fill(travelDateIn(151));
  await panel.getByLabel("Reason", { exact: true }).first().fill(reason);
  await panel.getByRole("button", { name: "Show new price" }).click();
  await panel.getByRole("form", { name: "Confirm the change" }).getByRole("button").click();
  await expect(panel.getByRole("status").filter({ hasText: "The booking was changed." })).toBeVisible();
  // The offices' pages are live; the traveler's is as they opened it until they load it again.
  await expect(traveler.page.getByText(moved).first()).toBeHidden();
  await visit(traveler.page, trip.path);
  for (const page of [...offices, traveler.page]) {
    await expect(page.getByText(moved).first()).toBeVisible();
    await expect(page.getByText(reason).first()).toBeVisible();
  }

  await operator.page.getByRole("button", { name: "Cancel booking" }).click();
  const dialog = operator.page.getByRole("alertdialog");
  await dialog.getByLabel("Reason").fill("Our bus broke down.");
  await dialog.getByRole("button", { name: "Cancel booking" }).click();
  for (const page of offices) await expectCancelled(page);
  await visit(traveler.page, trip.path);
  await expectCancelled(traveler.page);
  expect([...operator.complaints, ...traveler.complaints]).toEqual([]);
  await Promise.all([operator.close(), traveler.close()]);

  expect(await mailTo(admin, email, `Your booking ${bookingId} has changed`)).toContain(reason);
  expect(await mailTo(admin, email, new RegExp(`${bookingId}.* cancel`, "i"))).toContain(
    "Our bus broke down.",
  );
  const changed = await mailTo(admin, "operator@tourbharat.example", `Changed booking ${bookingId}`);
  expect(changed).toContain(`Tour Bharat changed it.`);
  expect(changed).toContain(moved);
});
