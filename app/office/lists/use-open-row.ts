import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { openRowParam } from "~/platform/pages/open-row";

/** Row whose details the side panel shows. The URL holds it, so that reload, Back and a shared link work. */
export function useOpenRow() {
  const [params, setParams] = useSearchParams();

  function show(id: string | null, replace: boolean) {
    setParams(
      (current) => {
        if (id === null) current.delete(openRowParam);
        else current.set(openRowParam, id);
        return current;
      },
      { replace, preventScrollReset: true },
    );
  }

  const id = params.get(openRowParam);
  return {
    id,
    // A walk along the list is one step of the history.
    open(next: string, { isWalking }: { isWalking: boolean }) {
      if (next !== id) show(next, isWalking && id !== null);
    },
    close: () => show(null, false),
  };
}

/** Returns the booking of the side panel: in its latest state while the list has it, else as it was loaded. */
export function useOpenedBooking<Booking extends { bookingId: string }>(
  id: string | null,
  bookings: readonly Booking[],
  loaded: Booking | null,
): Booking | null {
  const revalidator = useRevalidator();
  const listed = bookings.find(({ bookingId }) => bookingId === id) ?? null;
  const [last, setLast] = useState(listed);
  if (listed && listed !== last) setLast(listed);
  const shown = listed ?? [last, loaded].find((booking) => booking?.bookingId === id) ?? null;
  const load = useEffectEvent(() => void revalidator.revalidate());
  // Back can lead to a row that neither the list nor its loader has.
  const unknown = shown === null ? id : null;
  useEffect(() => {
    if (unknown !== null) load();
  }, [unknown]);
  return shown;
}
