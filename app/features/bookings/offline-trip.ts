import type { BookingPage } from "~/domain/trips/traveler-booking";

/** Returns the paths that open a booking offline: its page, then its documents. */
export function addressesOf({ documents }: Pick<BookingPage, "documents">, path: string): string[] {
  return [
    path,
    ...(documents.voucher ? [`${path}/voucher`, `${path}/voucher.pdf`, `${path}/trip.ics`] : []),
    ...(documents.invoice ? [`${path}/invoice.pdf`] : []),
  ];
}
