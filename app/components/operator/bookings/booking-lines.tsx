import { Link } from "react-router";
import { BookingStatusBadge } from "~/components/bookings/booking-status-badge";
import type { OperatorBooking } from "~/domain/bookings/operator-booking";
import { formatRupees } from "~/domain/money/money";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { cn } from "~/lib/cn";

/** Summary lines of bookings, with new arrivals highlighted. */
export function BookingLines({
  bookings,
  arrived,
  none,
}: {
  bookings: readonly OperatorBooking[];
  arrived: ReadonlySet<string>;
  /** Text of the empty state. */
  none: string;
}) {
  if (bookings.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ul className="-mx-2 divide-y divide-line">
      {bookings.map((booking) => (
        <li
          key={booking.bookingId}
          data-booking={booking.bookingId}
          className={cn("rounded-control px-2 py-1.5", arrived.has(booking.bookingId) && "animate-glow")}
        >
          <p className="flex flex-wrap items-center justify-between gap-x-3">
            <Link
              to={`/operator/bookings/${booking.bookingId}`}
              className="min-h-6 font-semibold tabular-nums underline-offset-4 hover:underline"
            >
              {booking.bookingId}
              <span className="font-normal"> {booking.customerName}</span>
            </Link>
            <BookingStatusBadge status={booking.status} />
          </p>
          <p className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 text-sm text-muted tabular-nums">
            <span className="wrap-anywhere">
              {formatTravelDate(booking.travelDate)},{" "}
              {booking.numberOfTravelers === 1 ? "1 traveler" : `${booking.numberOfTravelers} travelers`},{" "}
              {booking.tourTitle}
            </span>
            {booking.earnings && <span>net {formatRupees(booking.earnings.net)}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
