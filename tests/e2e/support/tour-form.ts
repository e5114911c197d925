import type { Page } from "@playwright/test";

/** Fills in the form with a complete new tour of two days, without the story of the second. */
export async function fillNewTour(page: Page, name: string): Promise<void> {
  const form = page.getByRole("form", { name: "Tour" });
  for (const [label, value] of [
    ["Tour Title", name],
    ["Location: place", "Malvan"],
    ["Price (INR)", "8999"],
    ["Duration (days)", "2"],
    ["Max Capacity", "10"],
    ["Subtitle", "Two days between a fort in the sea and the fishing harbour"],
    ["Description", "Malvan lives from fish and coconuts, and from the fort on a rock in its bay."],
    ["Highlights", "Sindhudurg by boat\nThe fish auction\nSnorkelling off Devbag"],
    ["Day 1: title", "The fort in the sea"],
    ["Day 1: what happens", "By boat to Sindhudurg and along its walls."],
    ["Day 2: title", "The estuary"],
    ["Included", "Boats and entry fees"],
    ["Not included", "Lunches"],
    ["What to carry", "A hat"],
    ["Meeting point", "In front of Malvan's bus stand"],
  ] as const) {
    await form
      .getByLabel(label, { exact: label === "Included" })
      .first()
      .fill(value);
  }
  for (const [label, option] of [
    ["Location: state", "Maharashtra"],
    ["Region", "West India"],
    ["Leaves from", "Mumbai"],
    ["Tour Operator", "Deccan & Coast"],
    ["Type", "Beach"],
  ] as const) {
    const select = form.getByLabel(label, { exact: true });
    const value = await select.locator("option", { hasText: option }).first().getAttribute("value");
    await select.selectOption(value);
  }
  await form.getByLabel("November").check();
  await form.getByLabel("Outdoor").check();
  await form.getByLabel("Family").check();
}
