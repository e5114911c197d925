import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "./test";
import { fillEmergencyContact, fillPersonalInformation, next } from "./booking-dialog";

/** Expects the heading of a step. */
export async function expectStep(page: Page, step: number, title: string): Promise<void> {
  await expect(page.getByText(`Step ${step} of 4`, { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
}

/** Completes the first three steps of the booking form. */
export async function goToFormReview(
  page: Page,
  { slug, email, travelDate }: { slug: string; email: string; travelDate: string },
): Promise<void> {
  await page.goto(`/book/${slug}`);
  await fillPersonalInformation(page);
  await page.getByLabel("E-mail").fill(email);
  await next(page);
  await page.getByLabel("Travel date").fill(travelDate);
  await next(page);
  await fillEmergencyContact(page);
  await next(page);
  await expectStep(page, 4, "Review & Confirm");
}

/** Returns the references of all bookings made with an e-mail address, as an admin. */
export async function bookingsOf(administrator: APIRequestContext, email: string): Promise<string[]> {
  const answer = await administrator.get("/api/admin/bookings", { params: { q: email } });
  const { bookings } = await answer.json();
  return bookings.map((booking: { bookingId: string }) => booking.bookingId);
}
