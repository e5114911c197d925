import { z } from "zod";
import { bookingStepCount, newBookingForm, type BookingFormValues } from "~/domain/bookings/booking";
import { draftPrefix, listBookingDrafts } from "./drop-booking-drafts";

/**
 * Drafts of the booking dialog, kept on this device for a day so that a reload, Back, a closed tab or an
 * expired session loses nothing and books nothing twice. Holds no card or identity numbers: the form asks for none.
 */

const lifetime = 24 * 60 * 60 * 1000;

const draftSchema = z.object({
  values: z.record(z.string(), z.unknown()),
  step: z.int().min(1).max(bookingStepCount),
  payNow: z.boolean(),
  /** Last request that may have been received, with its idempotency key: the same one must not book twice. */
  attempt: z.object({ answers: z.string(), key: z.uuid() }).nullable(),
  /** Account that typed it; null for a guest. */
  owner: z.string().nullable(),
  /** Device clock, epoch milliseconds. */
  at: z.number(),
});
export interface BookingDraft extends z.output<typeof draftSchema> {
  values: Partial<BookingFormValues>;
}

/**
 * Returns a tour's draft, or null if there is none, it is over a day old, or another account typed it.
 * @param viewerId null for a guest, who may be the owner with an expired session
 */
export function readBookingDraft(slug: string, viewerId: string | null, now: number): BookingDraft | null {
  try {
    const { data } = draftSchema.safeParse(JSON.parse(localStorage.getItem(draftPrefix + slug) ?? "null"));
    if (!data || now - data.at > lifetime) return null;
    if (viewerId !== null && data.owner !== null && data.owner !== viewerId) return null;
    // Fields of an older version of the form are dropped.
    const known = Object.entries(newBookingForm).filter(
      ([name, value]) => typeof data.values[name] === typeof value,
    );
    return { ...data, values: Object.fromEntries(known.map(([name]) => [name, data.values[name]])) };
  } catch {
    return null;
  }
}

/** Keeps a tour's draft, and deletes expired ones. Without storage nothing is kept. */
export function keepBookingDraft(
  slug: string,
  draft: Omit<BookingDraft, "values"> & { values: BookingFormValues },
): void {
  try {
    for (const key of listBookingDrafts())
      if (readBookingDraft(key.slice(draftPrefix.length), null, draft.at) === null)
        localStorage.removeItem(key);
    localStorage.setItem(draftPrefix + slug, JSON.stringify(draft));
  } catch {
    // Private browsing or a full device.
  }
}
