import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { TourPicture } from "~/features/tour-pictures/tour-picture";
import { Badge } from "~/ui/badge";
import { confirmByText } from "~/domain/bookings/unpaid-booking";
import { formatTripDays, type Trip } from "~/domain/trips/trip";
import { travelerMessages } from "./messages";

/** Trips under a heading, each with a link. */
export function TripList({
  id,
  title,
  trips,
  children,
  linkOf,
}: {
  id: string;
  title: string;
  trips: readonly Trip[];
  /** Empty state of the list. */
  children: React.ReactNode;
  /** Link of a trip; its label precedes the tour's name. */
  linkOf: (trip: Trip) => { to: string; label: string };
}) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-display text-2xl">
        {title}
      </h3>
      {trips.length === 0 ? (
        <div className="mt-3 text-muted">{children}</div>
      ) : (
        <ul className="mt-3 grid border-t border-line">
          {trips.map((trip) => (
            <TripRow key={trip.bookingId} trip={trip} link={linkOf(trip)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function TripRow({ trip, link }: { trip: Trip; link: { to: string; label: string } }) {
  const m = travelerMessages();
  return (
    <li className="flex items-center gap-4 border-b border-line py-3">
      <TourPicture
        tour={trip.cover}
        shape="card"
        alt=""
        sizes="64px"
        loading="lazy"
        className="h-20 w-16 shrink-0 rounded-control object-cover"
      />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-semibold">{trip.tourTitle}</p>
        <p className="text-sm text-muted">
          <Exact>{formatTripDays(trip)}</Exact> · <Exact>{trip.bookingId}</Exact>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3">
          <Link
            to={link.to}
            className="inline-block py-1 font-semibold text-peacock underline underline-offset-4"
          >
            <span>{link.label}</span>
            <span className="sr-only"> {m.ofTrip(trip.place, trip.bookingId)}</span>
          </Link>
          {trip.status === "pending" && <Badge tone="warning">{m.awaiting}</Badge>}
        </p>
        {trip.confirmBy !== null && <p className="text-sm">{confirmByText(trip.confirmBy)}</p>}
      </div>
    </li>
  );
}
