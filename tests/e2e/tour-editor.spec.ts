import type { Page } from "@playwright/test";
import { expectAccessibleOn } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { expect, test, untilAlive, visit } from "./support/test";

test.use({ signedInAs: "operator", expectedComplaints: [/status of 4(09|22)/] });

const fort = { place: "Sindhudurg", at: [16.0431, 73.4606], by: "boat", km: 2, minutes: 20 };

function fileTour(title: string) {
  return {
    place: "Malvan",
    title,
    subtitle: "A day between a fort in the sea and the fishing harbour",
    states: ["Maharashtra"],
    departureCity: "Mumbai",
    days: 2,
    priceInr: 8999,
    type: "beach",
    experiences: ["outdoor"],
    interests: ["family"],
    bestMonths: [11, 12],
    description: ["Malvan lives from fish and coconuts. The fort of Sindhudurg stands on a rock in its bay."],
    highlights: ["Sindhudurg fort by boat", "The evening fish auction", "Snorkelling off Devbag"],
    itinerary: [
      {
        title: "The fort in the sea",
        text: "By boat to Sindhudurg, and along its walls until noon.",
        stops: [{ place: "Malvan jetty", at: [16.0583, 73.4636] }, fort],
      },
      { title: "The estuary", text: "Where the Karli meets the sea, by kayak and on foot." },
    ],
    inclusions: ["Boats and entry fees"],
    exclusions: ["Lunches"],
    carry: ["A hat"],
    meetingPoint: "In front of Malvan's bus stand, at half past seven",
  };
}

const saved = (page: Page) => page.getByText(/^Saved at \d\d?:\d\d\s[AP]M IST$/);

test("an imported draft is saved while it is edited: days and stops move by keyboard, and of two windows the later sees the conflict", async ({
  page,
  context,
}) => {
  const title = `Malvan, imported ${Date.now() % 100_000}`;
  await visit(page, "/operator/tours/import");
  await page.getByLabel("File").setInputFiles({
    name: "tours.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify({ tours: [fileTour(title)] })),
  });
  await page.getByRole("button", { name: "Import as drafts" }).click();
  await page.getByRole("link", { name: title, exact: true }).click();
  await expect(page).toHaveURL(/\/edit$/);
  const address = page.url();
  const description = page.getByLabel("Description");
  await description.fill("Too short");
  await expect(saved(page)).toBeVisible();
  await expect(description).toHaveAccessibleDescription(/Please write at least 20 characters/);
  await page.reload();
  await untilAlive(page);
  await expect(description).toHaveValue("Too short");
  await description.fill("Malvan lives from fish and coconuts, and from the fort on a rock in its bay.");
  // Left at once: the last change is sent too.
  await page.getByRole("link", { name: "Next: Itinerary" }).click();

  await page.getByText("Stops, meals and bed", { exact: true }).first().click();
  const stop = page.getByRole("listitem", { name: "Day 1, stop 2" });
  const place = stop.getByLabel("Latitude and longitude");
  await page.getByRole("button", { name: /^Stop 2, Sindhudurg/ }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowUp");
  await expect(place).not.toHaveValue("16.0431, 73.4606");
  await expect(stop.getByText("Please check: 2 km is less than the straight line")).toBeVisible();
  await place.fill("16.0431, 73.4606");
  await expect(stop.getByText("Please check")).toBeHidden();
  await page.getByRole("button", { name: "Move Day 1, stop 2 up" }).click();
  await expect(page.getByLabel("Place", { exact: true }).first()).toHaveValue("Sindhudurg");

  // The second day is picked up, moved before the first and dropped.
  await page.getByRole("button", { name: "Move day 2", exact: true }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Moved to day 2 of 2.")).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Moved to day 1 of 2.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(page.getByLabel("Day 1: title")).toHaveValue("The estuary");
  await page.getByRole("button", { name: "Add day 3" }).click();
  await expect(page.getByLabel("Day 3: title")).toBeFocused();
  await page.getByLabel("Day 3: title").fill("The market");
  await page.getByRole("button", { name: "Move day 3 up" }).click();
  await expect(page.getByLabel("Day 2: title")).toHaveValue("The market");
  await expect(saved(page)).toBeVisible();
  await expectAccessibleOn(page, "phone", "the itinerary");
  await page.reload();
  await expect(page.getByLabel("Day 2: title")).toHaveValue("The market");

  const [first, second] = [page, await context.newPage()];
  await visit(first, address);
  await visit(second, address);
  await first.getByLabel("Subtitle").fill("The first window's line");
  await expect(saved(first)).toBeVisible();
  await second.getByLabel("Subtitle").fill("The second window's line");
  await expect(second.getByText("You saved this tour elsewhere")).toBeVisible();
  await expect(second.getByLabel("Subtitle")).toHaveValue("The second window's line");
  await second.getByRole("button", { name: "Overwrite with my version" }).click();
  await expect(saved(second)).toBeVisible();
  await first.getByLabel("Highlights").fill("A line more");
  await first.getByRole("button", { name: "Load their version" }).click();
  await expect(first.getByLabel("Subtitle")).toHaveValue("The second window's line");
  await second.close();
});

test("the prices of a year are typed in a grid, whose calendar follows, and refused seasons stay", async ({
  page,
  context,
}) => {
  const travelDate = travelDateIn(53);
  const year = travelDate.slice(0, 4);
  const address = `/operator/tours/badami-aihole-pattadakal/prices/${year}`;
  await visit(page, address);
  const day = page.locator(`[data-date="${travelDate}"]`);
  await page.getByRole("button", { name: "Add a season" }).click();
  const season = page.getByRole("group", { name: "Season 1" });
  await expect(season.getByLabel("Name")).toBeFocused();
  await season.getByLabel("Name").fill("Virupaksha festival");
  await season.getByLabel("First day").fill(travelDate);
  await season.getByLabel("Last day").fill(`${Number(year) - 1}-12-31`);
  await season.getByLabel("Adult fare").fill("19,500");
  await page.getByRole("button", { name: "Save prices" }).click();
  await expect(season.getByLabel("Last day")).toBeFocused();
  await expect(season.getByLabel("Last day")).toHaveAccessibleDescription(
    /end date is before the start date/,
  );
  await expect(season.getByLabel("Adult fare")).toHaveValue("19,500");
  await season.getByLabel("Last day").fill(travelDate);
  await expect(day).toContainText("19,500");
  await page.getByRole("button", { name: "Add a season" }).click();
  await page.getByRole("group", { name: "Season 2" }).getByLabel("Adult fare").fill("12000");
  await page.keyboard.press("ArrowUp");
  await expect(season.getByLabel("Adult fare")).toBeFocused();
  await page.keyboard.type("18000");
  await expect(day).toContainText("18,000");
  await page.getByRole("button", { name: "Remove Season 2" }).click();
  await expectAccessibleOn(page, "phone", "the prices of a year");
  const second = await context.newPage();
  await visit(second, address);
  await page.getByRole("button", { name: "Save prices" }).click();
  await expect(page.getByText("Saved. Applies to new bookings")).toBeVisible();

  await second.getByRole("button", { name: "Add a season" }).click();
  await second.getByLabel("Name").fill("Mine");
  for (const label of ["First day", "Last day"]) await second.getByLabel(label).fill(travelDate);
  await second.getByLabel("Adult fare").fill("15000");
  await second.getByRole("button", { name: "Save prices" }).click();
  await expect(second.getByText(/Virupaksha festival, .* at ₹18,000/)).toBeVisible();
  await expect(second.getByLabel("Name")).toHaveValue("Mine");
  await second.getByRole("button", { name: "Save prices" }).click();
  await expect(second.getByText("Saved. Applies to new bookings")).toBeVisible();
  await second.close();
});

test("rows of prices are added by button, the example follows, and unsaved prices are asked about", async ({
  page,
}) => {
  const travelDate = travelDateIn(53);
  await visit(page, "/operator/tours/badami-aihole-pattadakal/prices");
  await page.getByLabel("Adult fare (₹)").fill("18000");
  await page.getByRole("button", { name: "Add a group discount" }).click();
  const group = page.getByRole("group", { name: "Group 1" });
  await group.getByLabel("Travelers").fill("4");
  await group.getByLabel("Discount").fill("10");
  const example = page.getByRole("region", { name: "What travelers pay" });
  await example.getByLabel("Departure").fill(travelDate);
  await example.getByLabel("Adults").selectOption("4");
  await example.getByLabel("Children").selectOption("0");
  await expect(example.getByRole("row", { name: "Total" })).toContainText("₹64,800");

  // Leaving the step or closing the window asks before dropping unsaved changes.
  const isAskedOnClosing = () =>
    page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
  await page.getByRole("link", { name: "Next: Departures" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(question).toBeHidden();
  expect(await isAskedOnClosing()).toBe(true);
  await page.getByRole("button", { name: "Save prices" }).click();
  await expect(page.getByText("Saved. Applies to new bookings")).toBeVisible();
  expect(await isAskedOnClosing()).toBe(false);

  // A black-out shows in the coming months while it is entered.
  await page.getByRole("link", { name: "Next: Departures" }).click();
  const cell = page.locator(`[data-date="${travelDateIn(20)}"]`);
  await expect(cell).toHaveAttribute("data-state", "leaves");
  await page.getByRole("button", { name: "Add a black-out" }).click();
  const blackOut = page.getByRole("group", { name: "Black-out 1" });
  for (const label of ["First day", "Last day"]) await blackOut.getByLabel(label).fill(travelDateIn(20));
  await blackOut.getByLabel("Reason").fill("The caves are closed for repairs.");
  await expect(cell).toHaveAttribute("data-state", "off");
});
