import { Link } from "react-router";
import { TourPicture } from "~/components/tours/tour-picture";
import { Badge } from "~/components/ui/badge";
import { buttonClasses } from "~/components/ui/button";
import type { TravelDate } from "~/domain/calendar/calendar";
import { countdownTo, formatTripDays, type Countdown, type NextTrip } from "~/domain/bookings/trip";
import { cn } from "~/lib/cn";

/** The next trip: its poster and a large countdown. */
export function NextTripCard({ trip, today }: { trip: NextTrip; today: TravelDate }) {
  return (
    <section
      aria-labelledby="next-trip"
      className="mt-8 grid overflow-hidden rounded-card bg-card shadow-card md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <TourPicture
        tour={trip.cover}
        shape="card"
        alt={`${trip.place}: ${trip.motif}`}
        sizes="(min-width: 1280px) 500px, (min-width: 768px) 40vw, 100vw"
        fetchPriority="high"
        className="size-full object-cover max-md:aspect-square"
      />
      <div className="flex flex-col p-6 sm:p-10">
        <h2 id="next-trip" className="font-sans text-lg font-semibold text-vermilion">
          Your next trip
        </h2>
        <BigCountdown countdown={countdownTo(trip, today)} />
        <p className="mt-6 font-display text-3xl leading-tight lg:text-4xl">{trip.tourTitle}</p>
        <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3 border-y border-line py-4">
          <Fact name="Dates">{formatTripDays(trip)}</Fact>
          <Fact name="Travelers">{trip.numberOfTravelers}</Fact>
          <Fact name="Reference">{trip.bookingId}</Fact>
        </dl>
        {trip.status === "pending" && (
          <p className="mt-4">
            <Badge tone="warning">Awaiting confirmation</Badge>
          </p>
        )}
        <div className="mt-auto flex flex-wrap gap-3 pt-6">
          <Link to={`/bookings/${trip.bookingId}`} className={buttonClasses("primary")}>
            Open booking
          </Link>
          {trip.path !== null && (
            <Link to={trip.path} className={buttonClasses("secondary")}>
              Day by day
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}

function BigCountdown({ countdown: { before, figure, after } }: { countdown: Countdown }) {
  const isNumber = /^\d+$/.test(figure);
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-4 font-display">
      {before !== "" && <span className="text-3xl text-muted">{before}</span>}{" "}
      <span
        className={cn(
          "text-ink",
          isNumber
            ? "-my-2 text-[clamp(8rem,19vw,17rem)] leading-[0.95]"
            : "text-[clamp(3rem,8vw,6.5rem)] leading-tight first-letter:uppercase",
        )}
      >
        {figure}
      </span>{" "}
      {after !== "" && <span className="text-3xl text-muted">{after}</span>}
    </p>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

/** Empty state of the next trip, with a panorama for the time of day in India. */
export function NoTrip({ panorama }: { panorama: string }) {
  return (
    <section
      aria-labelledby="no-trip"
      className="relative isolate mt-8 flex min-h-[26rem] flex-col items-start justify-end overflow-hidden rounded-card bg-night p-6 text-on-night sm:p-10"
    >
      <img
        src={`/illustrations/panorama/${panorama}.svg`}
        alt=""
        width={1600}
        height={640}
        className="absolute inset-0 -z-10 size-full object-cover object-[68%_50%]"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-night/90 via-night/60 to-night/20" />
      <h2 id="no-trip" className="text-5xl sm:text-6xl">
        Where to next?
      </h2>
      <p className="mt-3 max-w-xl text-lg">
        You have no upcoming trip. When you book one, its countdown appears here, with what to bring and where
        we meet.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link
          to="/tours"
          className={buttonClasses("primary", "bg-[#b8321a] text-[#fffaf0] hover:bg-[#96260f]")}
        >
          Find a tour
        </Link>
        <Link to="/destinations" className={buttonClasses("secondary")}>
          All destinations
        </Link>
      </div>
    </section>
  );
}
