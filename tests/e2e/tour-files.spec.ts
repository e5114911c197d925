import { expectAccessibleAtAnyWidth } from "./support/axe";
import { expect, test, visit } from "./support/test";

test.use({ signedInAs: "operator" });

function fileTour(title: string, secondStop: unknown) {
  return {
    place: "Malvan",
    title,
    subtitle: "A day between a fort in the sea and the fishing harbour",
    states: ["Maharashtra"],
    departureCity: "Mumbai",
    days: 1,
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
        stops: [{ place: "Malvan jetty", at: [16.0583, 73.4636] }, secondStop],
      },
    ],
    inclusions: ["Boats and entry fees"],
    exclusions: ["Lunches"],
    carry: ["A hat"],
    meetingPoint: "In front of Malvan's bus stand, at half past seven",
  };
}

const fort = { place: "Sindhudurg", at: [16.0431, 73.4606], by: "boat", km: 2, minutes: 20 };

test("an operator imports a file, moves a stop by keyboard and submits the tour", async ({ page }) => {
  const title = `Malvan, imported ${Date.now() % 100_000}`;
  const tours = [
    fileTour(title, fort),
    fileTour(`${title} badly`, { place: "Sindhudurg", at: [91, 73] }),
    fileTour(`${title} too`, fort),
  ];
  await visit(page, "/operator/tours");
  await page.getByRole("link", { name: "Import tours" }).click();
  const file = {
    name: "tours.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify({ tours })),
  };
  await page.getByLabel("File").setInputFiles(file);
  await page.getByRole("button", { name: "Check only" }).click();
  await expect(page.getByText("2 of 3 can be imported, 1 with errors.")).toBeVisible();
  await expect(page.getByText("itinerary.0.stops.1.at.0")).toBeVisible();
  await page.getByRole("button", { name: "Import as drafts" }).click();
  await expect(page.getByText("2 of 3 imported, 1 with errors.")).toBeVisible();
  await expectAccessibleAtAnyWidth(page);

  await page.getByRole("link", { name: title, exact: true }).click();
  await page.getByRole("link", { name: "Next: Itinerary" }).click();
  await page.getByText("Stops, meals and bed", { exact: true }).click();
  const stop = page.getByRole("listitem", { name: "Day 1, stop 2" });
  const place = stop.getByLabel("Latitude and longitude");
  await expect(place).toHaveValue("16.0431, 73.4606");
  await page.getByRole("button", { name: /^Stop 2, Sindhudurg/ }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowUp");
  await expect(place).not.toHaveValue("16.0431, 73.4606");
  await expect(stop.getByText("Please check: 2 km is less than the straight line")).toBeVisible();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await expectAccessibleAtAnyWidth(page);
  await place.fill("16.0431, 73.4606");
  await expect(stop.getByText("Please check")).toBeHidden();
  await stop.getByLabel("Kilometers").fill("far");
  await stop.getByLabel("Minutes on the way").focus();
  await expect(stop.getByText("Please enter a number.")).toBeVisible();
  await stop.getByLabel("Kilometers").fill("2.1");
  await page.getByRole("button", { name: "Move Day 1, stop 2 up" }).click();
  await expect(page.getByLabel("Place", { exact: true }).first()).toHaveValue("Sindhudurg");
  await page.getByRole("button", { name: "Move Day 1, stop 1 down" }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await page.getByText("Stops, meals and bed", { exact: true }).click();
  await expect(stop.getByLabel("Kilometers")).toHaveValue("2.1");

  await page.getByRole("link", { name: /Pictures/ }).click();
  const form = page.getByRole("form", { name: "Choose an illustration" });
  await form.getByRole("radiogroup").getByLabel("Beach with palms").check();
  await form.getByRole("button", { name: "Add Illustration" }).click();
  await expect(form.getByRole("status")).toHaveText("The illustration is chosen.");
  await page.getByRole("link", { name: /Preview and submit/ }).click();
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(page.getByText("Your tour is submitted.")).toBeVisible();
});
