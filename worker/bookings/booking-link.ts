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

interface Verifiable {
  id: string;
  customerEmail: string;
}

/** Signs the mailed link that proves the customer's address: only that mail has it, unlike the booking's own link. */
export function verificationKey(keys: Keys, { id, customerEmail }: Verifiable): string {
  return keys.sign("booking-verification", `booking-verification:${id}:${customerEmail}`);
}

/** Verifies the key of the mailed link, in constant time. */
export function isVerificationKey(keys: Keys, { id, customerEmail }: Verifiable, key: string): boolean {
  return keys.verify("booking-verification", `booking-verification:${id}:${customerEmail}`, key);
}
