import { expect } from "@playwright/test";
import type { APIRequestContext } from "@playwright/test";
import { availabilitySchema } from "../../../app/domain/availability";
import { traveller, travelDateIn } from "./booking-dialog";

/** The days of a tour as somebody sees them. */
async function daysOf(request: APIRequestContext, slug: string, from: string, to: string) {
  // After a pause the server may have closed the connection that is about to be used again.
  const headers = { Connection: "close" };
  const answer = await request.get(`/api/tours/${slug}/availability?from=${from}&to=${to}`, { headers });
  return availabilitySchema.parse(await answer.json()).days;
}

/** Seats left on a day, as somebody sees them. */
export async function seatsLeft(request: APIRequestContext, slug: string, date: string) {
  return (await daysOf(request, slug, date, date))[0]?.seatsLeft;
}

/** A day on which the tour runs and nothing is booked by the demo data. @param index another for each test */
export async function quietDay(request: APIRequestContext, slug: string, index: number) {
  const days = await daysOf(request, slug, travelDateIn(100), travelDateIn(400));
  const date = days.filter(({ status }) => status !== "closed")[index]?.date;
  if (date === undefined) throw new Error(`${slug} does not run on so many days`);
  return date;
}

/** Books seats of a tour until so many are left on a day. */
export async function leaveSeats(
  request: APIRequestContext,
  { tour, date, left }: { tour: string; date: string; left: number },
) {
  const seats = (await seatsLeft(request, tour, date)) ?? 0;
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
