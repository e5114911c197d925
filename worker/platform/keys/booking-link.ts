import type { Keys } from "./keys";

/** A booking by its id, not its reference, with the version of its link. */
export interface LinkedBooking {
  id: string;
  linkVersion: number;
}

/** Stands for a missing booking, whose key takes as long to verify. */
export const noBooking: LinkedBooking = { id: "", linkVersion: 0 };

/** Signs the link of a booking's own page: `/trip/{bookingId}/{key}`. */
export function bookingKey(keys: Keys, booking: LinkedBooking): string {
  return keys.sign("booking-link", linkText(booking));
}

/** Verifies the key of a booking's own page, in constant time. */
export function isBookingKey(keys: Keys, booking: LinkedBooking, key: string): boolean {
  return keys.verify("booking-link", linkText(booking), key);
}

/** Signs the link on which a traveler agrees to what an assistant prepared: it opens nothing else. */
export function agreementKey(keys: Keys, booking: LinkedBooking): string {
  return keys.sign("booking-agreement", `agreement:${linkText(booking)}`);
}

/** Verifies the key of that link, in constant time. */
export function isAgreementKey(keys: Keys, booking: LinkedBooking, key: string): boolean {
  return keys.verify("booking-agreement", `agreement:${linkText(booking)}`, key);
}

/** The first version has no number, as links had before they had versions. */
function linkText({ id, linkVersion }: LinkedBooking): string {
  return `booking-link:${id}${linkVersion === 0 ? "" : `:${linkVersion}`}`;
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
