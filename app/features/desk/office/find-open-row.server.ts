import { AppError } from "~/domain/errors";
import { openRowParam } from "~/platform/pages/open-row";

/** Loads the booking of the side panel if the page of the list does not have it; null if there is none. */
export async function findOpenRow<Booking extends { bookingId: string }>(
  url: URL,
  listed: readonly Booking[],
  load: (id: string) => Promise<Booking>,
): Promise<Booking | null> {
  const id = url.searchParams.get(openRowParam);
  if (id === null || listed.some(({ bookingId }) => bookingId === id)) return null;
  try {
    return await load(id.slice(0, 40));
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
