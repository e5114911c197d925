import { Link } from "react-router";
import type { Route } from "./+types/dashboard";
import { BeforeYouGo } from "~/components/travelers/before-you-go";
import { DashboardWishlist } from "~/components/travelers/dashboard-wishlist";
import { NewMessages } from "~/components/travelers/new-messages";
import { NextTrip } from "~/components/travelers/next-trip";
import { NoTrip } from "~/components/travelers/no-trip";
import { TripList } from "~/components/travelers/trip-list";
import { VerifyReminder } from "~/components/travelers/verify-reminder";
import { nowContext, servicesContext } from "~/context";
import { lightInIndia, seasonInIndia } from "~/domain/calendar/calendar";
import type { Trip } from "~/domain/bookings/trip";
import { pageMeta } from "~/lib/pages/page-meta";
import { requireViewer } from "~/middleware/require-viewer";

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = context.get(nowContext);
  const viewer = requireViewer(context, url);
  const services = context.get(servicesContext);
  return {
    ...(await services.getDashboard(viewer)),
    unread: await services.listUnreadBookings(viewer),
    firstName: viewer.name.trim().split(/\s+/)[0] ?? viewer.name,
    unverifiedEmail: viewer.emailVerified ? null : viewer.email,
    panorama: `${seasonInIndia(now)}-${lightInIndia(now)}`,
    canonical: new URL("/dashboard", url).href,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    ...pageMeta({
      title: "Dashboard",
      description: "Your upcoming and past trips, and your wishlist.",
      canonical: loaderData?.canonical ?? "/dashboard",
    }),
    { name: "robots", content: "noindex" },
  ];
}

const quietLink = "font-semibold text-peacock underline underline-offset-4";

function toBooking({ bookingId }: Trip) {
  return { to: `/bookings/${bookingId}`, label: "Booking" };
}

function toReview({ bookingId }: Trip) {
  return { to: `/bookings/${bookingId}/review`, label: "Write a review" };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { firstName, unread, unverifiedEmail, panorama, today, next, upcoming, past, wishlist } = loaderData;
  return (
    <div className="mx-auto max-w-7xl px-4 py-10 sm:px-6">
      <h1 className="text-4xl sm:text-5xl">
        <span className="block font-sans text-base font-semibold text-muted">Dashboard</span> Namaste,{" "}
        {firstName}
      </h1>
      <NewMessages bookings={unread} />
      {unverifiedEmail !== null && <VerifyReminder email={unverifiedEmail} />}
      {next ? (
        <>
          <NextTrip trip={next} today={today} />
          <BeforeYouGo trip={next} />
        </>
      ) : (
        <NoTrip panorama={panorama} />
      )}

      <div className="mt-16 flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-marigold pb-1">
        <h2 className="text-3xl">Trips</h2>
        <Link to="/bookings" className={`py-2 ${quietLink}`}>
          All bookings
        </Link>
      </div>
      <div className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-3">
        <TripList id="upcoming" title="Upcoming" trips={upcoming} linkOf={toBooking}>
          {next ? "No other upcoming trips." : "No upcoming trips."}{" "}
          <Link to="/tours" className={quietLink}>
            Find a tour
          </Link>
        </TripList>
        <TripList id="past" title="Past" trips={past} linkOf={toBooking}>
          Your past trips appear here.
        </TripList>
        <TripList id="to-review" title="Reviews to write" trips={loaderData.toReview} linkOf={toReview}>
          {past.length === 0 ? "You can review a trip once it's over." : "No reviews to write. Thank you."}
        </TripList>
      </div>
      <DashboardWishlist items={wishlist} size={loaderData.wishlistSize} />
    </div>
  );
}
