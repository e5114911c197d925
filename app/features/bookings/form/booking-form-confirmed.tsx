import { Link } from "react-router";
import { BookingActions } from "~/features/bookings/booking-actions";
import { BookingMadeIcon, bookingMadeTitle } from "~/features/bookings/booking-made-title";
import { BookingSummary } from "~/features/bookings/booking-summary";
import { WhereToFind } from "~/features/bookings/where-to-find";
import { TourPicture } from "~/features/tour-pictures/tour-picture";
import type { ConfirmedBooking } from "~/domain/bookings/booking";
import type { TourOutline } from "~/domain/tours/tour-schema";
import { startOfStep } from "./booking-form";

/** Response to a confirmed form. It has no URL of its own, so no one else can open it. */
export function BookingFormConfirmed({
  booking,
  tripPath,
  tour,
}: {
  booking: ConfirmedBooking;
  tripPath: string;
  tour: TourOutline;
}) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card card-shadow">
      <TourPicture
        tour={tour}
        shape="hero"
        alt=""
        sizes="(min-width: 768px) 720px, 100vw"
        className="aspect-[5/2] w-full object-cover"
      />
      <div className="p-5 sm:p-8">
        <BookingMadeIcon status={booking.status} />
        <h1 id={startOfStep} tabIndex={-1} className="mt-3 scroll-mt-96 text-3xl outline-none sm:text-4xl">
          {bookingMadeTitle(booking)}
        </h1>
        <p className="mt-2 text-muted">
          <WhereToFind bookingId={booking.bookingId} path={tripPath} />{" "}
          <span>This page is shown only once.</span>
        </p>
        <BookingSummary booking={booking} startTime={tour.departures.startTime} className="mt-6" />
        <BookingActions booking={booking} path={tripPath} />
        <p className="mt-6">
          <Link to={tour.path} className="text-peacock underline underline-offset-4">
            {`Back to ${tour.place}`}
          </Link>
        </p>
      </div>
    </div>
  );
}
