import { MessageSquare, TicketCheck } from "lucide";
import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { DueNote } from "~/features/bookings/due-note";
import { TourPicture } from "~/features/tour-pictures/tour-picture";
import { Badge } from "~/ui/badge";
import { buttonClasses } from "~/ui/button";
import { formatTimeOfDay, type TravelDate } from "~/domain/calendar/calendar";
import { pictureAlt } from "~/domain/tours/picture-alt";
import { countdownTo, formatTripDays, type NextTrip } from "~/domain/trips/trip";
import { formatRupees } from "~/domain/money/money";
import { Icon } from "~/ui/icon";
import { travelerMessages } from "./messages";

/** State of the next trip's booking. */
export interface NextTripState {
  /** Whole rupees. */
  toPay: number;
  /** Sentence on the payment that is due, or null. */
  due: string | null;
  /** Path of the payment page; null if nothing can be paid online. */
  payPath: string | null;
  hasVoucher: boolean;
  hasUnread: boolean;
}

const quiet =
  "inline-flex min-h-9 items-center gap-2 font-semibold text-peacock underline-offset-4 hover:underline";

/** The next trip: its poster, when it starts, and what can be done with it now. */
export function NextTripCard({
  trip,
  state: { toPay, due, payPath, hasVoucher, hasUnread },
  today,
}: {
  trip: NextTrip;
  state: NextTripState;
  today: TravelDate;
}) {
  const path = `/bookings/${trip.bookingId}`;
  const m = travelerMessages().next;
  return (
    <section
      aria-labelledby="next-trip"
      className="mt-8 overflow-hidden rounded-card bg-card card-shadow max-sm:mt-5 md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:min-h-96"
    >
      <div className="relative max-md:h-44 max-sm:h-28">
        <TourPicture
          tour={trip.cover}
          shape="hero"
          alt={pictureAlt(trip)}
          sizes="(min-width: 1280px) 500px, (min-width: 768px) 40vw, 100vw"
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover object-[70%_50%]"
        />
      </div>
      <div className="flex flex-col p-5 sm:p-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="next-trip" className="font-sans text-lg font-semibold text-vermilion">
            {m.title}
          </h2>
          <p className="font-display text-2xl first-letter:uppercase">{countdownTo(trip, today)}</p>
        </div>
        <p className="mt-3 font-display text-2xl leading-tight max-sm:mt-1 sm:text-3xl lg:text-4xl">
          {trip.tourTitle}
        </p>
        <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3 max-sm:mt-3 max-sm:gap-x-6 max-sm:gap-y-1.5">
          <Fact name={m.dates}>
            <Exact>{formatTripDays(trip)}</Exact>
          </Fact>
          <Fact name={m.starts}>
            <Exact>{formatTimeOfDay(trip.startTime)}</Exact>
          </Fact>
          <Fact name={m.travelers}>{trip.numberOfTravelers}</Fact>
          <Fact name={m.reference}>
            <Exact>{trip.bookingId}</Exact>
          </Fact>
          <Fact name={m.payment}>{toPay > 0 ? m.toPay(formatRupees(toPay)) : <span>{m.paid}</span>}</Fact>
        </dl>
        {trip.status === "pending" && (
          <p className="mt-4">
            <Badge tone="warning">{travelerMessages().awaiting}</Badge>
          </p>
        )}
        {due !== null && <DueNote className="mt-4">{due}</DueNote>}
        <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2 pt-6 max-sm:pt-4">
          {payPath !== null ? (
            <Link to={payPath} className={buttonClasses()}>
              {m.payNow}
            </Link>
          ) : (
            hasVoucher && (
              <Link reloadDocument to={`${path}/voucher`} className={buttonClasses()}>
                <Icon icon={TicketCheck} className="size-4" />
                {m.voucher}
              </Link>
            )
          )}
          {payPath !== null && hasVoucher && (
            <Link reloadDocument to={`${path}/voucher`} className={quiet}>
              <Icon icon={TicketCheck} className="size-4" />
              {m.voucher}
            </Link>
          )}
          <Link to={path} className={payPath === null && !hasVoucher ? buttonClasses() : quiet}>
            {m.open}
          </Link>
          <Link to={`${path}/messages`} className={quiet}>
            <Icon icon={MessageSquare} className="size-4" />
            {m.messages}
            {hasUnread && <Badge tone="warning">{m.new}</Badge>}
          </Link>
          {trip.path !== null && (
            <Link to={trip.path} className={quiet}>
              {m.dayByDay}
            </Link>
          )}
        </div>
      </div>
    </section>
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
  const m = travelerMessages().none;
  return (
    <section aria-labelledby="no-trip" className="mt-8 overflow-hidden rounded-card bg-card card-shadow">
      <img
        src={`/illustrations/panorama/${panorama}.svg`}
        alt=""
        width={1920}
        height={640}
        className="h-44 w-full object-cover object-[60%_90%] sm:h-80"
      />
      <div className="p-5 sm:p-8">
        <h2 id="no-trip" className="text-4xl sm:text-5xl">
          {m.title}
        </h2>
        <p className="mt-3 max-w-xl text-lg text-muted">{m.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Link to="/tours" className={buttonClasses()}>
            {m.find}
          </Link>
          <Link to="/destinations" className={buttonClasses("secondary")}>
            {m.destinations}
          </Link>
        </div>
      </div>
    </section>
  );
}
