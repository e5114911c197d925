import { Link } from "react-router";
import { TripBadge } from "./trip-badge";
import { travelersOption } from "~/features/bookings/booking-fields";
import { Badge } from "~/ui/badge";
import { TourPicture } from "~/features/tour-pictures/tour-picture";
import { formatRupees } from "~/domain/money/money";
import type { TravelerBooking } from "~/domain/trips/traveler-booking";
import { stepMessages } from "~/domain/desk/step-messages/messages";
import { confirmByText } from "~/domain/bookings/unpaid-booking";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { bookingListMessages } from "./list-messages/messages";

/** A booking in the list, linked to its page. */
export function TripCard({ trip, hasUnread }: { trip: TravelerBooking; hasUnread: boolean }) {
  const m = bookingListMessages();
  return (
    <article className="relative grid grid-cols-[5rem_minmax(0,1fr)] overflow-hidden rounded-card bg-card card-shadow sm:grid-cols-[7rem_minmax(0,1fr)]">
      <TourPicture
        tour={trip.cover}
        shape="card"
        alt=""
        sizes="112px"
        loading="lazy"
        className="mt-4 ml-4 aspect-[4/5] w-16 rounded-control object-cover sm:m-0 sm:aspect-auto sm:size-full sm:min-h-32 sm:rounded-none"
      />
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-6 gap-y-2 p-4 sm:p-5">
        <div className="min-w-0 flex-[1_1_16rem]">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <TripBadge status={trip.status} isOver={trip.isOver} />
            <span translate="no" className="tabular-nums">
              {trip.bookingId}
            </span>
            {hasUnread && <Badge tone="warning">{m.newMessage}</Badge>}
          </p>
          <h2 className="mt-2 text-xl sm:text-2xl">
            <Link
              to={`/bookings/${trip.bookingId}`}
              prefetch="intent"
              className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              {trip.tourTitle}
            </Link>
          </h2>
          <p className="mt-1 text-muted">{`${trip.tourDestination} · ${trip.tourDuration}`}</p>
          {trip.confirmBy !== null && <p className="mt-2 text-sm">{confirmByText(trip.confirmBy)}</p>}
          {trip.partPaid !== null && (
            <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
              <Badge tone="warning">{stepMessages().somePaid}</Badge> <span>{trip.partPaid}</span>
            </p>
          )}
        </div>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 sm:block sm:text-right">
          <div>
            <dt className="sr-only">{m.travelDate}</dt>
            <dd translate="no" className="font-semibold">
              {formatTravelDate(trip.travelDate)}
            </dd>
          </div>
          <div>
            <dt className="sr-only">{m.travelers}</dt>
            <dd className="text-muted">{travelersOption(trip.numberOfTravelers)}</dd>
          </div>
          <div>
            <dt className="sr-only">{m.total}</dt>
            <dd translate="no" className="font-semibold tabular-nums">
              {formatRupees(trip.totalAmount)}
            </dd>
          </div>
        </dl>
      </div>
    </article>
  );
}
