import { expectAccessible, expectAccessibleAtAnyWidth, expectNoWiderThanScreen } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { bookTrip } from "./support/trip-page";
import { expect, test, visit } from "./support/test";

test.use({ signedInAs: "operator", expectedComplaints: [/status of 4(22|09|04)/] });

const tour = "mysore";
const reason = "The palace is closed for a state visit.";

test("a departure is closed with a reason, and its traveler chooses on the booking's page", async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const travelDate = travelDateIn(131);
  const trip = await bookTrip(guest, baseURL, { tour, travelDate, numberOfTravelers: 3 });

  await visit(page, `/operator/departures?view=week&date=${travelDate}`);
  const entry = page.locator("li[data-state]").filter({ hasText: "3 of 20" });
  await expect(entry).toHaveCount(1);
  await expectAccessibleAtAnyWidth(page, "the week");
  await entry.getByRole("link").click();
  const panel = page.getByRole("region", { name: /^\w{3}, / });
  await expect(panel.getByRole("link", { name: "Meera Iyer", exact: true })).toBeVisible();
  await expect(panel.getByRole("link", { name: "Check in" }).first()).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "the day");
  const departure = panel.locator(`#${tour}`);
  await departure.getByText("Change seats or close").click();
  await departure.getByRole("link", { name: "Waiting list and all settings" }).click();
  await expect(page).toHaveURL(/\/change$/);
  await expect(page.getByLabel("Total seats")).toHaveCount(1);

  await page.getByLabel("Total seats").fill("2");
  await page.getByRole("button", { name: "Save seats" }).click();
  await expect(page.getByLabel("Total seats")).toHaveAccessibleDescription(/3 seats are sold/);
  await page.getByLabel("Total seats").fill("8");
  await page.getByRole("button", { name: "Save seats" }).click();
  await expect(page.getByText("Seats of this date saved.")).toBeVisible();

  await page.getByLabel("Reason for closing").fill("Rain");
  await page.getByRole("button", { name: "Close departure" }).click();
  await expect(page.getByLabel("Reason for closing")).toHaveAccessibleDescription(/write a sentence/);
  await expect(page.getByLabel("Reason for closing")).toHaveValue("Rain");
  await expectAccessibleAtAnyWidth(page, "seats and closing");
  const second = await context.newPage();
  await visit(second, new URL(page.url()).pathname);
  await page.getByLabel("Reason for closing").fill(reason);
  await page.getByRole("button", { name: "Close departure" }).click();
  await expect(
    page.getByText("The departure is closed, and its travelers are notified by e-mail."),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "This departure is closed" })).toBeVisible();
  // A window with a stale page gets an error, and shows the current state.
  await second.getByLabel("Reason for closing").fill(reason);
  await second.getByRole("button", { name: "Close departure" }).click();
  await expect(second.getByRole("alert")).toHaveText("This departure is already closed.");
  await expect(second.getByRole("heading", { name: "This departure is closed" })).toBeVisible();
  await second.close();

  await visit(page, trip.path);
  await expect(page.getByRole("region", { name: "Your departure is closed" })).toContainText(reason);
  for (const choice of ["Travel on another date, at no cost", "Cancel for a full refund"]) {
    await expect(page.locator("summary").filter({ hasText: choice })).toBeVisible();
  }
  await expectAccessible(page, "the booking");
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoWiderThanScreen(page, "the booking");
  await guest.dispose();
});

test("arrow keys move from day to day, and a new calendar link is made @prove", async ({ page }) => {
  await visit(page, "/operator/departures?date=2027-03-10");
  const day = (date: string) => page.getByRole("link", { name: new RegExp(`^\\w+ ${date}, March 2027$`) });
  await day("10").focus();
  for (const key of ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowRight"]) {
    await page.keyboard.press(key);
  }
  await expect(day("11")).toBeFocused();
  await expectAccessibleAtAnyWidth(page, "the month");
  const link = page.getByLabel("Calendar link");
  const before = await link.inputValue();
  await page.getByRole("button", { name: /^Create new link/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Create new link" }).click();
  await expect(page.getByText("This is the new link.")).toBeVisible();
  await expect(link).not.toHaveValue(before);
  expect((await page.request.get(new URL(before).pathname)).status()).toBe(404);
  const feed = await page.request.get(new URL(await link.inputValue()).pathname);
  expect(await feed.text()).toContain("BEGIN:VCALENDAR");
});

test("days chosen by keyboard are closed together after a preview @prove", async ({ page }) => {
  await visit(page, "/operator/departures?date=2027-06-10&tour=kovalam");
  const day = (date: string) => page.getByRole("link", { name: new RegExp(`^\\w+ ${date}, June 2027$`) });
  await day("8").focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.getByText("3 days selected")).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "the selection");
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
  await expectAccessibleAtAnyWidth(page, "the preview");
  await page.getByRole("button", { name: "Close 3 departures" }).click();
  await expect(page.getByText("3 departures changed.")).toBeVisible();
  await expect(page.locator("[data-date] [data-state=closed]")).toHaveCount(3);
});
