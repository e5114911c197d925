import { expectAccessibleAtAnyWidth } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { bookTrip } from "./support/trip-page";
import { expect, test, visit } from "./support/test";
import { writeToDatabase } from "./support/write-to-database";

test.use({ signedInAs: "admin" });

test("a departure of 12 bookings rescued: other dates, another tour, a refund, and the rest by default", async ({
  page,
  playwright,
  requestsOf,
  baseURL,
}) => {
  const tour = "mysore";
  const travelDate = travelDateIn(137 + 4 * test.info().repeatEachIndex);
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
  await page.getByRole("link", { name: "Rescue this departure…" }).click();
  await expect(page.getByText(`Closed by the operator: ${reason}`)).toBeVisible();
  await expect(page.getByLabel("Reason")).toHaveValue(reason);
  await page.getByLabel("Who bears the cost").selectOption("nobody");
  const offers = page.getByRole("group", { name: "Offer, besides the full refund" });
  await expect(offers.getByRole("checkbox", { name: "Same tour" }).first()).toBeChecked();
  await offers.getByRole("checkbox").last().check();
  await expectAccessibleAtAnyWidth(page, "the rescue of a departure");
  await page.getByRole("button", { name: "Send offers" }).click();
  const states = page.getByRole("navigation", { name: "States" });
  await expect(states.getByRole("link", { name: "Asked 12", exact: true })).toBeVisible();
  await expect(page.getByText("Offers on their way to 12 bookings.")).toBeVisible();

  // One traveler answers on the page, the others by its form without JavaScript.
  const [mover, rebooker, refunded] = trips;
  await visit(page, `${mover?.path}/offer`);
  await expect(page.getByText(reason)).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "the offer");
  await page.reload();
  const options = page.getByRole("radio");
  const keys = await options.evaluateAll((all) => all.map((option) => option.getAttribute("value") ?? ""));
  await options.first().check();
  await page.getByRole("button", { name: "Confirm my choice" }).click();
  await expect(page.getByText("Your booking has a new date.")).toBeVisible();
  for (const [trip, choice, text] of [
    [rebooker, keys.find((key) => key.startsWith("tour/")) ?? "", "Your new trip is booked."],
    [refunded, "refund", "The booking is canceled."],
  ] as const) {
    const answered = await guest.post(`${trip?.path}/offer`, { form: { choice }, headers });
    expect(await answered.text()).toContain(text);
  }

  writeToDatabase([
    [
      "UPDATE rescue_offers SET deadline_at = 1, due_at = 1 WHERE state = 'asked' AND travel_date = ?",
      travelDate,
    ],
  ]);
  await visit(page, `/admin/tours/${tour}/departures/${travelDate}`);
  await expect(page.getByText("12 of 12", { exact: true })).toBeVisible();
  for (const state of ["Moved 1", "Other tour 1", "Refunded 10"])
    await expect(states.getByRole("link", { name: state, exact: true })).toBeVisible();
  await expect(page.getByText("no answer")).toHaveCount(9);
  const html = await (await guest.get(trips.at(-1)?.path ?? "")).text();
  expect(html).toContain(reason);
  expect(html).toContain("Refund started");
  await guest.dispose();
});
