import { useEffect, useEffectEvent } from "react";
import { z } from "zod";
import { bookingStepCount } from "~/domain/bookings/booking";
import { draftedAnswers, type BookingAnswers } from "~/domain/bookings/booking-form";
import { deviceNow } from "~/platform/browser/use-device-clock";
import { useViewer } from "~/platform/pages/use-site";
import { draftPrefix, dropBookingDrafts, listBookingDrafts } from "./drop-booking-drafts";
import type { TypedBooking } from "./use-booking-answers";

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
interface BookingDraft extends z.output<typeof draftSchema> {
  values: BookingAnswers;
}

/**
 * Returns a tour's draft, or a widget's, or null if there is none, it is over a day old, or another account typed it.
 * @param viewerId null for a guest, who may be the owner with an expired session
 */
export function readBookingDraft(slug: string, viewerId: string | null, now: number): BookingDraft | null {
  try {
    const { data } = draftSchema.safeParse(JSON.parse(localStorage.getItem(draftPrefix + slug) ?? "null"));
    if (!data || now - data.at > lifetime) return null;
    if (viewerId !== null && data.owner !== null && data.owner !== viewerId) return null;
    return { ...data, values: draftedAnswers(data.values) };
  } catch {
    return null;
  }
}

/** Keeps a tour's draft, and deletes expired ones. Without storage nothing is kept. */
function keepBookingDraft(slug: string, draft: BookingDraft): void {
  try {
    for (const key of listBookingDrafts())
      if (readBookingDraft(key.slice(draftPrefix.length), null, draft.at) === null)
        localStorage.removeItem(key);
    localStorage.setItem(draftPrefix + slug, JSON.stringify(draft));
  } catch {
    // Private browsing or a full device.
  }
}

/**
 * Keeps what a person changes in a booking form on the device, with its step, payment choice and last attempt.
 * @returns a function that keeps it now, and one that deletes it for a completed booking
 */
export function useBookingDraft(
  slug: string,
  { answers, isTyped, latest }: Pick<TypedBooking, "answers" | "isTyped" | "latest">,
  { step, payNow }: Pick<BookingDraft, "step" | "payNow">,
  attempt: React.RefObject<BookingDraft["attempt"]>,
) {
  const owner = useViewer()?.id ?? null;

  function keep() {
    if (!isTyped) return;
    const values = latest();
    keepBookingDraft(slug, { values, step, payNow, attempt: attempt.current, owner, at: deviceNow() });
  }
  const keepShown = useEffectEvent((_shown: object) => keep());
  useEffect(() => keepShown({ answers, step, payNow }), [answers, step, payNow]);

  return { keep, drop: () => dropBookingDrafts(slug) };
}
