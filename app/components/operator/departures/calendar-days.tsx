import { useRef } from "react";
import { Link } from "react-router";
import { Settings2 } from "lucide-react";
import { formatDay, formatMonth, weekdayNames, weekdayOf, type TravelDate } from "~/domain/calendar/calendar";
import {
  isQuiet,
  departureStateLabels,
  type CalendarDay,
  type CalendarDeparture,
  type DepartureState,
} from "~/domain/departures/operator-calendar";
import { cn } from "~/lib/cn";
import { calendarAddress, type CalendarAddress } from "~/lib/departures/departure-calendar-query";
import { SeatsBar } from "./seats-bar";

/** Max departures shown per day. If a day has more, departures without bookings are collapsed. */
const roomOfDay = 3;

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Days of a month or week: seven columns on wide screens, otherwise a list of the days with departures. */
export function CalendarDays({
  days,
  address,
  today,
}: {
  days: readonly CalendarDay[];
  address: CalendarAddress;
  today: TravelDate;
}) {
  const list = useRef<HTMLOListElement>(null);
  const isMonth = address.view === "month";

  /** Moves the focus between day headings with the arrow keys. */
  function moveByArrow(event: React.KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined || !(event.target instanceof HTMLElement)) return;
    const heads = [...(list.current?.querySelectorAll<HTMLElement>("[data-day]") ?? [])];
    const index = heads.indexOf(event.target);
    if (index === -1) return;
    // Skip days that are hidden on phones.
    const direction = Math.sign(step);
    let next = index + step;
    while (heads[next]?.checkVisibility() === false) next += direction;
    const target = heads[next];
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  return (
    <>
      <div aria-hidden className="mt-3 hidden grid-cols-7 gap-1 text-sm font-semibold text-muted lg:grid">
        {weekdayNames.map((name) => (
          <span key={name} className="px-2">
            {name.slice(0, 3)}
          </span>
        ))}
      </div>
      <ol
        ref={list}
        aria-label="Departures by day"
        className="mt-3 grid max-lg:divide-y max-lg:divide-line lg:mt-1 lg:grid-cols-7 lg:gap-1"
      >
        {days.map((day) => (
          <Day
            key={day.date}
            day={day}
            today={today}
            onKeyDown={moveByArrow}
            isMonth={isMonth}
            weekOf={calendarAddress({ ...address, view: "week", date: day.date })}
          />
        ))}
      </ol>
    </>
  );
}

function Day({
  day: { date, isShown, departures },
  today,
  onKeyDown,
  isMonth,
  weekOf,
}: {
  day: CalendarDay;
  today: TravelDate;
  onKeyDown: React.KeyboardEventHandler;
  isMonth: boolean;
  weekOf: string;
}) {
  const relevant = departures.length > roomOfDay ? departures.filter((each) => !isQuiet(each)) : departures;
  const shown = isMonth ? relevant.slice(0, roomOfDay) : relevant;
  const others = departures.slice(shown.length);
  const entriesOf = (listed: readonly CalendarDeparture[]) => (
    <ul className="grid gap-1 lg:mt-1">
      {listed.map((departure) => (
        <DepartureEntry
          key={departure.slug}
          departure={departure}
          date={date}
          canBeSet={date >= today}
          isWhole={!isMonth}
        />
      ))}
    </ul>
  );
  const weekday = weekdayNames[weekdayOf(date)]?.slice(0, 3);
  const isToday = date === today;
  return (
    <li
      className={cn(
        "min-w-0 max-lg:grid max-lg:grid-cols-[4rem_minmax(0,1fr)] max-lg:gap-x-2 max-lg:py-1.5 lg:min-h-24 lg:rounded-control lg:border lg:border-line lg:p-1",
        departures.length === 0 && "max-lg:hidden",
        !isShown && "bg-sunken/60 max-lg:hidden",
        isToday && "lg:border-2 lg:border-peacock",
      )}
    >
      <h3 className="font-sans text-sm font-semibold">
        <Link
          data-day
          to={weekOf}
          onKeyDown={onKeyDown}
          aria-current={isToday ? "date" : undefined}
          aria-label={`${weekday} ${Number(date.slice(-2))}, ${formatMonth(date.slice(0, 7))}${isToday ? ", today" : ""}`}
          className={cn(
            "inline-flex min-h-6 min-w-6 items-center rounded-control px-1 tabular-nums hover:bg-sunken hover:underline",
            isToday && "text-peacock",
            !isShown && "font-normal text-muted",
          )}
        >
          <span className="whitespace-nowrap lg:hidden">
            {weekday} {Number(date.slice(-2))}
          </span>
          <span className="max-lg:hidden">{Number(date.slice(-2))}</span>
        </Link>
      </h3>
      <div className="min-w-0">
        {shown.length > 0 && entriesOf(shown)}
        {others.length > 0 && isMonth && (
          <Link
            to={weekOf}
            className="inline-block min-h-6 px-1 text-sm text-muted underline-offset-2 hover:underline lg:mt-1"
          >
            {others.every(isQuiet) ? quietText(others) : `${others.length} more`}
            <span className="sr-only"> on {formatDay(date)}</span>
          </Link>
        )}
        {others.length > 0 && !isMonth && (
          <details className="lg:mt-1">
            <summary className="min-h-6 cursor-pointer rounded-control px-1 text-sm text-muted hover:bg-sunken">
              {quietText(others)}
            </summary>
            {entriesOf(others)}
          </details>
        )}
      </div>
    </li>
  );
}

/** Describes departures without bookings that are not listed. */
function quietText(others: readonly CalendarDeparture[]): string {
  const isLate = others.every(({ state }) => state === "late");
  return `${others.length} without bookings${isLate ? `, ${departureStateLabels.late.toLowerCase()}` : ""}`;
}

/** Text colors of the status label. An open departure has no label. */
const stateTones: Partial<Record<DepartureState, string>> = {
  limited: "text-warning",
  "sold-out": "text-success",
  late: "text-muted",
  closed: "text-danger",
  "black-out": "text-muted",
  off: "text-muted",
};

/** A departure in the calendar: tour, occupancy and a link to its settings. */
function DepartureEntry({
  departure,
  date,
  canBeSet,
  isWhole,
}: {
  departure: CalendarDeparture;
  date: TravelDate;
  canBeSet: boolean;
  /** True if the title may span more than one line on wide screens. */
  isWhole: boolean;
}) {
  const { slug, title, booked, held, capacity, state, lateReason, guarantee } = departure;
  const path = `/operator/departures/${slug}/${date}`;
  const tone = stateTones[state];
  return (
    <li
      className="flex min-w-0 items-start gap-1 rounded-control border border-line bg-card"
      data-state={state}
    >
      <Link
        to={path}
        title={lateReason === undefined ? title : `${title}. ${lateReason}`}
        className="group min-w-0 grow rounded-control px-2 py-1 text-sm leading-tight hover:bg-sunken"
      >
        <span
          className={cn(
            "relative font-semibold text-peacock underline-offset-2 group-hover:underline",
            isWhole ? "line-clamp-3" : "line-clamp-2 lg:line-clamp-1",
            state === "closed" && "line-through",
          )}
        >
          {title}
          <span className="sr-only">, {formatDay(date)}: </span>
        </span>
        <SeatsBar booked={booked} held={held} capacity={capacity} className="my-1" />
        <span className="flex flex-wrap gap-x-2 text-xs tabular-nums">
          <span>
            {booked} of {capacity}
            {held > 0 && (
              <span className="text-muted">
                {" "}
                +{held}
                <span className="sr-only"> held</span>
              </span>
            )}
          </span>
          {guarantee !== undefined && <span className="font-semibold">{guarantee}</span>}
          {tone !== undefined && (
            <span className={cn("font-semibold", tone)}>
              {isWhole && lateReason !== undefined ? lateReason : departureStateLabels[state]}
            </span>
          )}
        </span>
      </Link>
      {canBeSet && (
        <Link
          to={`${path}/change`}
          aria-label={`Seats or closing: ${title}, ${formatDay(date)}`}
          title="Seats or closing"
          className="grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
        >
          <Settings2 aria-hidden className="size-4" />
        </Link>
      )}
    </li>
  );
}
