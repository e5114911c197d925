import { leaveSeats, quietDay } from "./support/seats";
import { fillEmergencyContact, next } from "./support/booking-dialog";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { expect, test, visit } from "./support/test";
import { bookTrip } from "./support/trip-page";

test.use({ expectedComplaints: [/422/] });

const tour = "hampi";

test("a sold-out day has a waiting list, and canceled seats are booked from the offer mail", async ({
  page,
  request,
  baseURL,
}) => {
  const email = `waiting.${Date.now()}@example.com`;
  const date = await quietDay(request, tour, 37);
  const seated = `seated.${Date.now()}@example.com`;
  const { bookingId } = await bookTrip(request, baseURL, {
    email: seated,
    tour,
    travelDate: date,
    numberOfTravelers: 2,
  });
  await leaveSeats(request, { tour, date, left: 0 });

  await visit(page, `/waiting-list/${tour}?date=${date}&travelers=2`);
  await page.getByRole("button", { name: "Join the waiting list" }).click();
  await expect(page.getByText("Please enter your name.")).toBeVisible();
  await page.getByLabel("Name").fill("Meera Iyer");
  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("button", { name: "Join the waiting list" }).click();
  await expect(page.getByRole("heading", { name: "Confirm your address" })).toBeVisible();

  const openMail = async (subject: RegExp, link: string) => {
    await page.goto(`/dev/mail?to=${encodeURIComponent(email)}`);
    await page.getByRole("link", { name: subject }).click();
    const message = page.frameLocator("iframe[title='The message as HTML']");
    await visit(
      page,
      (await message.getByRole("link", { name: link, exact: true }).getAttribute("href")) ?? "",
    );
  };
  await openMail(/^Confirm your place/, "Confirm");
  await page.getByRole("button", { name: "Confirm my place" }).click();
  await expect(page.getByRole("heading", { name: "You are 1st in line" })).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "a place in line");

  const canceled = await request.post(`/api/bookings/${bookingId}/cancel`, { data: { email: seated } });
  expect(canceled.status()).toBe(200);
  await request.get("/cdn-cgi/local/scheduled");
  await openMail(/^2 seats are free/, "Book the seats");
  await expect(page.getByRole("heading", { name: "2 seats are held for you" })).toBeVisible();
  await page.getByRole("link", { name: "Book the seats" }).click();
  await expect(page.getByText("2 seats held for you")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await page.getByLabel("Phone").fill("+91 98450 12345");
  await next(page);
  await expect(page.getByLabel("Travel date")).toHaveValue(date);
  await next(page);
  await fillEmergencyContact(page);
  await next(page);
  await page.getByRole("button", { name: "Confirm Booking" }).click();
  await expect(page).toHaveTitle(/^Booking confirmed/);
});
