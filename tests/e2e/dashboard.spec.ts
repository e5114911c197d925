import { bookingRequest } from "../support/booking-request";
import { expectAccessibleAtAnyWidth, wholePage } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { expect, test, visit } from "./support/test";
import { openUntilStart } from "./support/until-start";

test("a dashboard and its data require a login", async ({ request }) => {
  const answer = await request.get("/dashboard", { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe("/login?next=%2Fdashboard");
  expect(await (await request.get("/dashboard.data", { maxRedirects: 0 })).text()).not.toContain("TB");
});

test.describe("a traveler", () => {
  test.use({ signedInAs: "traveler" });

  test("sees how far away the next trip is and what to bring", async ({ page, baseURL }) => {
    openUntilStart("vadodara");
    const booked = await page.request.post("/api/bookings", {
      data: bookingRequest({ tour: "vadodara", travelDate: travelDateIn(1) }),
      headers: { Origin: baseURL ?? "" },
    });
    expect(booked.status()).toBe(201);
    const answer = await visit(page, "/dashboard");
    expect(answer?.headers()["cache-control"]).toBe("private, no-store");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard Namaste, Asha");
    const next = page.getByRole("region", { name: "Your next trip" });
    await expect(next).toContainText(/tomorrow|today|day \d+ of \d+/);
    await expect(next.getByRole("link", { name: "Open booking" })).toHaveAttribute(
      "href",
      /^\/bookings\/TB\d{6}$/,
    );
    const prepare = page.getByRole("region", { name: /^Before you go/ });
    await expect(prepare).toContainText(/is a good month for|is (summer|monsoon|winter) here/);
    expect(await prepare.getByRole("listitem").count()).toBeGreaterThan(2);
    const upcoming = page.getByRole("region", { name: "Upcoming" });
    await expect(upcoming.getByRole("link", { name: /^Booking of .*, TB\d{6}$/ }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: "All bookings" })).toHaveAttribute("href", "/bookings");
    await expectAccessibleAtAnyWidth(page, "the dashboard", wholePage);
  });
});

test.describe("an account without bookings", () => {
  test.use({ signedInAs: "operator" });

  test("shows how to book a first trip", async ({ page }) => {
    await visit(page, "/dashboard");
    await expect(page.getByRole("heading", { name: "Where to next?" })).toBeVisible();
    await expectAccessibleAtAnyWidth(page);
    await page.getByRole("main").getByRole("link", { name: "Find a tour" }).first().click();
    await expect(page).toHaveURL("/tours");
  });
});
