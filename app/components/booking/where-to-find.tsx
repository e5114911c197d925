import { Link, useRouteLoaderData } from "react-router";
import type { loader } from "~/root";

const link = "text-peacock underline underline-offset-4";

/** Where a booking just made can be opened again: on its own page for its account, by the lookup for a guest. */
export function WhereToFind({ bookingId }: { bookingId: string }) {
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
      Please keep the booking ID: with your e-mail address it opens the booking under{" "}
      <Link to="/bookings/lookup" className={link}>
        Find my booking
      </Link>
      .
    </>
  );
}
