import type { Keys } from "../keys/keys";

/**
 * Signs the link of a booking's own page: `/trip/{bookingId}/{key}`.
 * @param bookingRowId the booking's id, not its reference
 */
export function bookingKey(keys: Keys, bookingRowId: string): string {
  return keys.sign("booking-link", `booking-link:${bookingRowId}`);
}

/** Verifies the key of a booking's own page, in constant time. */
export function isBookingKey(keys: Keys, bookingRowId: string, key: string): boolean {
  return keys.verify("booking-link", `booking-link:${bookingRowId}`, key);
}
