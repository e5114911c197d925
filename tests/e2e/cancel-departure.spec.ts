import { expectAccessibleAtAnyWidth } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { bookTrip } from "./support/trip-page";
import { expect, test, visit } from "./support/test";

test.use({ signedInAs: "admin" });

test("a cyclone closes a departure of 12 bookings: everybody is refunded, and the page shows it", async ({
  page,
  playwright,
  requestsOf,
  baseURL,
}) => {
  const tour = "mysore";
  const travelDate = travelDateIn(137 + test.info().repeatEachIndex);
  const headers = { Origin: baseURL ?? "" };
  const guest = await playwright.request.newContext({
    baseURL: baseURL ?? "",
    storageState: { cookies: [], origins: [] },
  });
  const admin = await requestsOf("admin");
  const operator = await requestsOf("operator");
  const trips: Awaited<ReturnType<typeof bookTrip>>[] = [];
  // One after another: the server resets some of many connections at once.
  while (trips.length < 12) {
    const email = `guest-${crypto.randomUUID()}@example.com`;
    const trip = await bookTrip(guest, baseURL, { tour, travelDate, numberOfTravelers: 1, email });
    const paid = await admin.post(`/api/admin/bookings/${trip.bookingId}/payments`, {
      data: { amount: trip.total, method: "bank-transfer" },
      headers,
    });
    expect(paid.status()).toBe(201);
    trips.push(trip);
  }
  const reason = "A cyclone is expected on the coast.";
  const closed = await operator.post(`/operator/departures/${tour}/${travelDate}/change`, {
    form: { intent: "close", reason },
    headers,
  });
  expect(closed.ok()).toBe(true);

  await visit(page, `/admin/bookings?tour=${tour}&from=${travelDate}&to=${travelDate}`);
  await page.getByRole("link", { name: "Cancel this departure…" }).click();
  await expect(page.getByText(`Closed by the operator: ${reason}`)).toBeVisible();
  const sum = new Intl.NumberFormat("en-IN").format(trips.reduce((all, { total }) => all + total, 0));
  await expect(page.getByText(`12 bookings, refunds of ₹${sum} in all`)).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "the bookings to cancel");
  await page.getByRole("button", { name: "Cancel all 12 bookings…" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Cancel all 12 bookings?" });
  await expect(dialog.getByLabel("Why")).toHaveValue("nobody");
  await expect(dialog.getByLabel("Reason")).toHaveValue(reason);
  await dialog.getByRole("button", { name: "Cancel all 12 bookings" }).click();

  const results = page.getByRole("region", { name: "Results" });
  await expect(results.getByText("refunded")).toHaveCount(12);
  await expect(page.getByText("No bookings to cancel")).toBeVisible();
  const [trip] = trips;
  const html = await (await guest.get(trip?.path ?? "")).text();
  expect(html).toContain(reason);
  expect(html).toContain("Refund started");
  await guest.dispose();
});
