import type { TripQuery } from "~/domain/trips/traveler-booking";

/** Returns the URL of the traveler's booking list; undefined values are left out. */
export function tripsAddress({ filter, q, cursor }: TripQuery & { cursor?: string | undefined }): string {
  const params = new URLSearchParams();
  if (filter !== "all") params.set("filter", filter);
  if (q) params.set("q", q);
  if (cursor !== undefined) params.set("cursor", cursor);
  const search = params.toString();
  return search === "" ? "/bookings" : `/bookings?${search}`;
}
