import type { APIRequestContext } from "@playwright/test";
import { bookingRequest } from "../../support/booking-request";
import { expect } from "./test";

/** Books as the user of the request context, and returns the reference. */
export async function bookAs(
  request: APIRequestContext,
  origin: string | undefined,
  overrides: Record<string, unknown>,
): Promise<string> {
  const answer = await request.post("/api/bookings", {
    data: bookingRequest(overrides),
    headers: { Origin: origin ?? "" },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).booking.bookingId;
}
