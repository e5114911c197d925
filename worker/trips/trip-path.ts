import type { Database } from "../platform/db/client";
import { agreementKey, bookingKey } from "../platform/keys/booking-link";
import { findLinkedBooking } from "./booking-page.repo";
import type { Keys } from "../platform/keys/keys";

/**
 * Returns the path of a booking's own page. It opens the booking to anyone who has it: pass it only to people who may
 * see the booking.
 * @param bookingId the reference of an existing booking
 */
export async function tripPathOf(
  { db, keys }: { db: Database; keys: Keys },
  bookingId: string,
): Promise<string> {
  const booking = await findLinkedBooking(db, bookingId);
  if (booking === null) throw new Error(`booking ${bookingId} not found`);
  return `/trip/${bookingId}/${bookingKey(keys, booking)}`;
}

/** Returns the path on which a traveler agrees to what an assistant prepared: it shows no contact and opens nothing else. */
export async function agreementPathOf(
  { db, keys }: { db: Database; keys: Keys },
  bookingId: string,
): Promise<string> {
  const booking = await findLinkedBooking(db, bookingId);
  if (booking === null) throw new Error(`booking ${bookingId} not found`);
  return `/agree/${bookingId}/${agreementKey(keys, booking)}`;
}
