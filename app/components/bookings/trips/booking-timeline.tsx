import { whatHappenedInWords } from "~/domain/bookings/booking-history";
import type { BookingActor, BookingHistoryEntry } from "~/domain/bookings/booking-history";
import { formatInstantInIndia } from "~/domain/calendar/calendar";

const actors: Record<BookingActor, string> = {
  traveler: "by you",
  operator: "by the operator",
  team: "by our team",
  system: "automatically",
};

/** History of a booking with times in IST and actors. */
export function BookingTimeline({ history }: { history: readonly BookingHistoryEntry[] }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-2xl">
        History
      </h2>
      <ol className="mt-4 ml-1.5 grid border-l border-line">
        {history.map((moment) => (
          <li
            key={`${moment.at} ${moment.what}`}
            className="relative pb-5 pl-6 before:absolute before:top-2 before:-left-[0.4rem] before:size-3 before:rounded-full before:bg-sandstone last:pb-0 last:before:bg-vermilion"
          >
            <strong className="block">{whatHappenedInWords(moment)}</strong>
            <span className="text-muted">
              <time dateTime={moment.at}>{formatInstantInIndia(moment.at)} IST</time>, {actors[moment.by]}
            </span>
            {moment.reason !== null && <span className="block">{moment.reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
