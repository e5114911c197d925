import { stripes } from "../support/pictures";
import { expectAccessibleAtAnyWidth, expectNoWiderThanScreen } from "./support/axe";
import { openBooking, travelDateIn } from "./support/booking-dialog";
import { dayIn, openCalendar } from "./support/calendar";
import { expect, test, visit } from "./support/test";

// Tours of the demo owner's operator that no other test uses.
const priced = "badami-aihole-pattadakal";
const scheduled = "alleppey-houseboat-cruise";
const pictured = "marari-beach-retreat";

test.use({ signedInAs: "operator", expectedComplaints: [/status of 422/] });

test("an operator prices a season and a group, which travelers see and pay", async ({ page }) => {
  const [from, to] = [travelDateIn(50), travelDateIn(53)];
  await visit(page, `/operator/tours/${priced}/prices`);
  await page.getByRole("button", { name: "Add a season" }).click();
  const season = page.getByRole("group", { name: "Season 1" });
  await expect(season.getByLabel("Name")).toBeFocused();
  await season.getByLabel("Name").fill("Virupaksha festival");
  await season.getByLabel("First day").fill(to);
  await season.getByLabel("Last day").fill(from);
  await season.getByLabel("Fare").fill("19,500");
  await page.getByRole("button", { name: "Add a group discount" }).click();
  const group = page.getByRole("group", { name: "Group 1" });
  await group.getByLabel("Travelers").fill("4");
  await group.getByLabel("Discount").fill("10");
  await page.getByRole("button", { name: "Save prices" }).click();
  // A season that ends before it begins: an error beside its field, and nothing typed is lost.
  await expect(season.getByLabel("Last day")).toBeFocused();
  await expect(season.getByLabel("Last day")).toHaveAccessibleDescription(
    /end date is before the start date/,
  );
  await expect(season.getByLabel("Fare")).toHaveValue("19,500");
  await season.getByLabel("First day").fill(from);
  await season.getByLabel("Last day").fill(to);

  const example = page.getByRole("region", { name: "What travelers pay" });
  await example.getByLabel("Departure").fill(from);
  await example.getByLabel("Adults").selectOption("4");
  await example.getByLabel("Children").selectOption("0");
  await expect(example.getByRole("row", { name: "Total" })).toContainText("₹70,200");
  await expectAccessibleAtAnyWidth(page);

  // Leaving the step or closing the window asks before dropping unsaved changes.
  const isAskedOnClosing = () =>
    page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
  await page.getByRole("link", { name: "Next: Departures" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(question).toBeHidden();
  await expect(season.getByLabel("Fare")).toHaveValue("19,500");
  expect(await isAskedOnClosing()).toBe(true);
  await page.getByRole("button", { name: "Save prices" }).click();
  await expect(page.getByText("Saved. Applies to new bookings")).toBeVisible();
  expect(await isAskedOnClosing()).toBe(false);
  await page.getByRole("link", { name: "Next: Departures" }).click();
  await page.getByLabel("Seats per date").fill("7");
  await page.goBack();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/prices\?saved$/);

  await visit(page, `/tours/${priced}`);
  const prices = page.getByRole("region", { name: "Prices" });
  await prices.getByRole("heading", { name: "Prices" }).click();
  await expect(prices.getByRole("row", { name: /Virupaksha festival/ })).toContainText("₹19,500");
  await expect(prices).toContainText("10 % off the fares for 4 or more travelers");
});

test("a black-out shows in the coming months and closes the day for travelers", async ({ page }) => {
  const day = travelDateIn(20);
  await visit(page, `/operator/tours/${scheduled}/departures`);
  const cell = page.locator(`[data-date="${day}"]`);
  await expect(cell).toHaveAttribute("data-state", "leaves");
  await page.getByRole("button", { name: "Add a black-out" }).click();
  const blackOut = page.getByRole("group", { name: "Black-out 1" });
  await blackOut.getByLabel("First day").fill(day);
  await blackOut.getByLabel("Last day").fill(day);
  await blackOut.getByLabel("Reason").fill("The locks are closed for repairs.");
  await expect(cell).toHaveAttribute("data-state", "off");
  await expectAccessibleAtAnyWidth(page);
  await page.getByRole("button", { name: "Save departures" }).click();
  await expect(page.getByText("Saved. Applies to new bookings")).toBeVisible();

  await openBooking(page, `/tours/${scheduled}`);
  await openCalendar(page);
  await expect(await dayIn(page, day)).toHaveAccessibleName(
    /not available: The locks are closed for repairs/,
  );
});

test("pictures are uploaded and reordered by keyboard @prove", async ({ page }) => {
  await visit(page, `/operator/tours/${pictured}/pictures`);
  const form = page.getByRole("form", { name: "Add a picture" });
  const names = ["The lagoon at dawn", "Nets drying on the beach"];
  for (const [index, name] of names.entries()) {
    const buffer = Buffer.from(stripes(900, 600, [40 + index * 90, 110, 160]));
    const file = { name: "picture.png", mimeType: "image/png", buffer };
    await form.getByLabel("Picture", { exact: true }).setInputFiles(file);
    await form.getByLabel("Alt text", { exact: true }).fill(name);
    await form.getByRole("button", { name: "Add Picture" }).click();
    await expect(page.getByRole("img", { name, exact: true })).toBeVisible();
  }
  const order = () =>
    page
      .getByRole("listitem")
      .getByRole("img")
      .evaluateAll((images) => images.map((each) => each.getAttribute("alt")));
  expect(await order()).toEqual(names);
  await page.getByRole("button", { name: `Move: ${names[0]}`, exact: true }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(`“${names[0]}” is at position 1 of 2.`)).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText(`“${names[0]}” is at position 2 of 2.`)).toBeAttached();
  await page.keyboard.press("Space");
  await expect(page.getByText("The order is changed.")).toBeVisible();
  expect(await order()).toEqual(names.toReversed());
  await expectAccessibleAtAnyWidth(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoWiderThanScreen(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("rows are added and removed by submitting the form, and nothing typed is lost @prove", async ({
    page,
  }) => {
    const [from, to] = [travelDateIn(60), travelDateIn(63)];
    await page.goto(`/operator/tours/${pictured}/prices`);
    await page.getByLabel("Child fare").fill("sixty");
    for (const button of ["Add a season", "Add a season", "Add a group discount"])
      await page.getByRole("button", { name: button }).click();
    await page.getByRole("button", { name: "Remove Group 1" }).click();
    const second = page.getByRole("group", { name: "Season 2" });
    await second.getByLabel("Name").fill("Boat race");
    await second.getByLabel("First day").fill(from);
    await second.getByLabel("Last day").fill(to);
    await second.getByLabel("Fare").fill("19,500");
    await page.getByRole("button", { name: "Save prices" }).click();
    await expect(page.getByLabel("Child fare")).toHaveAccessibleDescription(/whole number from 1 to 90/);
    await expect(page.getByLabel("Child fare")).toHaveValue("sixty");
    // The empty season is left out.
    const season = page.getByRole("group", { name: "Season 1" });
    await expect(season.getByLabel("Fare")).toHaveValue("19,500");
    await expect(second).toHaveCount(0);
    await page.getByLabel("Child fare").fill("60");
    await page.getByRole("button", { name: "Save prices" }).click();
    await expect(page.getByText("Saved. Applies to new bookings")).toBeVisible();
    await expect(season.getByLabel("First day")).toHaveValue(from);
  });
});
