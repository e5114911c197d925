import type { APIRequestContext } from "@playwright/test";
import { z } from "zod";
import { availabilitySchema } from "../../app/domain/departures/availability-schema";
import { addDays, formatMonth, todayInIndia } from "../../app/domain/calendar/calendar";
import { nextOpenDays } from "../../app/domain/departures/departure";
import { departureRulesSchema } from "../../app/domain/departures/departure-rules";
import { next, openBooking, travelDateIn } from "./support/booking-dialog";
import { dayIn, openCalendar } from "./support/calendar";
import { leaveSeats } from "./support/seats";
import { expect, test, visit } from "./support/test";

test("full and closed days show why they are disabled, and few remaining seats are counted", async ({
  page,
  request,
}) => {
  const [full, few, closed] = [travelDateIn(40), travelDateIn(41), travelDateIn(42)];
  await leaveSeats(request, { tour: "matheran", date: full, left: 0 });
  await leaveSeats(request, { tour: "matheran", date: few, left: 3 });
  const reason = "The path is closed for repairs.";
  await page.route("**/api/tours/matheran/availability?*", async (route) => {
    const { days } = availabilitySchema.parse(await (await route.fetch()).json());
    const json = {
      days: days.map((day) =>
        day.date === closed ? { ...day, seatsLeft: 0, status: "closed", reason } : day,
      ),
    };
    await route.fulfill({ json });
  });
  await openBooking(page, "/destinations/west-india/matheran");
  const calendar = await openCalendar(page);

  const sold = await dayIn(page, full);
  await expect(sold).toHaveAccessibleName(/, not available: This day is sold out\.$/);
  await expect(sold).toHaveAttribute("aria-disabled", "true");
  await sold.focus();
  await expect(sold).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(calendar).toContainText(/: This day is sold out\./);

  const shut = await dayIn(page, closed);
  await expect(shut).toHaveAccessibleName(/not available: The path is closed for repairs\.$/);
  await shut.hover();
  await expect(calendar).toContainText(`: ${reason}`);
  // A disabled day accepts the press and does nothing.
  await shut.click({ force: true });
  await expect(calendar).toBeVisible();

  const limited = await dayIn(page, few);
  await expect(limited).toHaveAccessibleName(/3 left$/);
  await limited.click();
  await expect(calendar).toBeHidden();
  await expect(page.getByRole("button", { name: /^Travel date/ })).toHaveAccessibleDescription(
    /3 left on this day/,
  );

  const travelers = page.getByLabel("Travelers", { exact: true });
  await travelers.selectOption("4");
  await expect(travelers).toHaveAccessibleDescription(/Only 3 seats are left/);
  await next(page);
  await expect(travelers).toBeFocused();
  await travelers.selectOption("3");
  await next(page);
  await expect(page.getByLabel("Emergency contact name")).toBeVisible();
});

const tourPageSchema = z.object({
  tours: z.array(z.object({ path: z.string(), departures: departureRulesSchema })),
  nextCursor: z.string().nullable(),
});

/** A tour on sale whose next open day is in a later month, with that day. */
async function tourOpeningLater(request: APIRequestContext) {
  const today = todayInIndia(Date.now());
  let cursor: string | null = null;
  do {
    const answer = await request.get(`/api/tours?limit=100${cursor === null ? "" : `&cursor=${cursor}`}`);
    const page: z.output<typeof tourPageSchema> = tourPageSchema.parse(await answer.json());
    for (const { path, departures } of page.tours) {
      const [opens] = nextOpenDays(departures, Date.now(), 1);
      if (opens !== undefined && opens.slice(0, 7) > today.slice(0, 7)) return { path, opens };
    }
    cursor = page.nextCursor;
  } while (cursor !== null);
  throw new Error("every tour leaves this month");
}

test("the calendar opens on the tour's first departure, or on the chosen day", async ({ page, request }) => {
  const { path, opens } = await tourOpeningLater(request);
  await openBooking(page, path);
  await openCalendar(page);
  const grid = page.getByRole("grid");
  const day = (date: string) => page.locator(`[data-day="${date}"]:not([data-outside]) button`);
  await expect(grid).toHaveAttribute("aria-label", formatMonth(opens.slice(0, 7)));
  await expect(day(opens)).toBeFocused();
  // Earlier months can still be reached.
  await page.keyboard.press("ArrowLeft");
  await expect(day(addDays(opens, -1))).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(day(opens)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(grid).toBeHidden();

  await page.getByRole("button", { name: /^Travel date/ }).click();
  await expect(day(opens)).toBeFocused();
  await page.getByRole("button", { name: "Go to the Next Month" }).click();
  await expect(grid).not.toHaveAttribute("aria-label", formatMonth(opens.slice(0, 7)));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Travel date/ }).click();
  await expect(grid).toHaveAttribute("aria-label", formatMonth(opens.slice(0, 7)));
  await expect(day(opens)).toBeFocused();
});

test.describe("without an availability response", () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test("days can still be chosen", async ({ page }) => {
    await page.route("**/api/tours/matheran/availability?*", (route) => route.abort());
    await openBooking(page, "/destinations/west-india/matheran");
    const calendar = await openCalendar(page);
    await expect(calendar.getByText(/couldn't load the available seats/)).toBeVisible();
    await (await dayIn(page, travelDateIn(43))).click();
    await expect(calendar).toBeHidden();
  });
});

test("a search by dates is in the URL, and can be cleared", async ({ page, request }) => {
  const date = travelDateIn(44);
  await leaveSeats(request, { tour: "matheran", date, left: 0 });
  await visit(page, `/tours?q=matheran&from=${date}&to=${date}`);
  const found = page.locator("#main a[href='/destinations/west-india/matheran']").first();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(found).toBeHidden();
  await page.getByRole("link", { name: /^Leaves on / }).click();
  await expect(found).toBeVisible();
});
