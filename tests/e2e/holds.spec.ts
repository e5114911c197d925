import type { Page } from "@playwright/test";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import {
  chooseDay,
  fillEmergencyContact,
  fillPersonalInformation,
  next,
  openBooking,
  payLater,
  traveler,
} from "./support/booking-dialog";
import { quietDay, seatsLeft } from "./support/seats";
import { expect, test, visit } from "./support/test";

// Accepts a party of eight.
const slug = "satpura-walking-safari";

/** Opens the dialog on its second step. */
async function openTrip(page: Page) {
  await openBooking(page, `/tours/${slug}`);
  await page.getByRole("button", { name: /^Trip: step 2/ }).click();
}

/** Sets how long the holds requested by the page last; the server's clock keeps running. */
async function makeHoldsLast(page: Page, milliseconds: number, times: number) {
  await page.route(
    "**/api/holds",
    (route) =>
      route.continue({ headers: { ...route.request().headers(), "X-Test-Hold": String(milliseconds) } }),
    { times },
  );
}

const countdown = (page: Page) =>
  page.getByText(/seats? held for you until \d+:\d\d [AP]M IST · \d+:\d\d left/);

test("a chosen date holds seats, the party size changes them, another date moves them, and closing or leaving releases them @core", async ({
  page,
  request,
}) => {
  const [date, other] = [await quietDay(request, slug, 0), await quietDay(request, slug, 1)];
  const left = (on: string) => expect.poll(() => seatsLeft(request, slug, on));
  await openTrip(page);
  await chooseDay(page, date);
  await expect(countdown(page)).toHaveText(/^2 seats held for you .* 1[45]:\d\d left$/);
  await expect(page.getByRole("status").filter({ hasText: /^2 seats held for you until/ })).toHaveCount(1);
  await left(date).toBe(6);
  expect(await seatsLeft(page.request, slug, date)).toBe(8);

  await page.getByLabel("Travelers", { exact: true }).selectOption("4");
  await left(date).toBe(4);
  await expect(countdown(page)).toHaveText(/^4 seats/);
  await chooseDay(page, other);
  await left(other).toBe(4);
  await left(date).toBe(8);

  await page.keyboard.press("Escape");
  await left(other).toBe(8);
  await page.getByRole("button", { name: "Book This Package" }).click();
  await left(other).toBe(4);
  await expect(countdown(page)).toBeVisible();
  await visit(page, "/about");
  await left(other).toBe(8);
});

test.describe("with other travelers", () => {
  test.use({ expectedComplaints: [/status of 409/] });

  test("a hold of a whole departure can be booked, while others see it as sold out @core", async ({
    page,
    request,
  }) => {
    const date = await quietDay(request, slug, 2);
    await openTrip(page);
    await page.getByLabel("Travelers", { exact: true }).selectOption("6+");
    await page.getByLabel("How many exactly?").fill("8");
    await chooseDay(page, date);
    await expect(countdown(page)).toHaveText(/^8 seats/);
    expect(await seatsLeft(request, slug, date)).toBe(0);
    const refused = await request.post("/api/bookings", {
      data: {
        ...traveler,
        tour: slug,
        travelDate: date,
        numberOfTravelers: 1,
        roomType: "standard",
        paymentMethod: "upi",
      },
    });
    expect(refused.status()).toBe(409);

    await page.getByRole("button", { name: /^You: step 1/ }).click();
    await fillPersonalInformation(page);
    await next(page);
    await next(page);
    await fillEmergencyContact(page);
    await next(page);
    await payLater(page);
    await page.getByRole("button", { name: "Confirm Booking" }).click();
    await expect(page.getByRole("heading", { name: "Your seats are booked" })).toBeVisible();
    expect(await seatsLeft(request, slug, date)).toBe(0);
    // No hold is left to release.
    await page.getByRole("button", { name: "Done" }).click();
    expect(await seatsLeft(request, slug, date)).toBe(0);
  });

  test("seats taken by others in the meantime show an error beside the date until they are free again @prove", async ({
    page,
    request,
  }) => {
    const date = await quietDay(request, slug, 3);
    const problem = { code: "sold_out", status: 409, title: "No", detail: "There are not 2 free seats." };
    let isFree = false;
    await page.route("**/api/holds", (route) =>
      isFree
        ? route.continue()
        : route.fulfill({
            status: 409,
            contentType: "application/problem+json",
            body: JSON.stringify(problem),
          }),
    );
    await openTrip(page);
    await chooseDay(page, date);
    const field = page.getByRole("button", { name: /^Travel date/ });
    await expect(field).toHaveAccessibleDescription(/There are not 2 free seats/);
    await expect(countdown(page)).toHaveCount(0);
    await next(page);
    await expect(field).toBeFocused();
    isFree = true;
    await next(page);
    await expect(page.getByLabel("Emergency contact name")).toBeVisible();
    await expect(countdown(page)).toHaveText(/^2 seats/);
  });
});

test("an expired hold is reported, frees its seats, and can be renewed", async ({ page, request }) => {
  const date = await quietDay(request, slug, 4);
  await makeHoldsLast(page, 3000, 1);
  await openTrip(page);
  await page.getByLabel("Special requests").fill("A window");
  await chooseDay(page, date);
  const notice = page.getByText(
    "Your seats are no longer held. You can still book while seats are available.",
  );
  await expect(notice).toBeVisible();
  expect(await seatsLeft(request, slug, date)).toBe(8);
  await expect(page.getByLabel("Special requests")).toHaveValue("A window");
  await expectAccessibleAtAnyWidth(page, "seats no longer held");

  const again = page.getByRole("button", { name: "Hold them again" });
  await again.focus();
  await page.keyboard.press("Enter");
  await expect(countdown(page)).toHaveText(/^2 seats .* 1[45]:\d\d left$/);
  await expect(again).toHaveCount(0);
  // The focus stays where the button was.
  await expect(page.locator(":focus")).toHaveText(/^2 seats held for you/);
  expect(await seatsLeft(request, slug, date)).toBe(6);
});

test("in the last minutes a hold can be extended once by keyboard @prove", async ({ page, request }) => {
  const date = await quietDay(request, slug, 5);
  await makeHoldsLast(page, 60_000, 1);
  await openTrip(page);
  await chooseDay(page, date);
  await expect(
    page.getByRole("status").filter({ hasText: /Less than a minute left: 2 seats held .* 15 more minutes/ }),
  ).toHaveCount(1);
  await expectAccessibleAtAnyWidth(page, "the countdown");

  const extend = page.getByRole("button", { name: "Hold them 15 minutes longer" });
  await page.getByLabel("Special requests").focus();
  await page.keyboard.press("Tab");
  await expect(extend).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(countdown(page)).toHaveText(/1[56]:\d\d left$/);
  await expect(extend).toHaveCount(0);
  await expect(page.locator(":focus")).toHaveText(/^2 seats held for you/);
});

test("a party size changed right before Confirm is held before it is booked @prove", async ({
  page,
  request,
}) => {
  const date = await quietDay(request, slug, 7);
  await page.clock.install();
  await openBooking(page, `/tours/${slug}`);
  await fillPersonalInformation(page);
  await next(page);
  await chooseDay(page, date);
  await expect(countdown(page)).toHaveText(/^2 seats/);
  await next(page);
  await fillEmergencyContact(page);
  await next(page);
  await payLater(page);

  // From here on no timer fires.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const asked: string[] = [];
  page.on("request", (each) => {
    const { pathname } = new URL(each.url());
    if (/^\/api\/(holds|bookings)/.test(pathname)) asked.push(`${each.method()} ${pathname.split("/")[2]}`);
  });
  await page.getByRole("button", { name: /^Trip: step 2/ }).click();
  await page.getByLabel("Travelers", { exact: true }).selectOption("3");
  await page.getByRole("button", { name: /^Review: step 4/ }).click();
  await expect(page.getByText(/^3 travelers × /)).toBeVisible();
  await page.getByRole("button", { name: "Confirm Booking" }).click();
  await expect(page.getByRole("heading", { name: "Your seats are booked" })).toBeVisible();
  expect(asked.slice(0, 2)).toEqual(["PATCH holds", "POST bookings"]);
});

test.describe("when seats cannot be held", () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test("the dialog says so and books without a hold @prove", async ({ page, request }) => {
    const date = await quietDay(request, slug, 6);
    // As in production when others behind the same address hold as many seats as possible.
    await page.route("**/api/holds", (route) =>
      route.fulfill({
        status: 429,
        headers: { "Content-Type": "application/problem+json", "Retry-After": "900" },
        body: JSON.stringify({ code: "too_many_requests", status: 429, detail: "Not held yet." }),
      }),
    );
    await openTrip(page);
    await chooseDay(page, date);
    await expect(page.getByText(/Your seats are not held yet\. You can still book/)).toBeVisible();
    await page.getByRole("button", { name: /^You: step 1/ }).click();
    await fillPersonalInformation(page);
    await next(page);
    await next(page);
    await fillEmergencyContact(page);
    await next(page);
    await payLater(page);
    await page.getByRole("button", { name: "Confirm Booking" }).click();
    await expect(page.getByRole("heading", { name: "Your seats are booked" })).toBeVisible();
    expect(await seatsLeft(request, slug, date)).toBe(6);
  });

  test("a hold on a nearly held departure is earned by a proof of work that nobody sees @prove", async ({
    page,
    request,
  }) => {
    const date = await quietDay(request, slug, 8);
    const others = await request.post("/api/holds", {
      data: { tour: slug, travelDate: date, numberOfTravelers: 6 },
    });
    expect(others.status()).toBe(201);
    const statuses: number[] = [];
    page.on("response", (response) => {
      if (new URL(response.url()).pathname === "/api/holds") statuses.push(response.status());
    });
    await openTrip(page);
    await chooseDay(page, date);
    await expect(countdown(page)).toHaveText(/^2 seats/);
    expect(statuses).toEqual([429, 201]);
    expect(await seatsLeft(page.request, slug, date)).toBe(2);
  });
});
