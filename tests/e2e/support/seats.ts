import type { APIRequestContext } from "@playwright/test";
import { availabilitySchema } from "../../../app/domain/availability";
import { travelDateIn } from "./booking-dialog";

/** The days of a tour as somebody sees them, some weeks ahead. */
async function daysOf(request: APIRequestContext, slug: string, from: string, to: string) {
  const answer = await request.get(`/api/tours/${slug}/availability?from=${from}&to=${to}`);
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
