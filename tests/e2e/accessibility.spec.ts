import { menus } from "../../app/content/navigation";
import { pageTypes } from "../support/page-types";
import { expectAccessible, expectAccessibleAtAnyWidth, expectNoWiderThanScreen } from "./support/axe";
import {
  chooseTomorrow,
  fillEmergencyContact,
  fillPersonalInformation,
  next,
  openBooking,
  payLater,
} from "./support/booking-dialog";
import { expect, test, visit } from "./support/test";

test.describe("pages", () => {
  test.use({ expectedComplaints: [/404/] });

  for (const [group, paths] of Object.entries(pageTypes)) {
    test(`axe finds nothing on ${group}, in light and dark, and none is wider than the screen`, async ({
      page,
    }) => {
      for (const path of paths) {
        await visit(page, path);
        await expectAccessibleAtAnyWidth(page, path);
      }
    });
  }
});

// On a short page: axe's time goes by the length of what surrounds the menu.
test("axe finds nothing with each menu open", async ({ page }) => {
  await visit(page, "/licences");
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { id, label } of menus) {
      await page.getByRole("banner").getByRole("button", { name: label, exact: true }).click();
      await expect(page.locator(`#menu-${id}`)).toBeVisible();
      await expectAccessible(page, `${label} at ${width} px`);
      await page.keyboard.press("Escape");
    }
    await expectNoWiderThanScreen(page);
  }
});

test("axe finds nothing in the small screen's menu", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await visit(page, "/licences");
  await page.getByLabel("Menu", { exact: true }).click();
  for (const { label } of menus) {
    await page.locator("summary", { hasText: label }).click();
    await expectAccessible(page, label);
  }
  await expectNoWiderThanScreen(page);
});

test("axe finds nothing in the suggestions", async ({ page }) => {
  await visit(page, "/tours?q=munar");
  await page.getByRole("combobox", { name: "Search" }).fill("dar");
  await page.getByRole("listbox").getByRole("option").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await expectAccessibleAtAnyWidth(page);
});

test("axe finds nothing in any step of the booking dialog", async ({ page }) => {
  await openBooking(page, "/destinations/west-india/udaipur");
  await next(page);
  await expectAccessibleAtAnyWidth(page, "step 1, with mistakes");
  await fillPersonalInformation(page);
  await next(page);
  await page.getByRole("button", { name: /^Travel date/ }).click();
  await page.getByRole("grid").waitFor();
  await expectAccessibleAtAnyWidth(page, "the calendar");
  await page.keyboard.press("Escape");
  await chooseTomorrow(page);
  await expectAccessibleAtAnyWidth(page, "step 2");
  await next(page);
  await fillEmergencyContact(page);
  await expectAccessibleAtAnyWidth(page, "step 3");
  await next(page);
  await expectAccessibleAtAnyWidth(page, "step 4");
  await payLater(page);
  await page.getByRole("button", { name: "Confirm Booking" }).click();
  await expect(page.getByRole("heading", { name: "Your seats are booked" })).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "the confirmation and its toast");
});

test.describe("for an administrator", () => {
  test.use({ signedInAs: "admin" });

  test("axe finds nothing on the dashboard and in its dialogs", async ({ page }) => {
    await page.goto("/admin/bookings");
    await expect(page.getByText("Live: connected")).toBeVisible();
    await expectAccessibleAtAnyWidth(page);
    await page
      .getByRole("button", { name: /^Details of booking/ })
      .first()
      .click();
    await page.getByRole("dialog").waitFor();
    await expectAccessibleAtAnyWidth(page, "the details");
    await page.keyboard.press("Escape");
    await page
      .getByRole("button", { name: /^Cancel Booking/ })
      .first()
      .click();
    await page.getByRole("alertdialog").waitFor();
    await expectAccessibleAtAnyWidth(page, "the question");
  });
});

test.describe("for a traveler", () => {
  test.use({ signedInAs: "traveler", expectedComplaints: [/403/] });

  test("axe finds nothing where an account is refused", async ({ page }) => {
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "Not for this account" })).toBeVisible();
    await expectAccessibleAtAnyWidth(page);
  });
});
