import { useEffect, useEffectEvent, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { BookingFormValues } from "~/domain/bookings/booking";
import { deviceNow } from "~/hooks/use-device-clock";
import { useViewer } from "~/hooks/use-site";
import { keepBookingDraft } from "~/lib/bookings/booking-draft";
import { dropBookingDrafts } from "~/lib/bookings/drop-booking-drafts";
import { contactFields } from "./use-booking-contact";

/**
 * Keeps what a person changes in a booking form on the device, with the step.
 * @returns a function that deletes it, for a completed booking
 */
export function useBookingDraft(slug: string, form: UseFormReturn<BookingFormValues>, step: number) {
  const owner = useViewer()?.id ?? null;
  const hasChanged = useRef(false);
  const keep = useEffectEvent((shownStep: number) => {
    if (hasChanged.current)
      keepBookingDraft(slug, { values: form.getValues(), step: shownStep, owner, at: deviceNow() });
  });

  useEffect(() => {
    keep(step);
    const { unsubscribe } = form.watch((_values, { name, type }) => {
      // Fields filled from the account are not kept unless something is typed.
      if (name === undefined || (type !== "change" && contactFields.some((field) => field === name))) return;
      hasChanged.current = true;
      keep(step);
    });
    return unsubscribe;
  }, [form, step]);

  return () => {
    hasChanged.current = false;
    dropBookingDrafts(slug);
  };
}
