import { test, type Page } from "@playwright/test";
import { addDays, todayInIndia } from "../../../app/domain/calendar/calendar";
import { dayIn } from "./calendar";
import { visit } from "./test";

export const traveler = {
  firstName: "Meera",
  lastName: "Iyer",
  /** Another address for each test: one address has few unpaid bookings. */
  get email() {
    return `meera.${test.info().testId}@example.com`;
  },
  phone: "+91 98450 12345",
  emergencyName: "Arjun Iyer",
  emergencyPhone: "+91 98450 99999",
};

/** Returns a day, this many days ahead; with the usual cut-off it can be booked from two days on. */
export function travelDateIn(days: number): string {
  return addDays(todayInIndia(Date.now()), days);
}

export async function openBooking(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.getByRole("button", { name: "Book This Package" }).click();
  await page.getByRole("dialog", { name: "Book Your Tour Package" }).waitFor();
}

export async function next(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Next", exact: true }).click();
}

export async function fillPersonalInformation(page: Page): Promise<void> {
  await page.getByLabel("First name").fill(traveler.firstName);
  await page.getByLabel("Last name").fill(traveler.lastName);
  await page.getByLabel("E-mail").fill(traveler.email);
  await page.getByLabel("Phone", { exact: true }).fill(traveler.phone);
}

/** Chooses the first day that can be booked with the keyboard; the calendar focuses it. */
export async function chooseFirstDay(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Travel date/ }).click();
  await page.getByRole("grid").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("grid").waitFor({ state: "hidden" });
}

/** Chooses a day in the month the calendar opens on or a later one. */
export async function chooseDay(
  page: Page,
  date: string,
  field = page.getByRole("button", { name: /^Travel date/ }),
): Promise<void> {
  await field.click();
  await (await dayIn(page, date)).click();
  await page.getByRole("grid").waitFor({ state: "hidden" });
}

export async function fillEmergencyContact(page: Page): Promise<void> {
  await page.getByLabel("Emergency contact name").fill(traveler.emergencyName);
  await page.getByLabel("Emergency contact phone").fill(traveler.emergencyPhone);
}

/** Chooses to pay later, on the last step. */
export async function payLater(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Pay later" }).check();
}

/** Completes the first three steps, and chooses to pay later on the last. */
export async function goToReview(page: Page): Promise<void> {
  await fillPersonalInformation(page);
  await next(page);
  await chooseFirstDay(page);
  await next(page);
  await fillEmergencyContact(page);
  await next(page);
  await page.getByRole("heading", { name: "Review & Confirm" }).waitFor();
  await payLater(page);
}
