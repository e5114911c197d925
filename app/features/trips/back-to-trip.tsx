import { bookingPageMessages } from "./page-messages/messages";

/** Link from a page below a booking to the booking's own page, for anyone with its URL. */
export function BackToTrip({ bookingId, path }: { bookingId: string; path: string }) {
  return <p className="pt-8 pb-1">{bookingPageMessages().booking(bookingId, path)}</p>;
}
