import {
  chooseTomorrow,
  fillEmergencyContact,
  fillPersonalInformation,
  next,
  openBooking,
} from "./support/booking-dialog";
import { expectAccessible } from "./support/axe";
import { signIn } from "./support/sign-in";
import { expect, test } from "./support/test";

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [320, 1440]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 }, expectedComplaints: [/404/] });

      test("axe finds nothing on the pages, and none is wider than the screen", async ({ page }) => {
        const paths = [
          "/",
          "/destinations/from-bangalore/ooty",
          "/tours/golden-triangle-classic",
          "/destinations/north-india/nowhere",
          "/login",
          "/api/docs",
        ];
        for (const path of paths) {
          await page.goto(path);
          await expectAccessible(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
      });

      test("axe finds nothing in any step of the booking dialog", async ({ page }) => {
        await openBooking(page, "/destinations/west-india/udaipur");
        await next(page);
        await expectAccessible(page);
        await fillPersonalInformation(page);
        await next(page);
        await page.getByRole("button", { name: /^Travel date/ }).click();
        await page.getByRole("grid").waitFor();
        await expectAccessible(page);
        await page.keyboard.press("Escape");
        await chooseTomorrow(page);
        await expectAccessible(page);
        await next(page);
        await fillEmergencyContact(page);
        await expectAccessible(page);
        await next(page);
        await expectAccessible(page);
        await page.getByRole("button", { name: "Confirm Booking" }).click();
        await expect(page.getByRole("heading", { name: "Your seats are booked" })).toBeVisible();
        await expectAccessible(page);
      });

      test("axe finds nothing on the dashboard and in its dialogs", async ({ page }) => {
        await signIn(page, "admin");
        await expect(page.getByText("Live: connected")).toBeVisible();
        await expectAccessible(page);
        await page
          .getByRole("button", { name: /^Details of booking/ })
          .first()
          .click();
        await page.getByRole("dialog").waitFor();
        await expectAccessible(page);
        await page.keyboard.press("Escape");
        await page
          .getByRole("button", { name: /^Cancel booking/ })
          .first()
          .click();
        await page.getByRole("alertdialog").waitFor();
        await expectAccessible(page);
      });
    });
  }
}
