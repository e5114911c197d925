import { Link } from "react-router";
import { buttonClasses } from "~/components/ui/button";
import type { TripFilter, TripQuery } from "~/domain/bookings/own-booking";
import { tripsAddress } from "~/lib/bookings/trips-address";

const texts: Record<TripFilter, { title: string; text: string }> = {
  all: {
    title: "No bookings yet",
    text: "Your bookings appear here, with everything you need for the trip.",
  },
  upcoming: {
    title: "No upcoming trips",
    text: "Your next one is a few steps away.",
  },
  past: {
    title: "No past trips yet",
    text: "A trip moves here the day after it ends, and you can review it.",
  },
  cancelled: { title: "No canceled bookings", text: "Canceled bookings stay readable here." },
};

/** Empty state of the list. */
export function NoTrips({ query }: { query: TripQuery }) {
  const { title, text } = query.q
    ? { title: "No results", text: `No booking here has “${query.q}” in its tour, place or ID.` }
    : texts[query.filter];
  return (
    <div className="mt-6 rounded-card border border-line bg-card px-6 py-14 text-center">
      <h2 className="text-3xl">{title}</h2>
      <p className="mx-auto mt-2 max-w-md wrap-anywhere text-muted">{text}</p>
      {query.q ? (
        <Link to={tripsAddress({ filter: query.filter })} className={buttonClasses("secondary", "mt-6")}>
          Clear search
        </Link>
      ) : (
        query.filter !== "cancelled" && (
          <Link to="/tours" className={buttonClasses("primary", "mt-6")}>
            Find a tour
          </Link>
        )
      )}
    </div>
  );
}
