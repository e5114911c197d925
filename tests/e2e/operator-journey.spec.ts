import { stripes } from "../support/pictures";
import { expect, test, visit } from "./support/test";

test.use({ signedInAs: "operator", actionTimeout: 20_000 });

const maxFields = 20;
const maxClicks = 15;

test("an operator writes a tour in 20 fields and 15 clicks, and submits it", async ({ page }) => {
  const title = `Aluva, a morning on the Periyar ${Date.now() % 10_000}`;
  let fields = 0;
  let clicks = 0;
  const fill = async (label: string, text: string) => {
    fields += 1;
    await page.getByLabel(label, { exact: true }).fill(text);
  };
  const choose = async (label: string, option: string) => {
    fields += 1;
    await page.getByLabel(label).selectOption(option);
  };
  const check = async (label: string) => {
    fields += 1;
    await page.getByLabel(label).check();
  };
  const click = async (role: "button" | "link", name: string | RegExp) => {
    clicks += 1;
    await page.getByRole(role, { name }).click();
  };

  await visit(page, "/operator/tours/create");
  await fill("Location: place", "Aluva");
  await choose("Location: state", "Kerala");
  await fill("Tour Title", title);
  await choose("Leaves from", "Kochi");
  await choose("Type", "City");
  await fill("Duration (days)", "1");
  await fill("Price (INR)", "1,500");
  await fill("Max Capacity", "10");
  await click("button", "Create draft");
  await expect(page).toHaveURL(/\/operator\/tours\/[\w-]+\/edit$/);
  await fill("Subtitle", "A walk along the river and its ferries");
  await fill("Description", "The river before the heat: the sand bank, the temple and the ferry across.");
  await fill("Highlights", "The sand bank\nThe temple\nThe ferry");
  for (const name of ["November", "Outdoor", "Family"]) await check(name);
  await click("link", "Next: Itinerary");
  await fill("Day 1: title", "The river");
  await fill("Day 1: what happens", "From the ferry to the temple and along the river back.");
  await click("link", "Next: Inclusions");
  await fill("Included", "The ferry and a breakfast");
  await fill("Meeting point", "In front of the railway station");
  await click("link", "Next: Practical facts");
  await click("link", "Next: Pictures");
  const picture = {
    name: "river.png",
    mimeType: "image/png",
    buffer: Buffer.from(stripes(1000, 700, [30, 90, 140])),
  };
  fields += 1;
  await page.getByLabel("Picture", { exact: true }).setInputFiles(picture);
  await fill("Alt text", "The river at Aluva");
  await click("button", "Add Picture");
  await expect(page.getByRole("img", { name: "The river at Aluva", exact: true })).toBeVisible();
  await click("link", "Next: Prices");
  const steps = page.getByRole("navigation", { name: "Steps" });
  await expect(steps.getByRole("link", { name: /Prices\s*, to check and save/ })).toBeVisible();
  await click("button", "Save prices");
  await expect(steps.getByRole("link", { name: /Prices\s*, done/ })).toBeVisible();
  await click("link", "Next: Departures");
  await click("button", "Save departures");
  await expect(steps.getByRole("link", { name: /Departures\s*, done/ })).toBeVisible();
  await click("link", "Next: Preview and submit");
  await expect(page.getByRole("button", { name: "Submit for review" })).toBeVisible();
  await click("button", "Submit for review");
  await expect(page.getByText("Your tour is submitted.")).toBeVisible();
  expect(fields).toBeLessThanOrEqual(maxFields);
  expect(clicks).toBeLessThanOrEqual(maxClicks);
  await page.getByRole("link", { name: /Basics/ }).click();
  await expect(page.getByLabel("Subtitle")).toBeDisabled();
});
