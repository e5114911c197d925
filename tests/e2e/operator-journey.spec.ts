import { randomUUID } from "node:crypto";
import { stripes } from "../support/pictures";
import { signUpAndIn } from "./support/account";
import { goToReview, openBooking, travelDateIn } from "./support/booking-dialog";
import { signInWith } from "./support/sign-in";
import { expect, test, visit, watch } from "./support/test";
import { writeToDatabase } from "./support/write-to-database";

// Fails early when an element is missing.
// The check-in list is saved on the device.
test.use({ actionTimeout: 20_000, serviceWorkers: "allow" });

/**
 * One tour from the sign-up of its operator to its earnings, each person in their own browser. It puts a new tour on sale, and
 * lets time pass by writing into the database: no other test may run beside it (playwright.config.ts).
 */
test("an operator signs up, is verified, writes a tour, and it is approved, found, booked, taken, reviewed and paid", async ({
  browser,
  baseURL,
  requestsOf,
}) => {
  test.setTimeout(300_000);
  const origin = baseURL ?? "";
  const nobody = { cookies: [], origins: [] };
  const [operators, admins, travelers] = await Promise.all([
    browser.newContext({ baseURL: origin, storageState: nobody }),
    browser.newContext({
      baseURL: origin,
      storageState: await (await requestsOf("admin")).storageState(),
    }),
    browser.newContext({ baseURL: origin, storageState: nobody }),
  ]);
  const [operator, admin, traveler] = await Promise.all([
    operators.newPage(),
    admins.newPage(),
    travelers.newPage(),
  ]);
  const complaints = [operator, admin, traveler].map((page) => watch(page, origin));
  const word = `Redi${randomUUID().replaceAll(/[^a-f]/g, "")}`;

  // The operator signs up and waits; an administrator reviews the details and verifies the account.
  const email = `kamat.${randomUUID()}@example.com`;
  const password = "lamp river monsoon 44";
  const signedUp = await operators.request.post("/signup", {
    headers: { Origin: origin },
    form: {
      role: "tour_operator",
      firstName: "Sunita",
      lastName: word,
      email,
      password,
      confirmPassword: password,
      companyName: `${word} Trails`,
      registrationNumber: "U63040MH2019PTC123456",
      businessAddress: "4 Beach Road, Malvan",
      terms: "on",
    },
  });
  expect(signedUp.ok()).toBe(true);
  await signInWith(operators.request, { email, password }, origin);
  await visit(operator, "/operator");
  await expect(operator.getByText(/is waiting for verification/)).toBeVisible();
  await visit(admin, `/admin/operators?status=pending&q=${word}`);
  await admin.getByRole("button", { name: `Verify Operator Sunita ${word}` }).click();
  const question = admin.getByRole("alertdialog");
  await question.getByLabel("Reason to verify without what is missing").fill("Known to us");
  await question.getByRole("button", { name: "Verify Operator" }).click();
  await expect(admin.getByText(`The account of Sunita ${word} is now verified.`)).toBeVisible();

  // The operator writes a tour with the wizard.
  await signInWith(operators.request, { email, password }, origin);
  await visit(operator, "/operator/tours/create");
  const form = operator.getByRole("form", { name: "New tour" });
  const title = `${word}, temple and beach`;
  await form.getByLabel("Location: place").fill(word);
  await form.getByLabel("Location: state").selectOption("Maharashtra");
  await form.getByLabel("Tour Title").fill(title);
  await form.getByLabel("Leaves from").selectOption("Mumbai");
  await form.getByLabel("Type").selectOption("Beach");
  await form.getByLabel("Duration (days)").fill("2");
  await form.getByLabel("Price (INR)").fill("8,000");
  await form.getByLabel("Max Capacity").fill("10");
  await form.getByRole("button", { name: "Create draft" }).click();
  await expect(operator).toHaveURL(/\/operator\/tours\/[\w-]+\/edit$/);
  const slug = /tours\/([\w-]+)\/edit/.exec(operator.url())?.[1] ?? "";
  await operator.getByLabel("Subtitle").fill("Two days between a temple and an empty beach");
  await operator
    .getByLabel("Description")
    .fill("A Ganesha carved from one rock, a fort in the trees and a beach that nobody walks on.");
  await operator.getByLabel("Highlights").fill("The Ganesha of Redi\nYashwantgad fort\nThe empty beach");
  for (const name of ["November", "Outdoor", "Family"]) await operator.getByLabel(name).check();
  await operator.getByRole("link", { name: "Next: Itinerary" }).click();
  await operator.getByLabel("Day 1: title").fill("The temple");
  await operator.getByLabel("Day 1: what happens").fill("To the temple above the creek, and around it.");
  await operator.getByLabel("Day 2: title").fill("The beach");
  await operator.getByLabel("Day 2: what happens").fill("Along the beach to the fort and back.");
  await operator.getByRole("link", { name: "Next: Inclusions" }).click();
  await operator.getByLabel("Included", { exact: true }).fill("A bed and a breakfast");
  await operator.getByLabel("Not included").fill("Lunches");
  await operator.getByLabel("What to carry").fill("A hat");
  await operator.getByLabel("Meeting point").fill("In front of the temple's gate");
  await operator.getByRole("link", { name: "Next: Practical facts" }).click();
  await operator.getByRole("link", { name: "Next: Pictures" }).click();
  const pictures = operator.getByRole("form", { name: "Add a picture" });
  const buffer = Buffer.from(stripes(1000, 700, [40, 110, 160]));
  const picture = { name: "beach.png", mimeType: "image/png", buffer };
  await pictures.getByLabel("Picture", { exact: true }).setInputFiles(picture);
  await pictures.getByLabel("Alt text", { exact: true }).fill("The empty beach");
  await pictures.getByRole("button", { name: "Add Picture" }).click();
  await expect(operator.getByRole("img", { name: "The empty beach", exact: true })).toBeVisible();
  await operator.getByRole("link", { name: /Preview and submit/ }).click();
  await operator.getByRole("button", { name: "Submit for review" }).click();
  await expect(operator.getByText("Your tour is submitted.")).toBeVisible();

  // Travelers may book until it starts, at midnight: tomorrow is the first day.
  await visit(operator, `/operator/tours/${slug}/departures`);
  await operator.getByLabel("Start time, IST").fill("00:00");
  await operator.getByRole("radio", { name: "Hours before the start" }).check();
  await operator.getByRole("textbox", { name: "Hours before the start" }).fill("0");
  await operator.getByRole("button", { name: "Save departures" }).click();
  await expect(operator.getByText("Saved. Applies to new bookings")).toBeVisible();

  // It is approved.
  await visit(admin, `/admin/tours/${slug}`);
  await admin.getByRole("button", { name: "Approve" }).click();
  await expect(admin.getByText("Approved and published.")).toBeVisible();

  // A traveler finds and books it, which the operator sees live.
  await visit(operator, "/operator");
  await expect(operator.getByText("Live: connected")).toBeVisible();
  await signUpAndIn(travelers.request, origin);
  await visit(traveler, `/tours?q=${word}`);
  await traveler
    .getByRole("article")
    .filter({ hasText: title })
    .getByRole("link", { name: "View Details" })
    .click();
  await expect(traveler.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await openBooking(traveler, `/tours/${slug}`);
  await goToReview(traveler);
  await traveler.getByRole("button", { name: "Confirm Booking" }).click();
  const reference = traveler.getByText(/TB\d{6}/).first();
  await expect(reference).toBeVisible();
  const bookingId = /TB\d{6}/.exec((await reference.textContent()) ?? "")?.[0] ?? "";
  await expect(operator.getByRole("region", { name: "Newest bookings" })).toContainText(bookingId);

  // The manifest is printed, and the traveler checked in.
  await visit(operator, `/operator/departures/${slug}/${travelDateIn(1)}`);
  await expect(operator.getByRole("row").filter({ hasText: bookingId })).toContainText("Meera Iyer");
  await operator.evaluate(() =>
    Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }),
  );
  await operator.getByRole("button", { name: "Print" }).click();
  expect(await operator.evaluate(() => "isPrinted" in window)).toBe(true);
  await operator.getByRole("link", { name: "Check in" }).click();
  await expect(operator.getByText(/^Saved on this device/)).toBeVisible();
  await operator.getByLabel("Name or reference").fill(bookingId);
  await operator.getByRole("button", { name: "Check in by reference" }).click();
  await expect(operator.locator("[data-tone]")).toContainText(`Checked in: Meera Iyer, ${bookingId}`);
  await expect(operator.getByText("not sent yet")).toHaveCount(0);

  // The trip is over, and reviewed. No page sends requests while the database is written to.
  for (const page of [operator, admin, traveler]) await page.goto("about:blank");
  writeToDatabase([
    [
      "UPDATE bookings SET travel_date = ?, status = 'completed' WHERE booking_id = ?",
      travelDateIn(-4),
      bookingId,
    ],
  ]);
  await visit(traveler, `/bookings/${bookingId}/review`);
  await traveler.getByRole("radio", { name: "5 stars: Excellent" }).check();
  await traveler.getByLabel("Title").fill("Nobody else on the beach");
  await traveler.getByLabel("Your review", { exact: true }).fill("We walked for hours and met two dogs.");
  await traveler.getByRole("button", { name: "Publish review" }).click();
  await expect(traveler.getByText("Thank you, your review is saved")).toBeVisible();

  // The operator answers, which shows on the tour's page.
  await visit(operator, "/operator/reviews");
  await operator.getByRole("link", { name: "Nobody else on the beach" }).click();
  const review = operator.getByRole("complementary", { name: "Review" });
  await review.getByText(/^Answer/).click();
  await review.getByLabel("Your answer").fill("The dogs send their greetings. Come back soon!");
  await review.getByRole("checkbox", { name: /A review is answered once/ }).check();
  await review.getByRole("button", { name: "Publish answer" }).click();
  await expect(review).toContainText("The dogs send their greetings.");
  await expect(async () => {
    expect(await (await travelers.request.get(`/tours/${slug}`)).text()).toContain("The dogs send");
  }).toPass();

  // The earnings show two travelers' fares less the commission of a tenth.
  await visit(operator, "/operator/earnings/ledger");
  await expect(operator.getByRole("main")).toContainText(bookingId);
  await visit(operator, "/operator/earnings/tours");
  for (const amount of ["₹16,000", "₹1,600", "₹14,400"])
    await expect(operator.getByRole("row").filter({ hasText: title })).toContainText(amount);

  // Off sale again: other tests count the tours.
  const removed = await admins.request.post("/admin/tours", {
    form: { intent: "unpublish", id: slug },
    headers: { Origin: origin },
  });
  expect(removed.ok()).toBe(true);
  expect((await admins.request.get(`/api/tours/${slug}`)).status()).toBe(404);

  expect(complaints.flat()).toEqual([]);
  await Promise.all([operators.close(), admins.close(), travelers.close()]);
});
