import { hmac, isSameText } from "../hmac";

/** Of the 32 bytes of the signature, as many as nobody can guess. */
const keyBytes = 16;

/**
 * The part of a booking's own address that cannot be guessed: `/trip/{bookingId}/{key}`.
 * @param bookingRowId the booking's id, not its reference for people
 */
export async function bookingKey(secret: string, bookingRowId: string): Promise<string> {
  const signature = await hmac(secret, `booking-link:${bookingRowId}`);
  return btoa(String.fromCharCode(...signature.subarray(0, keyBytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Whether this is the key of the booking. */
export async function isBookingKey(secret: string, bookingRowId: string, key: string): Promise<boolean> {
  return isSameText(await bookingKey(secret, bookingRowId), key);
}
