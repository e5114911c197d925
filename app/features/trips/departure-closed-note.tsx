import { Exact } from "~/ui/exact";
import type { BookingPage } from "~/domain/trips/traveler-booking";
import { Link } from "react-router";
import { exemptionInWords } from "~/domain/departures/exemption";
import { formatRupees } from "~/domain/money/money";
import { formatDeadline } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";

const box = "mb-6 rounded-control border-l-4 border-warning bg-warning-subtle p-4 sm:p-5 print:hidden";

/** Notice of a closed departure: the reason, the options, and the default. */
export function DepartureClosedNote({ page }: { page: BookingPage }) {
  const { booking, closedBecause, canMove, cancellation, compensation } = page;
  if (closedBecause === null) return null;
  return (
    <section aria-labelledby="closed" className={box}>
      <h2 id="closed" className="font-sans text-lg font-semibold text-warning">
        Your departure is closed
      </h2>
      <p className="mt-1">
        <span>{`${page.operatorName} has closed the departure on`}</span>{" "}
        <Exact>{formatTravelDate(booking.travelDate)}</Exact>: <strong>{closedBecause}</strong>
      </p>
      {cancellation !== null && (
        <p className="mt-1">
          <span>{`${canMove ? "Please choose: another date at no cost, or a full refund. " : "You get a full refund. "}If you do nothing, the booking is canceled and fully refunded on the day of departure.`}</span>{" "}
          <a href="#changes" className="font-semibold whitespace-nowrap underline underline-offset-4">
            Choose what to do
          </a>
        </p>
      )}
      {compensation && (compensation.amount > 0 || compensation.exemption) && (
        <p className="mt-1">
          {compensation.exemption ? (
            <span>{exemptionInWords(compensation.exemption)}</span>
          ) : (
            <>
              <span>Beyond the refund you get a compensation:</span>{" "}
              <Exact>{formatRupees(compensation.amount)}</Exact>
            </>
          )}
        </p>
      )}
    </section>
  );
}

/** Notice of a trip that cannot run, with the link to the choice. @param until ISO instant */
export function OfferNote({ path, until }: { path: string; until: string }) {
  return (
    <section aria-labelledby="offer" className={box}>
      <h2 id="offer" className="font-sans text-lg font-semibold text-warning">
        Your trip cannot run as booked
      </h2>
      <p className="mt-1">
        Another trip or a full refund: your choice until <Exact>{formatDeadline(until)}</Exact>.{" "}
        <Link to={path} className="font-semibold whitespace-nowrap underline underline-offset-4">
          Choose now
        </Link>
      </p>
    </section>
  );
}
