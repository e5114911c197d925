import { expectAccessibleAtAnyWidth } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { expect, test, visit } from "./support/test";

test.use({ signedInAs: "operator" });

test("a walk-in: the operator books it and sees it in the manifest, with nothing payable", async ({
  page,
}) => {
  const travelDate = travelDateIn(211 + test.info().repeatEachIndex);
  const departure = `/operator/departures/goa/${travelDate}`;
  await visit(page, departure);
  await page.getByRole("link", { name: "Add own booking" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Own booking");
  await expect(page.getByLabel("Tour", { exact: true })).toHaveValue("goa");
  await expect(page.getByLabel("Travel date")).toHaveValue(travelDate);
  const name = `Leela ${crypto.randomUUID().replaceAll(/[^a-z]/g, "")}`;
  await page.getByLabel("Name").fill(name);
  await page.getByRole("textbox", { name: "Phone" }).fill("9845012345");
  await page.getByRole("button", { name: "Show price" }).click();
  await expect(page.getByRole("region", { name: "Price" })).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "the own booking");
  await page.getByLabel("Your own total (₹)").fill("4200");
  await page.getByRole("button", { name: "Book", exact: true }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Booking TB/);
  await expect(page.getByText("Own booking", { exact: true })).toBeVisible();
  await expect(page.getByText("Paid to the operator", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Record a payment" })).toHaveCount(0);
  await page.getByRole("link", { name: "Departure", exact: true }).click();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Own booking");
  await expect(row).toContainText("Paid to the operator");
});
