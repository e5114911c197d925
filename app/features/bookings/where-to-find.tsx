import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { useViewer } from "~/platform/pages/use-site";

const link = "text-peacock underline underline-offset-4";

/**
 * Explains where to find a new booking: in the account if signed in; by its own page and the lookup for a guest.
 * @param path path of the booking's page
 */
export function WhereToFind({ bookingId, path }: { bookingId: string; path: string }) {
  const isSignedIn = useViewer() !== null;
  return isSignedIn ? (
    <>
      <span>Find it in your bookings:</span>{" "}
      <Link to={`/bookings/${bookingId}`} className={link}>
        see booking <Exact>{bookingId}</Exact>
      </Link>
      <span>.</span>
    </>
  ) : (
    <>
      <span>Change, cancel or print it on</span>{" "}
      <Link to={path} className={link}>
        its own page
      </Link>
      <span>.</span>{" "}
      <span>Please keep the booking ID: with it and your e-mail address you can open the booking under</span>{" "}
      <Link to="/bookings/lookup" className={link}>
        Find my booking
      </Link>
      <span>.</span>
    </>
  );
}
