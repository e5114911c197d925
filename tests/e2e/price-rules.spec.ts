import type { APIRequestContext } from "@playwright/test";
import { availabilitySchema } from "../../app/domain/departures/availability-schema";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { openBooking, travelDateIn } from "./support/booking-dialog";
import { dayIn, openCalendar } from "./support/calendar";
import { expect, test, visit } from "./support/test";

/** The days of the coming year on which a tour can be booked, with the adult fare of each. */
async function openDays(request: APIRequestContext, slug: string) {
  const answer = await request.get(
    `/api/tours/${slug}/availability?from=${travelDateIn(0)}&to=${travelDateIn(370)}`,
  );
  return availabilitySchema.parse(await answer.json()).days.filter(({ status }) => status === "open");
}

function rupeesIn(text: string | null): number[] {
  return [...(text ?? "").matchAll(/₹([\d,]+)/g)].map(([, digits = ""]) =>
    Number(digits.replaceAll(",", "")),
  );
}

test("a tour with seasons has a fare table that matches the calendar", async ({ page, request }) => {
  await visit(page, "/tours/gokarna-beaches-season-prices");
  await page.getByRole("heading", { name: "Prices" }).click();
  const table = page.getByRole("region", { name: "Prices" }).getByRole("table");
  const rows = table.getByRole("row");
  await expect(rows.filter({ hasText: "Monsoon" }).first()).toContainText("₹6,999");
  await expect(rows.last()).toHaveText(/All other days.*₹9,499/);
  const shown = rupeesIn((await rows.allTextContents()).join(" "));
  const charged = (await openDays(request, "gokarna-beaches-season-prices")).map(({ priceInr }) => priceInr);
  expect(new Set(charged)).toEqual(new Set(shown));
  await expectAccessibleAtAnyWidth(page);
});

test("a party with children pays the fares shown on the page", async ({ page, request }) => {
  await visit(page, "/tours/velas-turtles-child-fare");
  await page.getByRole("heading", { name: "Prices" }).click();
  const term = page.getByRole("definition").filter({ hasText: "50 % of the adult fare" });
  const [child = 0, adult = 0] = rupeesIn(await term.textContent());
  expect(child).toBeLessThan(adult);
  const [first] = await openDays(request, "velas-turtles-child-fare");
  await openBooking(page, "/tours/velas-turtles-child-fare");
  await openCalendar(page);
  await (await dayIn(page, first?.date ?? "")).click();
  await page.getByLabel("Travelers", { exact: true }).selectOption("4");
  await page.getByLabel("Children").fill("2");
  const total = `₹${(2 * adult + 2 * child).toLocaleString("en-IN")}`;
  await expect(page.getByRole("dialog").getByText(total, { exact: true })).toBeVisible();
});

test("a tour of the catalogue has no price section", async ({ page }) => {
  await visit(page, "/destinations/north-india/manali");
  await expect(page.getByRole("heading", { name: "Day by day" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Prices" })).toHaveCount(0);
});
