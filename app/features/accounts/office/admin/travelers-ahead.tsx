import { useEffect } from "react";
import { Link, useFetcher } from "react-router";
import { Exact } from "~/ui/exact";
import type { BookingsAhead } from "~/domain/desk/rescue";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { formatRupees } from "~/domain/money/money";
import { useMayOpen } from "~/office/frame/use-may-open";

/** Loads the bookings ahead of the operators that accounts own, for a question; undefined until they are counted. */
export function useBookingsAhead(owners: readonly string[]): BookingsAhead[] | undefined {
  const { data, load } = useFetcher<BookingsAhead[]>();
  const query = new URLSearchParams(owners.map((owner) => ["owner", owner])).toString();
  useEffect(() => {
    if (query !== "") void load(`/admin/bookings-ahead?${query}`);
  }, [load, query]);
  return data;
}

/** The loaded bookings ahead. */
export function LoadedTravelersAhead({ ahead }: { ahead: readonly BookingsAhead[] | undefined }) {
  return (
    <div role="status">
      {ahead === undefined ? (
        <p className={`${box} text-muted`}>Counting bookings ahead…</p>
      ) : (
        <TravelersAhead ahead={ahead} />
      )}
    </div>
  );
}

/** The bookings ahead of operators, with links to their rescue. */
export function TravelersAhead({ ahead }: { ahead: readonly BookingsAhead[] }) {
  return (
    <div className={box}>
      {ahead.length === 0 ? (
        <p>No bookings ahead</p>
      ) : (
        <ul className="grid max-h-60 gap-2 overflow-y-auto">
          {ahead.map((each) => (
            <li key={each.operator}>
              <AheadOf ahead={each} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const box = "mt-3 min-h-16 rounded-card bg-sunken px-4 py-3";

/** The bookings ahead of one operator, with a link to their rescue. */
function AheadOf({ ahead }: { ahead: BookingsAhead }) {
  const { operator, companyName, bookings, travelers, paid, nextDeparture } = ahead;
  const rescue = `/admin/operators/${operator}/rescue`;
  const mayOpen = useMayOpen();
  return (
    <>
      <strong>
        {`${bookings} ${bookings === 1 ? "booking" : "bookings"}, ${travelers} ${travelers === 1 ? "traveler" : "travelers"} ahead`}
      </strong>
      <span className="block text-sm">
        <span>{`${companyName}: next departure`}</span> <Exact>{formatTravelDate(nextDeparture)}</Exact>,{" "}
        <Exact>{formatRupees(paid)}</Exact> paid
      </span>
      {mayOpen(rescue) && (
        <Link
          to={rescue}
          className="inline-block py-1 text-sm font-semibold text-peacock underline underline-offset-4"
        >
          Rescue travelers
        </Link>
      )}
    </>
  );
}
