import { Exact } from "~/ui/exact";
import type { BookingPage } from "~/domain/trips/traveler-booking";
import { exemptionInWords } from "~/domain/departures/exemption";
import { formatRupees } from "~/domain/money/money";
import { formatDeadline } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { tripMessages } from "./messages";

const box = "mb-6 rounded-control border-l-4 border-warning bg-warning-subtle p-4 sm:p-5 print:hidden";

/** Notice of a closed departure: the reason, the options, and the default. */
export function DepartureClosedNote({ page }: { page: BookingPage }) {
  const { booking, closedBecause, canMove, cancellation, compensation } = page;
  if (closedBecause === null) return null;
  const m = tripMessages().closed;
  return (
    <section aria-labelledby="closed" className={box}>
      <h2 id="closed" className="font-sans text-lg font-semibold text-warning">
        {m.title}
      </h2>
      {m.because({
        operator: page.operatorName,
        day: formatTravelDate(booking.travelDate),
        reason: closedBecause,
      })}
      {cancellation !== null && (
        <p className="mt-1">
          <span>{m.choice(canMove)}</span>{" "}
          <a href="#changes" className="font-semibold whitespace-nowrap underline underline-offset-4">
            {m.choose}
          </a>
        </p>
      )}
      {compensation && (compensation.amount > 0 || compensation.exemption) && (
        <p className="mt-1">
          {compensation.exemption ? (
            <span>{exemptionInWords(compensation.exemption)}</span>
          ) : (
            <>
              <span>{m.compensation}</span> <Exact>{formatRupees(compensation.amount)}</Exact>
            </>
          )}
        </p>
      )}
    </section>
  );
}

/** Notice of a trip that cannot run, with the link to the choice. @param until ISO instant */
export function OfferNote({ path, until }: { path: string; until: string }) {
  const m = tripMessages().offer;
  return (
    <section aria-labelledby="offer" className={box}>
      <h2 id="offer" className="font-sans text-lg font-semibold text-warning">
        {m.title}
      </h2>
      {m.choice(formatDeadline(until), path)}
    </section>
  );
}
