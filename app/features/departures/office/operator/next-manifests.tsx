import { ScanLine } from "lucide";
import { Link } from "react-router";
import { Panel } from "~/office/page/panel";
import { buttonClasses } from "~/ui/button";
import { addDays, startOfDayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import type { NextDepartureDay } from "~/domain/overview/operator-overview";
import { useOfflineCheckIns } from "~/features/check-in/office/operator/use-offline-check-ins";
import { Icon } from "~/ui/icon";
import { StartMark } from "~/features/departures/office/start-mark";
import { departurePath } from "~/domain/departures/departure-change";
import { SeatsBar } from "./seats-bar";
import { calendarAddress } from "./departure-calendar-query";

/** Max lists that a phone stores ahead; the service worker holds ten. */
const maxStored = 6;

/** Days on which a phone has them. */
const storedDays = 5;

/** Departures with guests of today and tomorrow with their seats, each a tap away from its manifest and check-in. */
export function NextManifests({ days, today }: { days: readonly NextDepartureDay[]; today: TravelDate }) {
  const tomorrow = addDays(today, 1);
  const next = days
    .filter(({ date }) => date === today || date === tomorrow)
    .flatMap(({ date, filled }) =>
      filled
        .filter(({ booked, state }) => booked > 0 && state !== "closed")
        .map((departure) => ({
          date,
          departure,
          path: departurePath({ tour: departure.slug, travelDate: date, start: departure.start }),
          pathOf: (page: string) =>
            departurePath({ tour: departure.slug, travelDate: date, start: departure.start }, page),
        })),
    );
  useOfflineCheckIns(
    next.slice(0, maxStored).map(({ pathOf }) => pathOf("/check-in")),
    startOfDayInIndia(addDays(today, storedDays)),
  );
  return (
    <Panel id="manifests" title="Today and tomorrow">
      {next.length === 0 ? (
        <p className="text-muted">Nobody travels today or tomorrow.</p>
      ) : (
        <ul className="-my-1 divide-y divide-line">
          {next.map(({ date, departure: { start, title, booked, held, capacity }, path, pathOf }) => (
            <li
              key={path}
              data-row={path}
              data-href={path}
              data-edit={pathOf("/change")}
              tabIndex={-1}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 sm:flex-nowrap"
            >
              <Link to={path} className="min-w-0 grow text-peacock underline-offset-4 hover:underline">
                <strong>{date === today ? "Today" : "Tomorrow"}</strong>
                <span>{`: ${title}`}</span>
                <StartMark start={start} />
                <span className="block text-sm text-muted tabular-nums">
                  {`Manifest, ${booked} of ${capacity} ${capacity === 1 ? "seat" : "seats"} sold${held > 0 ? `, ${held} held` : ""}`}
                </span>
                <SeatsBar booked={booked} held={held} capacity={capacity} className="mt-0.5 max-w-64" />
              </Link>
              {/* A full page load: only that page may use the camera. */}
              <a
                href={pathOf("/check-in")}
                data-due
                className={buttonClasses("secondary", "min-h-9 shrink-0 px-3 py-1 text-sm")}
              >
                <Icon icon={ScanLine} className="size-4" />
                Check in
                <span className="sr-only">{` ${title}`}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 flex flex-wrap gap-x-4">
        {[today, tomorrow].map((date) => (
          <Link
            key={date}
            to={calendarAddress({ view: "day", date })}
            className="inline-block py-1 text-sm font-semibold text-peacock underline underline-offset-4"
          >
            {date === today ? "All of today" : "All of tomorrow"}
          </Link>
        ))}
      </p>
    </Panel>
  );
}
