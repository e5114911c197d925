import { Link } from "react-router";
import { bookingPageMessages } from "./page-messages/messages";

/** Link from a page below a booking to the booking's own page, for anyone with its URL. */
export function BackToTrip({ bookingId, path }: { bookingId: string; path: string }) {
  return (
    <p className="pt-8 pb-1">
      <Link to={path} className="inline-block py-1 text-peacock underline underline-offset-4">
        {bookingPageMessages().booking(bookingId)}
      </Link>
    </p>
  );
}
