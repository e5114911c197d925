import type { BookingPage } from "~/domain/bookings/traveler-booking";
import { formatTravelDate } from "~/domain/calendar/travel-date";

/** Notice of a closed departure: the reason, the options, and the default. */
export function DepartureClosedNote({ page }: { page: BookingPage }) {
  const { booking, closedBecause, canMove, cancellation } = page;
  if (closedBecause === null) return null;
  return (
    <section
      aria-labelledby="closed"
      className="mb-6 rounded-control border-l-4 border-warning bg-warning-subtle p-4 sm:p-5 print:hidden"
    >
      <h2 id="closed" className="font-sans text-lg font-semibold text-warning">
        Your departure is closed
      </h2>
      <p className="mt-1">
        {page.operatorName} has closed the departure on {formatTravelDate(booking.travelDate)}:{" "}
        <strong>{closedBecause}</strong>
      </p>
      {cancellation !== null && (
        <p className="mt-1">
          {canMove ? "Please choose: another date at no cost, or a full refund. " : "You get a full refund. "}
          If you do nothing, the booking is canceled and fully refunded on the day of departure.{" "}
          <a href="#changes" className="font-semibold whitespace-nowrap underline underline-offset-4">
            Choose what to do
          </a>
        </p>
      )}
    </section>
  );
}
