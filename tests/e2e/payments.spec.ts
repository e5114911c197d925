import { qrPath } from "../../app/domain/documents/qr";
import { bookingRequest } from "../support/booking-request";
import { expectAccessibleOn } from "./support/axe";
import { expectPaid } from "./support/pay";
import { expect, test, visit } from "./support/test";

test("the UPI code stays the same while the page polls, until it is paid in a second tab @core", async ({
  page,
  context,
  request,
}) => {
  const data = bookingRequest({ tour: "munnar", paymentMethod: "upi", payOnline: true, state: "29" });
  const answer = await request.post("/api/bookings", { data });
  expect(answer.status()).toBe(201);
  const { booking, payUrl } = await answer.json();
  await page.clock.install();
  await visit(page, payUrl);
  const link = page.getByRole("link", { name: "Open a UPI app on this device" });
  const code = page.getByRole("img", { name: /^UPI code/ });
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
  await expectAccessibleOn(page, "phone", "the UPI code");
  // Scanners need it dark on light, in the dark scheme too.
  await expect(code).toHaveCSS("background-color", "rgb(255, 255, 255)");

  const { path } = qrPath(address);
  let polls = 0;
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith("/pay.data")) polls += 1;
  });
  for (const minutes of [1, 8]) {
    const before = polls;
    await page.clock.fastForward(minutes * 60_000);
    await expect.poll(() => polls).toBeGreaterThan(before);
    await expect(code.locator("path")).toHaveAttribute("d", path);
    await expect(link).toHaveAttribute("href", address);
  }
  const secondTab = await context.newPage();
  await secondTab.goto(payUrl);
  await secondTab.getByRole("link", { name: "Simulate the UPI app" }).click();
  await secondTab.getByRole("button", { name: "Paid by UPI" }).click();
  await expect(secondTab.getByRole("heading", { level: 1, name: "Your seats are booked" })).toBeVisible();
  await page.clock.runFor(3000);
  await expectPaid(page);
  await expect(link).toHaveCount(0);
});
