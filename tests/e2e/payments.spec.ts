import type { APIRequestContext, Page } from "@playwright/test";
import { z } from "zod";
import { qrPath } from "../../app/domain/documents/qr";
import { bookingRequest } from "../support/booking-request";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { goToReview, openBooking } from "./support/booking-dialog";
import { expect, test, visit } from "./support/test";

const createdSchema = z.object({
  booking: z.object({ bookingId: z.string(), totalAmount: z.int() }),
  payUrl: z.string(),
});

/** Books with online payment on a day that no other test uses. */
async function bookToPay(request: APIRequestContext, tour: string, paymentMethod = "net-banking") {
  const data = bookingRequest({ tour, paymentMethod, payOnline: true });
  const answer = await request.post("/api/bookings", { data });
  expect(answer.status()).toBe(201);
  return createdSchema.parse(await answer.json());
}

/** Leaves the pay page by a button, whose name may also be one of the sandbox's. */
async function openSandbox(page: Page, button: string) {
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment sandbox" })).toBeVisible();
}

const says = (page: Page, text: string | RegExp) =>
  expect(page.getByRole("main").getByRole("status").filter({ hasText: text })).toBeVisible({
    timeout: 15_000,
  });

test("Pay now opens the pay page; a failed payment is retried and confirms the booking @core", async ({
  page,
}) => {
  await openBooking(page, "/destinations/from-bangalore/munnar");
  await goToReview(page);
  await page.getByRole("radio", { name: "Pay now" }).check();
  await page.getByRole("button", { name: "Confirm Booking" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pay for your trip" })).toBeVisible();
  await expect(page).toHaveURL(/\/trip\/TB\d{6}\/\d+-[\w-]{22}\/pay$/);
  await expect(page.getByRole("timer")).toContainText(/\d\d?:\d\d left/);
  await expectAccessibleAtAnyWidth(page, "the pay page");

  await expect(page.getByRole("button", { name: /^Pay by/ })).toHaveText([
    "Pay by credit card",
    "Pay by UPI",
    "Pay by net banking",
  ]);
  await page.getByRole("button", { name: "Pay by credit card" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment sandbox" })).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "the sandbox");
  await page.getByRole("button", { name: "Fail the payment" }).click();
  await says(page, "The payment failed");
  await openSandbox(page, "Pay by net banking");
  await page.getByRole("button", { name: "Pay by net banking" }).click();
  await says(page, /Paid.*is confirmed, and nothing more is owed/);
  await expect(page.getByRole("button", { name: /^Pay/ })).toHaveCount(0);
});

test("the UPI code stays the same for ten minutes, after a reload and in a second tab, until it is paid @core", async ({
  page,
  context,
  request,
}) => {
  const { booking, payUrl } = await bookToPay(request, "munnar", "upi");
  await page.clock.install();
  await visit(page, payUrl);
  const link = page.getByRole("link", { name: "Open a UPI app on this device" });
  const code = page.getByRole("img", { name: /^UPI code/ }).locator("path");
  await expect(link).toBeVisible();
  const address = (await link.getAttribute("href")) ?? "";
  const [scheme, query] = address.split("?");
  expect(scheme).toBe("upi://pay");
  expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject({
    pn: "Tour Bharat",
    tn: `Booking ${booking.bookingId}`,
    am: `${booking.totalAmount}.00`,
    cu: "INR",
  });
  await says(page, "Waiting for your payment");
  await expectAccessibleAtAnyWidth(page, "the UPI code");
  // Scanners need it dark on light, in the dark scheme too.
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.getByRole("img", { name: /^UPI code/ })).toHaveCSS(
    "background-color",
    "rgb(255, 255, 255)",
  );

  const { path } = qrPath(address);
  let polls = 0;
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith("/pay.data")) polls += 1;
  });
  for (let minute = 0; minute < 10; minute += 1) {
    const before = polls;
    await page.clock.runFor(60_000);
    await expect.poll(() => polls).toBeGreaterThan(before);
    await expect(code).toHaveAttribute("d", path);
    await expect(link).toHaveAttribute("href", address);
  }
  await page.reload();
  await expect(code).toHaveAttribute("d", path);
  const secondTab = await context.newPage();
  await secondTab.goto(payUrl);
  await expect(secondTab.getByRole("img", { name: /^UPI code/ }).locator("path")).toHaveAttribute("d", path);

  await secondTab.getByRole("link", { name: "Simulate the UPI app" }).click();
  await secondTab.getByRole("button", { name: "Paid by UPI" }).click();
  await expect(secondTab.getByRole("heading", { level: 1, name: "Your payment" })).toBeVisible();
  await page.clock.runFor(3000);
  await says(page, "Paid");
  await expect(link).toHaveCount(0);
});

test("a late payment is reported, and seated or refunded", async ({ page, request }) => {
  const { payUrl } = await bookToPay(request, "coorg");
  await visit(page, payUrl);
  await openSandbox(page, "Pay by card");
  await page.getByLabel("Payment outcome").selectOption("late");
  await page.getByRole("button", { name: "Pay by card" }).click();
  await says(page, "Paid");
});

test("a wrong amount is reported and refunded", async ({ page, request }) => {
  const { booking, payUrl } = await bookToPay(request, "wayanad");
  await visit(page, payUrl);
  await openSandbox(page, "Pay by card");
  await page.getByLabel("Payment outcome").selectOption("wrong-amount");
  await page.getByRole("button", { name: "Pay by card" }).click();
  const sum = `₹${(booking.totalAmount + 1).toLocaleString("en-IN")}`;
  await says(page, `A refund of ${sum} is on its way`);
  await expect(page.getByRole("button", { name: "Pay by UPI" })).toBeVisible();
});

test("a pay page cannot be opened by guessing", async ({ request }) => {
  const { payUrl } = await bookToPay(request, "agumbe");
  const answer = await request.get(payUrl);
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  expect(await answer.text()).toContain('name="robots" content="noindex"');
  const guessed = await request.get(payUrl.replace(/\d+-[\w-]{22}/, "A".repeat(22)));
  expect(guessed.status()).toBe(404);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a booking is paid by forms only", async ({ page, request }) => {
    const { payUrl } = await bookToPay(request, "ooty");
    await page.goto(payUrl);
    await page.getByRole("button", { name: "Pay by UPI" }).click();
    const code = page.getByRole("img", { name: /^UPI code/ });
    await expect(code).toBeVisible();
    await page.goto(payUrl);
    await expect(code).toBeVisible();
    await openSandbox(page, "Pay by card");
    await page.getByRole("button", { name: "Pay by card" }).click();
    await says(page, "Paid");
  });

  test("a booking to be paid by UPI opens on its code, with the other ways as buttons", async ({
    page,
    request,
  }) => {
    const { payUrl } = await bookToPay(request, "ooty", "upi");
    await page.goto(payUrl);
    await expect(page.getByRole("img", { name: /^UPI code/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Pay by/ })).toHaveText([
      "Pay by card",
      "Pay by net banking",
    ]);
  });
});
