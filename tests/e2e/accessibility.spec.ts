import { menus } from "../../app/content/navigation";
import { pageTypes } from "../support/page-types";
import {
  expectAccessible,
  expectAccessibleAtAnyWidth,
  expectNoWiderThanScreen,
  wholePage,
} from "./support/axe";
import {
  chooseFirstDay,
  fillEmergencyContact,
  fillPersonalInformation,
  next,
  openBooking,
  payLater,
} from "./support/booking-dialog";
import { expect, test, visit } from "./support/test";

/** Pages that a journey checks, with its file, and pages that differ from another one only in their data. */
const checkedElsewhere: Readonly<Record<string, string>> = {
  "/bookings/lookup": "booking-lookup.spec.ts",
  "/wishlist": "wishlist.spec.ts",
  "/destinations": "destinations-map.spec.ts",
  "/book/manali": "booking-without-javascript.spec.ts",
  "/tours?q=munar": "the suggestions, below",
  "/destinations/jaipur": "/destinations/from-bangalore/ooty",
  "/tours?region=south": "/tours?q=munar",
  "/tours/duration/weekend": "/tours/beach",
  "/experiences/interest/family": "/experiences/outdoor",
  "/terms": "/privacy",
  "/tours/nowhere": "/no/such/page",
  "/blog/nothing": "/no/such/page",
};

test.describe("pages @prove", () => {
  test.use({ expectedComplaints: [/404/] });

  for (const [group, paths] of Object.entries(pageTypes)) {
    test(`${group} pass axe in light and dark and fit the screen width`, async ({ page }) => {
      for (const [index, path] of paths.filter((each) => !(each in checkedElsewhere)).entries()) {
        await visit(page, path);
        await expectAccessibleAtAnyWidth(page, path, index === 0 ? wholePage : undefined);
      }
    });
  }
});

test("axe finds no issues in the menus on wide and small screens @core", async ({ page }) => {
  await visit(page, "/licences");
  await page.setViewportSize({ width: 1024, height: 800 });
  for (const { id, label } of menus) {
    await page.getByRole("banner").getByRole("button", { name: label, exact: true }).click();
    await expect(page.locator(`#menu-${id}`)).toBeVisible();
    await expectAccessible(page, `${label} at 1024 px`, "header");
    await expectNoWiderThanScreen(page);
    await page.keyboard.press("Escape");
  }
  await page.setViewportSize({ width: 320, height: 740 });
  await page.getByLabel("Menu", { exact: true }).click();
  for (const { label } of menus) {
    await page.locator("summary", { hasText: label }).click();
    await expectAccessible(page, `${label} at 320 px`, "header");
  }
  await expectNoWiderThanScreen(page);
});

test("axe finds no issues in the search suggestions @prove", async ({ page }) => {
  await visit(page, "/tours?q=munar");
  await page.getByRole("combobox", { name: "Search" }).fill("dar");
  await page.getByRole("listbox").getByRole("option").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await expectAccessibleAtAnyWidth(page);
});

test("axe finds no issues in any step of the booking dialog @core", async ({ page }) => {
  await openBooking(page, "/destinations/west-india/udaipur");
  await next(page);
  await expectAccessibleAtAnyWidth(page, "step 1, with mistakes");
  await fillPersonalInformation(page);
  await next(page);
  await page.getByRole("button", { name: /^Travel date/ }).click();
  await page.getByRole("grid").waitFor();
  await expectAccessibleAtAnyWidth(page, "the calendar");
  await page.keyboard.press("Escape");
  await chooseFirstDay(page);
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
