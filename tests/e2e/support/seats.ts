import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext } from "@playwright/test";
import { availabilitySchema } from "../../../app/domain/departures/availability-schema";
import { traveler, travelDateIn } from "./booking-dialog";

/** Fetches the days of a tour as the user of the request context. */
async function daysOf(request: APIRequestContext, slug: string, from: string, to: string) {
  // After a pause, the server may have closed a kept-alive connection.
  const headers = { Connection: "close" };
  const answer = await request.get(`/api/tours/${slug}/availability?from=${from}&to=${to}`, { headers });
  return availabilitySchema.parse(await answer.json()).days;
}

/** Returns the seats left on a day, as the user of the request context. */
export async function seatsLeft(request: APIRequestContext, slug: string, date: string) {
  return (await daysOf(request, slug, date, date))[0]?.seatsLeft;
}

/** Returns a departure day without demo bookings. @param index unique for each test */
export async function quietDay(request: APIRequestContext, slug: string, index: number) {
  const days = await daysOf(request, slug, travelDateIn(100), travelDateIn(400));
  const date = days.filter(({ status }) => status !== "closed")[index]?.date;
  if (date === undefined) throw new Error(`${slug} does not run on so many days`);
  return date;
}

/** Books seats of a tour until this many are left on a day. */
export async function leaveSeats(
  request: APIRequestContext,
  { tour, date, left }: { tour: string; date: string; left: number },
) {
  const seats = (await seatsLeft(request, tour, date)) ?? 0;
  if (seats <= left) return;
  const booked = await request.post("/api/bookings", {
    data: {
      ...traveler,
      email: `${randomUUID()}@example.com`,
      tour,
      travelDate: date,
      numberOfTravelers: seats - left,
      roomType: "standard",
      paymentMethod: "upi",
    },
  });
  expect(booked.status()).toBe(201);
}
