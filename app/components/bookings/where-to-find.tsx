import { Link } from "react-router";
import { useViewer } from "~/hooks/use-site";

const link = "text-peacock underline underline-offset-4";

/**
 * Explains where to find a new booking: in the account if signed in; by its own page and the lookup for a guest.
 * @param path path of the booking's page, if available
 */
export function WhereToFind({ bookingId, path }: { bookingId: string; path: string | null }) {
  const isSignedIn = useViewer() !== null;
  return isSignedIn ? (
    <>
      Find it in your bookings:{" "}
      <Link to={`/bookings/${bookingId}`} className={link}>
        see booking {bookingId}
      </Link>
      .
    </>
  ) : (
    <>
      {path !== null && (
        <>
          Change, cancel or print it on{" "}
          <Link to={path} className={link}>
            its own page
          </Link>
          .{" "}
        </>
      )}
      Please keep the booking ID: with it and your e-mail address you can open the booking under{" "}
      <Link to="/bookings/lookup" className={link}>
        Find my booking
      </Link>
      .
    </>
  );
}
