import { bookingKey, verificationKey, type LinkedBooking } from "../../platform/keys/booking-link";
import type { Keys } from "../../platform/keys/keys";

/**
 * Placeholder for the booking's reference in a mail written in the same batch as the booking; the database fills it
 * in. As long as a reference, so that lines wrap the same.
 */
export const referenceToCome = "TB######";

/** Links and delivery for booking mails, beyond the batch that queues them. */
export interface BookingMailer {
  /** Returns the URL of the booking's own page, or null if the site's origin is unknown. */
  pageOf(booking: LinkedBooking & { bookingId: string }): Promise<string | null>;
  /** Returns the URL of the page that confirms the address of a booking, or null if the site's origin is unknown. */
  verificationUrlOf(booking: { id: string; bookingId: string; customerEmail: string }): string | null;
  /** Returns the URL of a path, or null if the site's origin is unknown. */
  addressOf(path: string): string | null;
  /** Starts delivery of committed mails without waiting for it. */
  deliver(): void;
}

/**
 * Creates a booking mailer.
 * @param origin of the site, or null outside a request if none is configured
 */
export function createBookingMailer({
  origin,
  keys,
  deliver,
}: {
  origin: string | null;
  keys: Keys;
  deliver: () => void;
}): BookingMailer {
  return {
    pageOf: async (booking) =>
      origin === null ? null : `${origin}/trip/${booking.bookingId}/${bookingKey(keys, booking)}`,
    verificationUrlOf: (booking) =>
      origin === null
        ? null
        : `${origin}/confirm-booking/${booking.bookingId}/${verificationKey(keys, booking)}`,
    addressOf: (path) => (origin === null ? null : `${origin}${path}`),
    deliver,
  };
}
