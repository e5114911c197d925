import { hmacKey, isSameText } from "../hmac";

/**
 * The part of a booking's own address that cannot be guessed: `/trip/{bookingId}/{key}`.
 * @param bookingRowId the booking's id, not its reference for people
 */
export async function bookingKey(secret: string, bookingRowId: string): Promise<string> {
  return hmacKey(secret, `booking-link:${bookingRowId}`);
}

/** Whether this is the key of the booking. */
export async function isBookingKey(secret: string, bookingRowId: string, key: string): Promise<boolean> {
  return isSameText(await bookingKey(secret, bookingRowId), key);
}
