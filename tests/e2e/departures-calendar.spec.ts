import { expectAccessibleOn } from "./support/axe";
import { expect, test, visit } from "./support/test";

test.use({ signedInAs: "operator", expectedComplaints: [/status of 4(22|09)/] });

test("arrow keys move from day to day; days chosen by keyboard or drag are closed together after a preview", async ({
  page,
}) => {
  await visit(page, "/operator/departures?date=2027-03-10");
  const day = (date: string) => page.getByRole("link", { name: new RegExp(`^\\w+ ${date}, March 2027$`) });
  await day("10").focus();
  for (const key of ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowRight"]) {
    await page.keyboard.press(key);
  }
  await expect(day("11")).toBeFocused();

  await visit(page, "/operator/departures?date=2027-06-10&tour=kovalam");
  await page.getByRole("link", { name: /^\w+ 8, June 2027$/ }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.getByText("3 days selected")).toBeVisible();
  // Drag back from the 17th to the 15th with the mouse.
  await page.keyboard.press("Escape");
  const cell = (date: string) => page.locator(`[data-date="2027-06-${date}"]`);
  const [from, to] = [await cell("17").boundingBox(), await cell("15").boundingBox()];
  if (!from || !to) throw new Error("a day is not shown");
  await page.mouse.move(from.x + from.width - 8, from.y + from.height - 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + to.height - 8, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText("3 days selected")).toBeVisible();
  await page.getByRole("button", { name: "Change these days" }).click();

  await page.getByRole("radio", { name: "Close" }).check();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByLabel("Reason for closing")).toHaveAccessibleDescription(/at least 10 characters/);
  await page.getByLabel("Reason for closing").fill("The monsoon has closed the road.");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("3 departures, 0 with guests")).toBeVisible();
  await expectAccessibleOn(page, "desk", "the preview");
  await page.getByRole("button", { name: "Close 3 departures" }).click();
  await expect(page.getByText("3 departures changed.")).toBeVisible();
  await expect(page.locator("[data-date] [data-state=closed]")).toHaveCount(3);
});
