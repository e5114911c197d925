import { expectAccessibleAtAnyWidth } from "./support/axe";
import { quietDay } from "./support/seats";
import { expect, test, visit } from "./support/test";
import { bookAs } from "./support/traveler-bookings";

test.use({ signedInAs: "operator" });

test("an operator reads of a booking, switches such mails off by the mail's link, and on again in the portal", async ({
  page,
  requestsOf,
  serverAddress,
}) => {
  const traveler = await requestsOf("traveler");
  const booking = {
    tour: "hampi",
    travelDate: await quietDay(traveler, "hampi", 3),
    email: `notified${Date.now()}@example.com`,
  };
  const bookingId = await bookAs(traveler, serverAddress, booking);
  const mail = page.getByRole("link", { name: `New booking ${bookingId}` });
  await expect(async () => {
    await page.goto("/dev/mail?to=operator%40tourbharat.example");
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page).toHaveURL(/\/dev\/outbox\?.*channel=mail/);
  await mail.click();
  const message = page.frameLocator("iframe[title='The message as HTML']");
  await expect(message.getByText("Your share")).toBeVisible();
  const unsubscribe = page.getByRole("link", { name: /\/unsubscribe\// }).first();
  await page.goto(new URL((await unsubscribe.getAttribute("href")) ?? "").pathname);
  await expect(page.getByText("New booking")).toBeVisible();
  await page.getByRole("button", { name: "Switch off" }).click();
  await expect(page.getByText("You get no more mails of this kind: New booking.")).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "switched off");

  await visit(page, "/operator/profile/notifications");
  const newBooking = page.getByRole("checkbox", { name: "New booking: Mail" });
  await expect(newBooking).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Canceled booking: Mail" })).toBeChecked();
  await expectAccessibleAtAnyWidth(page, "the preferences");
  await newBooking.check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved")).toBeVisible();
  await page.reload();
  await expect(newBooking).toBeChecked();

  await visit(page, "/profile/notifications");
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Your trips.*: WhatsApp$/ })).not.toBeChecked();
  await expectAccessibleAtAnyWidth(page, "the traveler's choices");
});
