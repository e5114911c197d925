import { expect } from "@playwright/test";
import type { APIRequestContext } from "@playwright/test";
import { availabilitySchema } from "../../../app/domain/availability";
import { traveller } from "./booking-dialog";

/** Books seats of a tour until so many are left on a day. */
export async function leaveSeats(
  request: APIRequestContext,
  { tour, date, left }: { tour: string; date: string; left: number },
) {
  const answer = await request.get(`/api/tours/${tour}/availability?from=${date}&to=${date}`);
  const seats = availabilitySchema.parse(await answer.json()).days[0]?.seatsLeft ?? 0;
  if (seats <= left) return;
  const booked = await request.post("/api/bookings", {
    data: {
      ...traveller,
      tour,
      travelDate: date,
      numberOfTravelers: seats - left,
      roomType: "standard",
      paymentMethod: "upi",
    },
  });
  expect(booked.status()).toBe(201);
}
