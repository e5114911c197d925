import { expectAccessible, expectAccessibleAtAnyWidth, wholePage } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { bookTrip } from "./support/trip-page";
import { expect, test, visit } from "./support/test";

test.use({ signedInAs: "operator", expectedComplaints: [/status of (403|404|409|422)/] });

test("a new booking appears live on the dashboard and in the list", async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const list = await context.newPage();
  await visit(page, "/operator");
  await visit(list, "/operator/bookings");
  for (const each of [page, list]) {
    await expect(each.getByText("Live: connected")).toBeVisible();
    await each.evaluate(() => Object.assign(window, { notReloaded: true }));
  }
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const travelDate = travelDateIn(5);
  const trip = await bookTrip(guest, baseURL, { tour: "mysore", travelDate, numberOfTravelers: 3 });
  await bookTrip(guest, baseURL, { tour: "agra" });

  await expect(page.getByRole("region", { name: "Newest bookings" })).toContainText(trip.bookingId);
  const departure = page.getByRole("region", { name: "Departures" }).locator("li:not(:has(li))", {
    has: page.locator(`a[href="/operator/departures/mysore/${travelDate}"]`),
  });
  await expect(departure).toContainText(/[1-9]\d* of \d+ sold/);
  await expect(
    page
      .getByRole("region", { name: "Departures" })
      .getByRole("link", { name: /without bookings on/ })
      .first(),
  ).toHaveAttribute("href", /^\/operator\/departures\?view=day&date=/);
  const row = list.locator(`[data-booking=${trip.bookingId}]`);
  await expect(row).toContainText("Meera Iyer");
  await expect(row).not.toContainText("@");
  for (const each of [page, list]) expect(await each.evaluate(() => "notReloaded" in window)).toBe(true);
  await expectAccessibleAtAnyWidth(page, "the operator's dashboard", wholePage);

  await list.getByLabel("Search").fill(trip.bookingId.toLowerCase());
  await list.getByRole("button", { name: "Show", exact: true }).click();
  await expect(list.locator("[data-booking]")).toHaveCount(1);
  const csv = await page.request.get(`/operator/bookings.csv?q=${trip.bookingId}`);
  expect((await csv.text()).trim().split("\r\n")).toHaveLength(2);
  await expectAccessibleAtAnyWidth(list, "the operator's bookings");
  await guest.dispose();
});

test("a booking's page records money, reports a stale state, and does not open for another operator's booking @prove", async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const trip = await bookTrip(guest, baseURL, { tour: "mysore", travelDate: travelDateIn(140) });
  const foreign = await bookTrip(guest, baseURL, { tour: "agra" });
  const path = `/operator/bookings/${trip.bookingId}`;
  // Gets no live events, so it still shows the old state.
  const stale = await context.newPage();
  await stale.routeWebSocket(/\/live/, () => undefined);
  await visit(stale, path);
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, path);

  await page.getByRole("button", { name: "Record a payment" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Record a payment" });
  await dialog.getByLabel("Amount received (₹)").fill("0");
  await dialog.getByRole("button", { name: "Record" }).click();
  await expect(dialog.getByLabel("Amount received (₹)")).toHaveAccessibleDescription(/the amount received/);
  await expectAccessible(page, "the dialog of a payment");
  await dialog.getByLabel("Amount received (₹)").fill("500");
  await dialog.getByRole("button", { name: "Record" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Money" })).toContainText("₹500 received");
  await expectAccessibleAtAnyWidth(page, "a booking's page");

  await stale.getByRole("button", { name: "Cancel booking" }).click();
  await stale.getByRole("alertdialog").getByLabel("Reason").fill("The road is closed.");
  await stale.getByRole("alertdialog").getByRole("button", { name: "Cancel booking" }).click();
  await expect(stale.getByRole("alert")).toContainText("has changed since you opened it");
  await expect(stale.getByText("Confirmed", { exact: true })).toBeVisible();

  // Typed text survives live updates, and the form sends the version that its reader saw.
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await page.getByRole("alertdialog").getByLabel("Reason").fill("The bridge is closed.");
  await stale.getByRole("button", { name: "Record a payment" }).click();
  await stale.getByLabel("Amount received (₹)").fill("70");
  await stale.getByRole("alertdialog").getByRole("button", { name: "Record" }).click();
  await expect(page.getByText(/₹70 received/).first()).toBeAttached();
  await expect(page.getByRole("alertdialog").getByLabel("Reason")).toHaveValue("The bridge is closed.");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByRole("alert")).toContainText("has changed since you opened it");
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByRole("alertdialog").getByLabel("Reason")).toHaveValue("The bridge is closed.");

  expect((await visit(page, `/operator/bookings/${foreign.bookingId}`))?.status()).toBe(404);
  await expect(page.getByRole("navigation", { name: "Operator's portal" })).toBeVisible();
  await guest.dispose();
});
