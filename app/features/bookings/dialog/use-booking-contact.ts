import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { bookingContactSchema } from "~/domain/trips/traveler-booking";
import { useViewer } from "~/platform/pages/use-site";
import { callApi } from "~/platform/api/call-api";
import type { TypedBooking } from "./use-booking-answers";

/** Prefills empty fields of a booking form from the signed-in user's account, once loaded. */
export function useBookingContact({ fillEmpty }: Pick<TypedBooking, "fillEmpty">) {
  const viewerId = useViewer()?.id;
  // Sets state only, and so need not be the latest.
  const fill = useRef(fillEmpty);
  useEffect(() => {
    if (viewerId === undefined) return;
    const request = new AbortController();
    async function load() {
      const { signal } = request;
      const contact = await callApi(bookingContactSchema.nullable(), "/bookings/contact", { signal });
      const focused = document.activeElement;
      const isEmpty = focused instanceof HTMLInputElement && focused.value === "";
      if (contact === null) return;
      flushSync(() => fill.current(contact));
      // Someone about to type into the field replaces the value instead of adding to it.
      if (isEmpty) focused.select();
    }
    // If the request fails, nothing is prefilled, as for a guest.
    load().catch(() => undefined);
    return () => request.abort();
  }, [viewerId]);
}
