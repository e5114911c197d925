import { Link } from "react-router";
import { buttonClasses } from "~/components/ui/button";
import type { TripFilter, TripQuery } from "~/domain/own-booking";
import { tripsAddress } from "~/lib/trips-address";

const texts: Record<TripFilter, { title: string; text: string }> = {
  all: {
    title: "No bookings yet",
    text: "What you book appears here, with all you need for the way.",
  },
  upcoming: {
    title: "No trip ahead",
    text: "The next one is a few steps away.",
  },
  past: {
    title: "No trip behind you yet",
    text: "A trip moves here the day after it ends, and you can write a review of it.",
  },
  cancelled: { title: "Nothing cancelled", text: "Bookings that were cancelled stay readable here." },
};

/** What stands in the place of an empty list. */
export function NoTrips({ query }: { query: TripQuery }) {
  const { title, text } = query.q
    ? { title: "Nothing found", text: `No booking here has “${query.q}” in its tour, place or ID.` }
    : texts[query.filter];
  return (
    <div className="mt-6 rounded-card border border-line bg-card px-6 py-14 text-center">
      <h2 className="text-3xl">{title}</h2>
      <p className="mx-auto mt-2 max-w-md wrap-anywhere text-muted">{text}</p>
      {query.q ? (
        <Link to={tripsAddress({ filter: query.filter })} className={buttonClasses("secondary", "mt-6")}>
          Show all without a search
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
