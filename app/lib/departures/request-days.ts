import { availabilitySchema } from "~/domain/departures/availability";
import type { AvailabilityQuery, AvailableDay } from "~/domain/departures/availability";
import { callApi } from "~/lib/call-api";

/** Fetches a tour's availability; null if the request fails. */
export async function requestDays(
  slug: string,
  { from, to }: AvailabilityQuery,
): Promise<AvailableDay[] | null> {
  const path = `/api/tours/${slug}/availability?from=${from}&to=${to}`;
  return callApi(availabilitySchema, path).then(
    ({ days }) => days,
    () => null,
  );
}
