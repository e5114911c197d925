import type { APIRequestContext, Page } from "@playwright/test";
import { bookingRequest } from "../../support/booking-request";
import { expect } from "./test";

/** Books as a guest, and returns the reference and the path of the booking's page. */
export async function bookTrip(
  request: APIRequestContext,
  origin: string | undefined,
  overrides: Record<string, unknown>,
): Promise<{ bookingId: string; path: string; total: number }> {
  const answer = await request.post("/api/bookings", {
    data: bookingRequest(overrides),
    headers: { Origin: origin ?? "" },
  });
  expect(answer.status()).toBe(201);
  const { booking, manageUrl } = await answer.json();
  return { bookingId: booking.bookingId, path: new URL(manageUrl).pathname, total: booking.totalAmount };
}

/** Opens one of the change sections below a booking. */
export async function openChange(page: Page, title: string): Promise<void> {
  await page.locator("summary").filter({ hasText: title }).click();
}
