import { travelDateIn } from "./support/booking-dialog";
import { goToFormReview } from "./support/booking-form";
import { expect, test } from "./support/test";

test.use({ expectedComplaints: [/404/] });

test("the confirmation at /dev/mail has the same figures and reference as the page", async ({ page }) => {
  const email = `booker${Date.now()}@example.com`;
  await goToFormReview(page, { slug: "ooty", email, travelDate: travelDateIn(45) });
  const textOf = (row: RegExp) =>
    page.getByRole("row", { name: row }).getByRole("cell").filter({ hasText: "₹" }).innerText();
  const [fare, gst] = [await textOf(/travelers ×/), await textOf(/includes GST/)];
  await page.getByRole("button", { name: "Confirm Booking" }).click();
  await expect(page.getByRole("heading", { name: "Your seats are booked" })).toBeVisible();
  const confirmation = await page.getByRole("main").innerText();
  const bookingId = /TB\d{6}/.exec(confirmation)?.[0] ?? "no reference";
  expect(confirmation).toContain(fare);

  await page.goto(`/dev/mail?to=${encodeURIComponent(email)}`);
  await page.getByRole("link", { name: `Your booking ${bookingId} is confirmed` }).click();
  const message = page.frameLocator("iframe[title='The message as HTML']");
  const valueOf = (label: RegExp) => message.getByText(label).locator("xpath=following-sibling::td");
  await expect(valueOf(/^Booking$/)).toHaveText(bookingId);
  await expect(valueOf(/^Total$/)).toHaveText(fare);
  await expect(valueOf(/^GST included/)).toHaveText(gst);
  await expect(valueOf(/^Balance due$/)).toHaveText(fare);
  const link = message.getByRole("link", { name: /\/trip\// });
  expect(await link.getAttribute("href")).toMatch(
    new RegExp(`^${new URL(page.url()).origin}/trip/${bookingId}/\\d+-[\\w-]{22}$`),
  );
});
