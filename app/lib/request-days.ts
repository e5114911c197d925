import { availabilitySchema } from "~/domain/availability";
import type { AvailabilityQuery, AvailableDay } from "~/domain/availability";

/** What is free on a tour's days, or null when the server does not say. */
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
