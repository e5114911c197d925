import { useEffect, useState } from "react";
import { z } from "zod";
import { callApi } from "~/platform/api/call-api";

const answerSchema = z.object({ phone: z.string().nullable() });

/**
 * Loads the phone number of a booking's customer for its operator, E.164. Null until it is here, and if it is hidden or
 * could not be loaded. A changed booking is read again, because a confirmation shows the number.
 */
export function useCustomerPhone({
  bookingId,
  version,
}: {
  bookingId: string;
  version: number;
}): string | null {
  const [known, setKnown] = useState<{ bookingId: string; phone: string | null } | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    callApi(answerSchema, `/operator/bookings/${bookingId}/phone?version=${version}`, {
      signal: abort.signal,
      redirect: "manual",
    }).then(
      ({ phone }) => setKnown({ bookingId, phone }),
      () => undefined,
    );
    return () => abort.abort();
  }, [bookingId, version]);
  return known?.bookingId === bookingId ? known.phone : null;
}
