import { Link } from "react-router";
import { formatTravelDate } from "~/domain/travel-date";
import { bookedOffDays, datesAbove } from "~/domain/tour-departures";
import type { ComingDeparture, TourDepartures } from "~/domain/tour-departures";

const linkClasses = "font-semibold text-peacock underline underline-offset-4";
const shownDates = 12;

/** What does not follow the rules in a form: dates that people have booked, or that have seats of their own. */
export function DepartureNotes({
  departures: { capacity, rules },
  savedCapacity,
  coming,
  departuresPath,
}: {
  /** As they stand in the form. */
  departures: TourDepartures;
  /** The tour's seats now. */
  savedCapacity: number;
  coming: readonly ComingDeparture[];
  /** Where a single date is looked after; null where the reader has no such page. */
  departuresPath: string | null;
}) {
  const above = coming.filter(
    ({ booked, held, hasOwnCapacity }) => !hasOwnCapacity && booked + held > capacity,
  );
  const givenBack = datesAbove(coming, savedCapacity).filter(
    ({ booked, held }) => booked + held <= savedCapacity,
  );
  const off = bookedOffDays(coming, rules);
  const own = coming.filter(({ hasOwnCapacity }) => hasOwnCapacity);
  const page =
    departuresPath === null ? (
      "the operator’s own page of departures"
    ) : (
      <Link to={departuresPath} className={linkClasses}>
        Departures
      </Link>
    );
  return (
    <>
      {off.length > 0 && (
        <Note title="Booked dates on which the tour does not leave">
          <Dates departures={off} tell={({ booked }) => `${booked} booked`} />
          <p className="mt-1">
            Their bookings stay as they are: nothing is cancelled by these rules. To close a date, so that its
            travelers are told and can choose a refund or another date, go to {page}.
          </p>
        </Note>
      )}
      {above.length > 0 && (
        <Note title={`Dates that have sold more than ${capacity} seats`}>
          <Dates
            departures={above}
            tell={({ booked, held }) => `${booked} booked${held > 0 ? `, ${held} being booked` : ""}`}
          />
          <p className="mt-1">
            They keep what is sold and sell nothing more. A seat that is cancelled there goes on sale again;
            the seats of one date are set in {page}.
          </p>
        </Note>
      )}
      {givenBack.length > 0 && (
        <Note title={`Dates that still have more than ${savedCapacity} seats`}>
          <Dates departures={givenBack} tell={(each) => `${each.capacity} seats, ${each.booked} booked`} />
          <p className="mt-1">
            They had sold more when the number was lowered, and seats were given back since. Set their seats
            in {page}.
          </p>
        </Note>
      )}
      {own.length > 0 && (
        <Note title="Dates with seats of their own">
          <Dates departures={own} tell={(each) => `${each.capacity} seats, ${each.booked} booked`} />
          <p className="mt-1">Their seats were set in {page} and do not follow the number here.</p>
        </Note>
      )}
    </>
  );
}

function Note({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-wait-ground p-3 text-sm text-ink">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}

function Dates({
  departures,
  tell,
}: {
  departures: readonly ComingDeparture[];
  tell: (departure: ComingDeparture) => string;
}) {
  const more = departures.length - shownDates;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 tabular-nums">
      {departures.slice(0, shownDates).map((departure) => (
        <li key={departure.travelDate}>
          {formatTravelDate(departure.travelDate)}: {tell(departure)}
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}
