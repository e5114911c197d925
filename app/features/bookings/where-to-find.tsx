import { useViewer } from "~/platform/pages/use-site";
import { bookingViewMessages } from "./messages";

/**
 * Explains where to find a new booking: in the account if signed in; by its own page and the lookup for a guest.
 * @param path path of the booking's page
 */
export function WhereToFind({ bookingId, path }: { bookingId: string; path: string }) {
  const isSignedIn = useViewer() !== null;
  const m = bookingViewMessages();
  return isSignedIn ? m.findInAccount(bookingId, `/bookings/${bookingId}`) : m.findAsGuest(path);
}
