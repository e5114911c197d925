import { Link, useRouteLoaderData } from "react-router";
import type { loader } from "~/root";

const link = "text-peacock underline underline-offset-4";

/**
 * Where a booking just made can be opened again: among one's own for an account, on its own page and by the lookup for a guest.
 * @param path of its own page, where that is known
 */
export function WhereToFind({ bookingId, path }: { bookingId: string; path: string | null }) {
  const isSignedIn = Boolean(useRouteLoaderData<typeof loader>("root")?.viewer);
  return isSignedIn ? (
    <>
      It stands among your bookings:{" "}
      <Link to={`/bookings/${bookingId}`} className={link}>
        see booking {bookingId}
      </Link>
      .
    </>
  ) : (
    <>
      {path !== null && (
        <>
          It has{" "}
          <Link to={path} className={link}>
            a page of its own
          </Link>
          , to change, cancel and print it: whoever has its address can open it.{" "}
        </>
      )}
      Please keep the booking ID: with your e-mail address it opens the booking under{" "}
      <Link to="/bookings/lookup" className={link}>
        Find my booking
      </Link>
      .
    </>
  );
}
