import { availabilitySchema } from "~/domain/departures/availability";
import type { AvailabilityQuery, AvailableDay } from "~/domain/departures/availability";

/** Fetches a tour's availability; null if the request fails. */
export async function requestDays(
  slug: string,
  { from, to }: AvailabilityQuery,
): Promise<AvailableDay[] | null> {
  try {
    const response = await fetch(`/api/tours/${slug}/availability?from=${from}&to=${to}`);
    return response.ok ? availabilitySchema.parse(await response.json()).days : null;
  } catch {
    return null;
  }
}
