import { z } from "zod";
import { bookingRequest } from "../support/booking-request";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { expect, test, visit } from "./support/test";

const createdSchema = z.object({ booking: z.object({ bookingId: z.string() }), payUrl: z.string() });

test.use({ expectedComplaints: [/status of 422/] });

test("a company gives its details before it pays, gets its invoice, and its code verifies it @core", async ({
  page,
  request,
}) => {
  // A long journey.
  test.slow();
  const data = bookingRequest({
    tour: "manali",
    email: `invoice.${crypto.randomUUID().slice(0, 8)}@example.com`,
    travelDate: travelDateIn(301),
    paymentMethod: "net-banking",
    payOnline: true,
  });
  const answer = await request.post("/api/bookings", { data });
  expect(answer.status()).toBe(201);
  const { payUrl } = createdSchema.parse(await answer.json());

  await visit(page, payUrl);
  await page.getByRole("link", { name: /Need a GST invoice/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Invoice and receipts" })).toBeVisible();
  await expect(page.getByText(/is left to pay/)).toBeVisible();
  await page.getByLabel("PIN code").fill("411001");
  await page.getByLabel("Address").fill("Acme Ltd\n5 Camp Road, Pune");
  await page.getByLabel("GST number").fill("27aapfu0939f1zv");
  await page.getByLabel("GST number").blur();
  await expect(page.getByLabel("State")).toHaveValue("27");
  await page.getByLabel("State").selectOption("Karnataka");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("GST number")).toHaveAccessibleDescription(/registered in another State/);
  await expectAccessibleAtAnyWidth(page, "the invoice details");
  await page.getByLabel("State").selectOption("Maharashtra");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. The invoice will show these details.")).toBeVisible();

  await visit(page, payUrl);
  await page.getByRole("button", { name: "Pay by net banking" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment sandbox" })).toBeVisible();
  await page.getByRole("button", { name: "Pay by net banking" }).click();
  await expect(page.getByRole("status").filter({ hasText: "nothing more is owed" })).toBeVisible();
  await page.getByRole("link", { name: "See the booking" }).click();
  await page.getByRole("link", { name: "Receipts" }).click();
  await expect(page.getByRole("heading", { name: "Invoice details" })).toHaveCount(0);
  const file = page.getByRole("link", { name: /^Tax invoice TBI\// });
  await expect(file).toBeVisible();
  const path = (await file.getAttribute("href")) ?? "";
  const pdf = await request.get(path);
  expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);

  await visit(page, `/verify/invoice/${path.replace(/^.*\/|\.pdf$/g, "")}`);
  await expect(page.getByText("This document was issued through Tour Bharat.")).toBeVisible();
  await expect(page.getByText("No credit note")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Acme");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectAccessibleAtAnyWidth(page, "the verification");
});
