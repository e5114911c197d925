import type { Page } from "@playwright/test";
import { stripes } from "../support/pictures";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { expect, test, visit } from "./support/test";

test.use({ signedInAs: "operator", expectedComplaints: [/status of 4(09|22)/] });

/** Types the first texts of a tour and returns its slug. */
async function begin(page: Page, title: string): Promise<string> {
  await visit(page, "/operator/tours/create");
  const form = page.getByRole("form", { name: "New tour" });
  await form.getByLabel("Location: place").fill("Malvan");
  await form.getByLabel("Tour Title").fill("Forts of Malvan");
  await form.getByLabel("Tour Title").blur();
  await form.getByLabel("Location: state").selectOption("Maharashtra");
  // Validation runs while typing, before anything is sent.
  await expect(page.getByText("The title must begin with the place: “Malvan …”.")).toBeVisible();
  await form.getByLabel("Tour Title").fill(title);
  await form.getByLabel("Leaves from").selectOption("Mumbai");
  await form.getByLabel("Type").selectOption("Beach");
  await form.getByLabel("Duration (days)").fill("2");
  await form.getByLabel("Price (INR)").fill("8,999");
  await form.getByLabel("Max Capacity").fill("10");
  await form.getByRole("button", { name: "Create draft" }).click();
  await expect(page).toHaveURL(/\/operator\/tours\/malvan[\w-]*\/edit$/);
  return /tours\/([\w-]+)\/edit/.exec(page.url())?.[1] ?? "";
}

const saved = (page: Page) => page.getByText(/^Saved at \d\d?:\d\d\s[AP]M IST$/);

test("a tour is created, autosaved while typing, reordered by keyboard, and submitted @prove", async ({
  page,
}) => {
  const slug = await begin(page, `Malvan, forts and coves ${Date.now() % 1000}`);
  await expectAccessibleAtAnyWidth(page);

  const description = page.getByLabel("Description");
  await description.fill("Too short");
  await expect(saved(page)).toBeVisible();
  await expect(description).toHaveAccessibleDescription(/Please write at least 20 characters/);
  await page.reload();
  await expect(description).toHaveValue("Too short");
  await description.fill("Malvan lives from fish and coconuts, and from the fort on a rock in its bay.");
  await page.getByLabel("Subtitle").fill("Two days between a fort in the sea and the harbour");
  await page.getByLabel("Highlights").fill("Sindhudurg by boat\nThe fish auction\nSnorkelling off Devbag");
  for (const name of ["November", "Outdoor", "Family"]) await page.getByLabel(name).check();
  // Left at once: the last change is sent too.
  await page.getByRole("link", { name: "Next: Itinerary" }).click();

  await page.getByLabel("Day 1: title").fill("The estuary");
  await page.getByLabel("Day 1: what happens").fill("Where the Karli meets the sea, by kayak.");
  await page.getByLabel("Day 2: title").fill("The fort in the sea");
  await page.getByLabel("Day 2: what happens").fill("By boat to Sindhudurg and along its walls.");
  // The second day is picked up, moved before the first and dropped.
  const handle = page.getByRole("button", { name: "Move day 2", exact: true });
  await handle.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Moved to day 2 of 2.")).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Moved to day 1 of 2.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(page.getByLabel("Day 1: title")).toHaveValue("The fort in the sea");
  await page.getByRole("button", { name: "Add day 3" }).click();
  await expect(page.getByLabel("Day 3: title")).toBeFocused();
  await page.getByLabel("Day 3: title").fill("The market");
  await page.getByLabel("Day 3: what happens").fill("Cashew, kokum and the morning's fish.");
  await page.getByRole("button", { name: "Move day 3 up" }).click();
  await expect(page.getByLabel("Day 2: title")).toHaveValue("The market");
  await page.getByRole("button", { name: "Set duration to 3 days" }).click();
  await expect(page.getByText("The duration is 2 days")).toBeHidden();
  await expect(saved(page)).toBeVisible();
  await expectAccessibleAtAnyWidth(page);
  await page.reload();
  await expect(page.getByLabel("Day 2: title")).toHaveValue("The market");

  await page.getByRole("link", { name: "Next: Inclusions" }).click();
  await page.getByLabel("Included", { exact: true }).fill("Boats and entry fees");
  await page.getByLabel("Not included").fill("Lunches");
  await page.getByLabel("What to carry").fill("A hat");
  await expect(saved(page)).toBeVisible();
  await expectAccessibleAtAnyWidth(page);

  await page.getByRole("link", { name: /Preview and submit/ }).click();
  const checklist = page.getByRole("region", { name: "Checklist" });
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(page.getByText("Something is missing.")).toBeVisible();
  await expect(checklist.getByRole("link", { name: "Pictures" })).toBeVisible();
  await expectAccessibleAtAnyWidth(page);
  await checklist.getByRole("link", { name: "Meeting point" }).click();
  await expect(page.getByLabel("Meeting point")).toBeFocused();
  await page.getByLabel("Meeting point").fill("In front of Malvan's bus stand");
  await expect(saved(page)).toBeVisible();

  await page.getByRole("link", { name: "Next: Practical facts" }).click();
  await page.getByText("Fitness and age").click();
  await page.getByLabel("Smallest age").fill("six");
  await expect(page.getByText("Please enter a number.")).toBeVisible();
  await page.getByLabel("Smallest age").fill("");
  await page.getByText("Closed days of sites").click();
  await page.getByRole("button", { name: "Add a closure" }).click();
  await expect(page.getByLabel("Site", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Remove Closure 1" }).click();
  await expect(saved(page)).toBeVisible();
  await expectAccessibleAtAnyWidth(page);

  await page.getByRole("link", { name: "Next: Pictures" }).click();
  const picture = page.getByRole("form", { name: "Add a picture" });
  const buffer = Buffer.from(stripes(1000, 700, [40, 110, 160]));
  const file = { name: "fort.png", mimeType: "image/png", buffer };
  await picture.getByLabel("Picture", { exact: true }).setInputFiles(file);
  await picture.getByLabel("Alt text", { exact: true }).fill("Sindhudurg from a boat");
  await picture.getByRole("button", { name: "Add Picture" }).click();
  await expect(page.getByRole("img", { name: "Sindhudurg from a boat", exact: true })).toBeVisible();

  await page.getByRole("link", { name: /Preview and submit/ }).click();
  await expect(checklist.getByRole("link")).toHaveCount(0);
  await page.getByRole("link", { name: "Open preview" }).click();
  await expect(page.getByText("Two days between a fort in the sea and the harbour").first()).toBeVisible();
  await page.getByRole("link", { name: "Back to editing" }).click();
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(page.getByText("Your tour is submitted.")).toBeVisible();
  await page.getByRole("link", { name: /Basics/ }).click();
  await expect(page.getByLabel("Subtitle")).toBeDisabled();

  await visit(page, "/operator/tours?status=pending");
  await expect(page.locator(`[data-tour="${slug}"]`)).toContainText("Pending");
});

test("an illustration is chosen, changed and removed, and shows on the tour's page and card @prove", async ({
  page,
  request,
}) => {
  const slug = await begin(page, `Malvan, forts and coves drawn ${Date.now() % 1000}`);
  await visit(page, `/operator/tours/${slug}/pictures`);
  const form = page.getByRole("form", { name: "Choose an illustration" });
  const choices = form.getByRole("radiogroup", { name: "Suggestions for this tour" });
  // Matching illustrations are shown as they would look; the others on request.
  await expect(choices.getByRole("radio")).toHaveCount(4);
  const proposed = choices.locator("label", { hasText: "Beach with palms" }).locator("img");
  await proposed.scrollIntoViewIfNeeded();
  await expect.poll(() => proposed.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
  await form.getByRole("button", { name: "Add Illustration" }).click();
  await expect(choices).toHaveAccessibleDescription("Choose one of the illustrations.");
  await expect(choices).toBeFocused();
  await expectAccessibleAtAnyWidth(page);

  await choices.getByLabel("Beach with palms").check();
  const send = form.getByRole("button", { name: /Add Illustration|Change Illustration/ });
  await send.focus();
  await page.keyboard.press("Enter");
  await expect(form.getByRole("status")).toHaveText("The illustration is chosen.");
  await expect(send).toBeFocused();
  await expect(send).toHaveText("Change Illustration");
  await form.getByText("All 30 illustrations").click();
  await choices.getByLabel("Tents by night").check();
  await send.click();
  await expect(page.getByText("rows of lit tents on a white plain by night")).toBeVisible();
  await expect(choices.getByLabel("Tents by night")).toBeChecked();

  // The checklist needs no picture any more, and the preview shows the illustration.
  await page.getByRole("link", { name: /Preview and submit/ }).click();
  const checklist = page.getByRole("region", { name: "Checklist" });
  await expect(checklist.getByRole("link", { name: "Subtitle" })).toBeVisible();
  await expect(checklist.getByRole("link", { name: "Pictures" })).toHaveCount(0);
  expect((await request.get(`/illustrations/cards/${slug}.svg`)).status()).toBe(200);

  await visit(page, `/operator/tours/${slug}/pictures`);
  await page.getByRole("button", { name: "Remove Illustration" }).click();
  await expect(page.getByRole("heading", { name: "Illustration" })).toBeFocused();
  await expect(send).toHaveText("Add Illustration");
});

test("of two windows the later one sees a conflict, keeps its text, and overwrites or loads the other version @prove", async ({
  page,
  context,
}) => {
  const slug = await begin(page, `Malvan, told in two windows ${Date.now() % 1000}`);
  const second = await context.newPage();
  await visit(second, `/operator/tours/${slug}/edit`);
  await page.getByLabel("Subtitle").fill("The first window's line");
  await expect(saved(page)).toBeVisible();
  await second.getByLabel("Subtitle").fill("The second window's line");
  await expect(second.getByText("You saved this tour elsewhere")).toBeVisible();
  await expect(second.getByLabel("Subtitle")).toHaveValue("The second window's line");
  await second.getByRole("button", { name: "Overwrite with my version" }).click();
  await expect(saved(second)).toBeVisible();
  await page.getByLabel("Highlights").fill("A line more");
  await page.getByRole("button", { name: "Load their version" }).click();
  await expect(page.getByLabel("Subtitle")).toHaveValue("The second window's line");
  await second.close();
});
