import { useEffect, useEffectEvent, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { BookingFormValues } from "~/domain/bookings/booking";
import { deviceNow } from "~/platform/browser/use-device-clock";
import { useViewer } from "~/platform/pages/use-site";
import { keepBookingDraft, type BookingDraft } from "./booking-draft";
import { dropBookingDrafts } from "./drop-booking-drafts";
import { contactFields } from "./use-booking-contact";

/**
 * Keeps what a person changes in a booking form on the device, with its step, payment choice and last attempt.
 * @returns a function that keeps it now, and one that deletes it for a completed booking
 */
export function useBookingDraft(
  slug: string,
  form: UseFormReturn<BookingFormValues>,
  state: Pick<BookingDraft, "step" | "payNow">,
  attempt: React.RefObject<BookingDraft["attempt"]>,
) {
  const { step, payNow } = state;
  const owner = useViewer()?.id ?? null;
  const hasChanged = useRef(false);

  function keep() {
    if (!hasChanged.current) return;
    const values = form.getValues();
    keepBookingDraft(slug, { values, step, payNow, attempt: attempt.current, owner, at: deviceNow() });
  }
  const keepShown = useEffectEvent((_shown: typeof state) => keep());
  useEffect(() => keepShown({ step, payNow }), [step, payNow]);
  const keepTyped = useEffectEvent(() => {
    hasChanged.current = true;
    keep();
  });
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name, type }) => {
      // Fields filled from the account are not kept unless something is typed.
      if (name !== undefined && (type === "change" || !contactFields.some((field) => field === name)))
        keepTyped();
    });
    return unsubscribe;
  }, [form]);

  function drop() {
    hasChanged.current = false;
    dropBookingDrafts(slug);
  }
  return { keep, drop };
}
