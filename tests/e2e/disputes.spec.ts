import { formatRupees } from "../../app/domain/money/money";
import { bookingRequest } from "../support/booking-request";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { expect, test, visit } from "./support/test";

// A refused form is a 422, which the browser logs.
test.use({ signedInAs: "admin", expectedComplaints: [/status of 422/] });

test("a card payment is disputed: its money is withheld, and the operator bears the loss", async ({
  page,
  playwright,
  requestsOf,
  baseURL,
}) => {
  const headers = { Origin: baseURL ?? "" };
  const guest = await playwright.request.newContext({
    baseURL: baseURL ?? "",
    storageState: { cookies: [], origins: [] },
  });
  const booked = await guest.post("/api/bookings", {
    data: bookingRequest({ tour: "mysore", payOnline: true, paymentMethod: "credit-card" }),
    headers,
  });
  const { booking, payUrl } = await booked.json();
  const started = await guest.post(payUrl, { form: { way: "card" }, headers, maxRedirects: 0 });
  const sandbox = new URL(started.headers()["location"] ?? "", baseURL).pathname;
  await guest.post(sandbox, { form: { method: "card", outcome: "paid" }, headers });

  await visit(page, `/admin/bookings/${booking.bookingId}`);
  const disputes = page.getByRole("region", { name: "Disputes" });
  await disputes.getByText("Record a dispute…").click();
  await disputes.getByRole("button", { name: "Record dispute" }).click();
  await expect(disputes.getByLabel("Amount (₹)")).toBeFocused();
  const reference = `disp_${crypto.randomUUID().slice(0, 14)}`;
  const sum = formatRupees(booking.totalAmount);
  await disputes.getByLabel("Amount (₹)").fill(String(booking.totalAmount));
  await disputes.getByLabel("Reference").fill(reference);
  await disputes.getByLabel("Reason").fill("The customer does not know this payment.");
  await disputes.getByRole("button", { name: "Record dispute" }).click();
  await expect(disputes.getByText(`${sum} is withheld and not paid out.`)).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "a booking with a dispute");

  await visit(page, `/admin/revenue/disputes?q=${reference}`);
  const row = page.locator("[data-row]");
  await expect(row).toHaveCount(1);
  await row.getByRole("link", { name: booking.bookingId }).click();
  const details = page.getByRole("complementary", { name: "Details" });
  await details.getByText("Decide…").click();
  await details.getByLabel("The bank's decision").selectOption("lost");
  await expect(details.getByLabel("A loss is borne by")).toHaveValue("operator");
  await details.getByRole("button", { name: "Save" }).click();
  await expect(details.getByText("The dispute is now: lost.")).toBeVisible();

  const operator = await requestsOf("operator");
  const theirs = await (await operator.get(`/operator/bookings/${booking.bookingId}`)).text();
  expect(theirs).toContain(booking.bookingId);
  await visit(page, `/admin/bookings/${booking.bookingId}`);
  await expect(disputes.getByText("Lost", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Ledger" })).toContainText("Refund: ");
  await guest.dispose();
});
