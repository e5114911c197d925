import { expectAccessibleAtAnyWidth } from "./support/axe";
import {
  chooseFirstDay,
  fillEmergencyContact,
  fillPersonalInformation,
  next,
  openBooking,
  payLater,
  travelDateIn,
} from "./support/booking-dialog";
import { expect, test, visit } from "./support/test";
import { bookTrip } from "./support/trip-page";

// The refusal of an age.
test.use({ expectedComplaints: [/status of 422/] });

test("a family books, names a part of its party, comes back and finishes, and the operator sees them", async ({
  page,
  requestsOf,
  browser,
  baseURL,
}) => {
  await openBooking(page, "/destinations/from-bangalore/mysore");
  await fillPersonalInformation(page);
  await next(page);
  await chooseFirstDay(page);
  await page.getByRole("dialog").getByLabel("Travelers").selectOption("3 Travelers");
  await expect(page.getByLabel("Children")).toHaveAccessibleDescription(/Children pay the same here/);
  await expect(page.getByLabel("Infants")).toHaveAccessibleDescription(/Infants travel free/);
  await page.getByLabel("Children").fill("1");
  await page.getByLabel("Ages of the children").fill("7");
  await next(page);
  await fillEmergencyContact(page);
  await next(page);
  await expect(page.getByRole("rowheader", { name: /^1 child × .*, the same as adults$/ })).toBeVisible();
  await payLater(page);
  await page.getByRole("button", { name: "Confirm Booking" }).click();
  await page.getByRole("link", { name: "Names of your party" }).click();

  await expect(page.getByText("0 of 3 names given", { exact: false })).toBeVisible();
  const child = page.getByRole("group", { name: "Child 1" });
  await expect(child.getByLabel("Age")).toHaveValue("7");
  const [first, second] = [
    page.getByRole("group", { name: "Adult 1" }),
    page.getByRole("group", { name: "Adult 2" }),
  ];
  // Suggested: the person who booked.
  await expect(first.getByLabel("Full name")).toHaveValue("Meera Iyer");
  await first.getByLabel("Age").fill("34");
  await second.getByLabel("Full name").fill("Arjun Iyer");
  await second.getByLabel("Age").fill("9");
  const save = page.getByRole("button", { name: "Save" });
  await save.click();
  await expect(second.getByLabel("Age")).toHaveAccessibleDescription(/from 12 to 120/);
  await second.getByLabel("Age").fill("36");
  await save.click();
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  await expect(page.getByText("2 of 3 names given", { exact: false })).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "the names of a party");

  await page.getByRole("link", { name: "Back to the booking" }).click();
  const section = page.getByRole("region", { name: "Names of your party" });
  await expect(section).toContainText(/2 of 3 names given[,.]/);
  await section.getByRole("link", { name: "Add names" }).click();
  await child.getByLabel("Full name").fill("Mini Iyer");
  for (const group of [first, second, child]) await group.getByLabel("Diet").selectOption("Vegetarian");
  await save.click();
  await expect(page.getByText("3 of 3 names given. Nothing is missing.")).toBeVisible();
  await page.getByRole("link", { name: /^Booking TB/ }).click();
  await expect(section.getByRole("link", { name: "Change the names" })).toBeVisible();
  const [bookingId = ""] = (await page.getByText(/^Booking TB\d+$/).textContent())?.match(/TB\d+/) ?? [];

  const storageState = await (await requestsOf("operator")).storageState();
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), storageState });
  const operator = await context.newPage();
  await operator.goto(`/operator/bookings/${bookingId}`);
  const names = operator.getByText("Meera Iyer, 34, Vegetarian");
  await expect(names).toContainText("Arjun Iyer, 36, Vegetarian");
  await expect(names).toContainText("Mini Iyer, 7, Vegetarian");
  await context.close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("names and a document are saved in part, and mistakes stay beside their fields", async ({
    page,
    request,
    baseURL,
  }) => {
    const { path } = await bookTrip(request, baseURL, {
      tour: "gangtok",
      travelDate: travelDateIn(200),
    });
    await page.goto(path);
    await page.getByRole("link", { name: "Add names" }).click();
    const first = page.getByRole("group", { name: "Adult 1" });
    await first.getByLabel("Identity document").selectOption("Passport");
    await first.getByLabel("Document number").fill("Z7654321");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.", { exact: false })).toBeVisible();
    await expect(first.getByLabel("Document number")).toHaveValue("");
    await expect(first.getByLabel("Document number")).toHaveAccessibleDescription(/ends in 4321/);
    await expect(first.getByLabel("Full name")).toHaveValue("Meera Iyer");
    await expect(page.getByText("1 of 2 names given", { exact: false })).toBeVisible();
  });
});

test("the operator of a permit tour shows the documents for the office, on request", async ({
  page,
  request,
  requestsOf,
  browser,
  baseURL,
}) => {
  const travelDate = travelDateIn(210);
  const { path } = await bookTrip(request, baseURL, { tour: "andaman-islands", travelDate });
  await visit(page, `${path}/party`);
  const first = page.getByRole("group", { name: "Adult 1" });
  await first.getByLabel("Identity document").selectOption("Passport");
  await first.getByLabel("Document number").fill("Z7654321");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.", { exact: false })).toBeVisible();
  const storageState = await (await requestsOf("operator")).storageState();
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), storageState });
  const operator = await context.newPage();
  await visit(operator, `/operator/departures/andaman-islands/${travelDate}`);
  await operator.getByRole("link", { name: "Permits" }).click();
  const row = operator.getByRole("row", { name: /Meera Iyer/ });
  await expect(row).toContainText("given, not shown");
  await operator.getByRole("button", { name: "Show document numbers" }).click();
  await expect(row).toContainText("Z7654321");
  await expectAccessibleAtAnyWidth(operator, "the permits of a departure");
  await context.close();
});
