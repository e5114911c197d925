import { bookingKey } from "./booking-link";
import type { Keys } from "../keys/keys";

/**
 * Stands for a booking's reference in a message that is written in the same batch as the booking: the database gives it
 * there. As long as a reference, so that lines break alike.
 */
export const referenceToCome = "TB######";

/** What the messages about bookings need beside the batch they are written in. */
export interface BookingMailer {
  /** The address of the booking's own page, or null where ours is not known. */
  pageOf(booking: { id: string; bookingId: string }): Promise<string | null>;
  /** The address of a path of ours, or null where ours is not known. */
  addressOf(path: string): string | null;
  /** Begins to deliver what was committed, without being waited for. */
  deliver(): void;
}

/** @param origin ours, or null where no request came and none is set */
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
    pageOf: async ({ id, bookingId }) =>
      origin === null ? null : `${origin}/trip/${bookingId}/${bookingKey(keys, id)}`,
    addressOf: (path) => (origin === null ? null : `${origin}${path}`),
    deliver,
  };
}
