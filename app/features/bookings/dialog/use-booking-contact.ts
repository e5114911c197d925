import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { BookingFormValues } from "~/domain/bookings/booking";
import { bookingContactSchema, type BookingContact } from "~/domain/trips/traveler-booking";
import { useViewer } from "~/platform/pages/use-site";
import { callApi } from "~/platform/api/call-api";

export const contactFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "emergencyName",
  "emergencyPhone",
] as const;

/**
 * Prefills empty fields of a booking form from the signed-in user's account, once loaded.
 * @returns a function that fills the empty fields again after a reset
 */
export function useBookingContact({ getValues, setValue }: UseFormReturn<BookingFormValues>) {
  const viewerId = useViewer()?.id;
  const contact = useRef<BookingContact | null>(null);

  function fillEmptyFields() {
    for (const field of contactFields) {
      const known = contact.current?.[field];
      if (!known || getValues(field) !== "") continue;
      setValue(field, known);
      // Someone about to type into the field replaces the value instead of adding to it.
      const focused = document.activeElement;
      if (focused instanceof HTMLInputElement && focused.name === field) focused.select();
    }
  }

  // The form's functions are stable while it is mounted.
  const fill = useRef(fillEmptyFields);
  useEffect(() => {
    if (viewerId === undefined) return;
    const request = new AbortController();
    async function load() {
      const { signal } = request;
      contact.current = await callApi(bookingContactSchema.nullable(), "/bookings/contact", { signal });
      fill.current();
    }
    // If the request fails, nothing is prefilled, as for a guest.
    load().catch(() => undefined);
    return () => request.abort();
  }, [viewerId]);

  return fillEmptyFields;
}
