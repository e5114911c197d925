import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import { seatsOfStart, timeOfStart } from "~/domain/departures/start";
import {
  bookedOffDays,
  datesAbove,
  type ComingDeparture,
  type TourDepartures,
} from "~/domain/departures/tour-departures";

const linkClasses = "font-semibold text-peacock underline underline-offset-4";
const shownDates = 12;

/** Dates that don't follow the rules in the form: booked dates and dates with their own capacity. */
export function DepartureNotes({
  departures: { capacity, rules },
  saved,
  coming,
  departuresPath,
}: {
  /** Current form values. */
  departures: TourDepartures;
  saved: TourDepartures;
  coming: readonly ComingDeparture[];
  /** Page that manages single dates; null if the user has no such page. */
  departuresPath: string | null;
}) {
  const above = coming.filter(
    ({ start, booked, held, hasOwnCapacity }) =>
      !hasOwnCapacity && booked + held > seatsOfStart(rules, start, capacity),
  );
  const givenBack = datesAbove(coming, saved.capacity, saved.rules).filter(
    ({ start, booked, held }) => booked + held <= seatsOfStart(saved.rules, start, saved.capacity),
  );
  const off = bookedOffDays(coming, rules);
  const changed = coming.filter(({ hasOwnCapacity }) => hasOwnCapacity);
  const page =
    departuresPath === null ? (
      <span>the operator’s Departures page</span>
    ) : (
      <Link to={departuresPath} className={linkClasses}>
        Departures
      </Link>
    );
  return (
    <>
      {off.length > 0 && (
        <Note title="Booked dates without a departure">
          <Dates departures={off} describe={({ booked }) => `${booked} booked`} />
          <p className="mt-1">
            These rules don't cancel bookings. To close a date and notify its travelers, go to {page}
            <span>.</span>
          </p>
        </Note>
      )}
      {above.length > 0 && (
        <Note title={`Dates with more than ${capacity} seats sold`}>
          <Dates
            departures={above}
            describe={({ booked, held }) => `${booked} booked${held > 0 ? `, ${held} being booked` : ""}`}
          />
          <p className="mt-1">
            Sold seats stay and no more are sold. Canceled seats go back on sale. Set the seats of a single
            date in {page}
            <span>.</span>
          </p>
        </Note>
      )}
      {givenBack.length > 0 && (
        <Note title={`Dates that still have more than ${saved.capacity} seats in total`}>
          <Dates
            departures={givenBack}
            describe={(each) => `${each.capacity} seats, ${each.booked} booked`}
          />
          <p className="mt-1">
            More seats were sold when the capacity was lowered, and some have been released since. Set the
            seats in {page}
            <span>.</span>
          </p>
        </Note>
      )}
      {changed.length > 0 && (
        <Note title="Dates with their own capacity">
          <Dates departures={changed} describe={(each) => `${each.capacity} seats, ${each.booked} booked`} />
          <p className="mt-1">
            Their seats were set in {page} <span>and don't follow the number here.</span>
          </p>
        </Note>
      )}
    </>
  );
}

function Note({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-warning-subtle p-3 text-sm text-ink">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}

function Dates({
  departures,
  describe,
}: {
  departures: readonly ComingDeparture[];
  describe: (departure: ComingDeparture) => string;
}) {
  const more = departures.length - shownDates;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 tabular-nums">
      {departures.slice(0, shownDates).map((departure) => (
        <li key={`${departure.travelDate} ${departure.start}`}>
          <Exact>{departureInWords(departure.travelDate, timeOfStart(departure.start))}</Exact>
          <span>{`: ${describe(departure)}`}</span>
        </li>
      ))}
      {more > 0 && <li>{`and ${more} more`}</li>}
    </ul>
  );
}
