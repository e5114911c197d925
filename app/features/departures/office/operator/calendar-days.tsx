import { useRef } from "react";
import { Form, Link } from "react-router";
import { Exact } from "~/ui/exact";
import { Button, buttonClasses } from "~/ui/button";
import { formatDay, formatMonth, weekdayNames, weekdayOf, type TravelDate } from "~/domain/calendar/calendar";
import { formatShortMonth } from "~/domain/calendar/months";
import {
  calendarSpan,
  departureStateLabels,
  type CalendarDay,
  type OtherDepartures,
} from "~/domain/departures/operator-calendar";
import { useDaySelection } from "./use-day-selection";
import { cn } from "~/ui/cn";
import { calendarAddress, type CalendarAddress } from "./departure-calendar-query";
import { departureAnchor } from "./departure-anchor";
import { DepartureChip } from "./departure-chip";

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * Days of a month or week: seven columns on wide screens, the present month from the present week, otherwise a list of the
 * days with departures, from today. Days can be chosen for a change of several at once.
 */
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
  const coming = days.map(({ date }) => date).filter((date) => date >= today);
  const { selected, toggle, extendTo, clear, handlers } = useDaySelection(coming);
  const isSelecting = address.select === "days" || selected.size > 0;
  const hasEarlier = address.earlier === undefined && days.some(({ date }) => date === today);
  const [first] = days;
  const isFolded =
    hasEarlier && isMonth && first !== undefined && calendarSpan("month", today).from < first.date;

  /** Moves the focus between day headings with the arrow keys; with Shift it chooses the days on the way. */
  function moveByArrow(event: React.KeyboardEvent) {
    if (event.key === "Escape" && selected.size > 0) return clear();
    const step = steps[event.key];
    if (step === undefined || !(event.target instanceof HTMLElement)) return;
    const heads = [...(list.current?.querySelectorAll<HTMLElement>("[data-day]") ?? [])];
    const index = heads.indexOf(event.target);
    if (index === -1) return;
    // Skip days that are hidden at this width.
    const direction = Math.sign(step);
    let next = index + step;
    while (heads[next]?.checkVisibility() === false) next += direction;
    const target = heads[next];
    if (!target) return;
    event.preventDefault();
    if (event.shiftKey) extendTo(target.dataset.day ?? "", event.target.dataset.day ?? "");
    target.focus();
  }

  return (
    <Form action="/operator/departures/change" className="min-w-0">
      {address.tour !== undefined && <input type="hidden" name="tour" value={address.tour} />}
      {address.company !== undefined && <input type="hidden" name="company" value={address.company} />}
      {hasEarlier && (isFolded || isEarlierHidden(days, today)) && (
        <p className={cn("mt-3", !isFolded && "lg:hidden")}>
          <Link
            to={calendarAddress({ ...address, earlier: "shown" })}
            preventScrollReset
            className="inline-block py-1 text-sm text-peacock underline underline-offset-4"
          >
            Earlier days
          </Link>
        </p>
      )}
      <div aria-hidden className="mt-3 hidden grid-cols-7 gap-1 text-sm font-semibold text-muted lg:grid">
        {weekdayNames().map((name) => (
          <span key={name} className="px-2">
            {name.slice(0, 3)}
          </span>
        ))}
      </div>
      <ol
        ref={list}
        aria-label="Departures by day"
        className="mt-3 grid max-lg:divide-y max-lg:divide-line lg:mt-1 lg:grid-cols-7 lg:gap-1"
        {...handlers}
      >
        {days.map((day) => (
          <Day
            key={day.date}
            day={day}
            address={address}
            today={today}
            onKeyDown={moveByArrow}
            isMonth={isMonth}
            isHiddenOnPhones={hasEarlier && day.date < today}
            choice={
              isSelecting && day.date >= today
                ? { isChosen: selected.has(day.date), onChange: () => toggle(day.date) }
                : null
            }
          />
        ))}
      </ol>
      {isSelecting && (
        <div className="sticky bottom-2 z-10 mt-3 flex flex-wrap items-center gap-3 rounded-card border border-line bg-card p-3 float-shadow max-lg:bottom-20">
          <p role="status" className="grow font-semibold tabular-nums">
            {selected.size === 0
              ? "Choose days, then change their seats, price or closing together."
              : `${selected.size} ${selected.size === 1 ? "day" : "days"} selected`}
          </p>
          <Button type="submit" className="min-h-9 px-3 py-1 text-sm">
            Change these days
          </Button>
          <Link
            to={calendarAddress({ ...address, select: undefined })}
            preventScrollReset
            onClick={clear}
            className={buttonClasses("secondary", "min-h-9 px-3 py-1 text-sm")}
          >
            Cancel
          </Link>
        </div>
      )}
    </Form>
  );
}

/** Returns true if the list of phones leaves out days before today that have departures. */
function isEarlierHidden(days: readonly CalendarDay[], today: TravelDate): boolean {
  return days.some(
    ({ date, isShown, departures, others }) =>
      date < today && isShown && departures.length + others.count > 0,
  );
}

function Day({
  day: { date, isShown, isAgendaOnly, departures: shown, others },
  address,
  today,
  onKeyDown,
  isMonth,
  isHiddenOnPhones,
  choice,
}: {
  day: CalendarDay;
  address: CalendarAddress;
  today: TravelDate;
  onKeyDown: React.KeyboardEventHandler;
  isMonth: boolean;
  isHiddenOnPhones: boolean;
  choice: { isChosen: boolean; onChange: () => void } | null;
}) {
  const to = calendarAddress({ ...address, day: date });
  const weekday = weekdayNames()[weekdayOf(date)]?.slice(0, 3);
  const isToday = date === today;
  const isEmpty = shown.length + others.count === 0;
  const isPast = !isShown && !isAgendaOnly && date < today;
  const name = `${weekday} ${Number(date.slice(-2))}, ${formatMonth(date.slice(0, 7))}`;
  return (
    <li
      data-date={date}
      className={cn(
        "relative min-w-0 max-lg:grid max-lg:grid-cols-[4rem_minmax(0,1fr)] max-lg:gap-x-2 max-lg:py-1.5 lg:min-h-24 lg:rounded-control lg:border lg:border-line lg:p-1",
        (isEmpty || isPast || isHiddenOnPhones) && "max-lg:hidden",
        isShown && "lg:bg-card",
        isAgendaOnly && "lg:hidden",
        isToday && "lg:border-2 lg:border-peacock",
        (address.day === date || choice?.isChosen) && "bg-sunken",
        choice?.isChosen && "outline-2 -outline-offset-2 outline-peacock",
      )}
    >
      <h3 className="flex items-center justify-between gap-1 font-sans text-sm font-semibold max-lg:flex-col max-lg:items-start max-lg:justify-start">
        {date.endsWith("-01") && (
          <span aria-hidden translate="no" className="-mr-1 pl-1 max-lg:hidden">
            {formatShortMonth(date.slice(0, 7)).slice(0, 3)}
          </span>
        )}
        <Link
          data-day={date}
          to={to}
          preventScrollReset
          onKeyDown={onKeyDown}
          aria-current={isToday ? "date" : undefined}
          aria-label={`${name}${isToday ? ", today" : ""}`}
          className={cn(
            "inline-flex min-h-6 min-w-6 items-center rounded-control px-1 tabular-nums hover:underline max-lg:min-h-8 lg:mr-auto lg:after:absolute lg:after:inset-0",
            isToday && isShown && "text-peacock",
            !isShown && "font-normal text-muted",
          )}
        >
          <span className="whitespace-nowrap lg:hidden">{`${weekday ?? ""} ${Number(date.slice(-2))}`}</span>
          <span className="max-lg:hidden">{Number(date.slice(-2))}</span>
        </Link>
        {choice && (
          <label className="relative z-1 grid size-8 place-items-center">
            <input
              type="checkbox"
              name="day"
              value={date}
              checked={choice.isChosen}
              onChange={choice.onChange}
              className="size-6 accent-peacock"
            />
            <span className="sr-only">{`Select ${name}`}</span>
          </label>
        )}
      </h3>
      <div className="min-w-0">
        {shown.length > 0 && (
          <ul className="grid gap-1 lg:mt-1">
            {shown.map((departure) => (
              <DepartureChip
                key={`${departure.slug} ${departure.start ?? ""}`}
                departure={departure}
                date={date}
                to={`${to}#${departureAnchor(departure)}`}
                isNarrow={isMonth || address.day !== undefined}
              />
            ))}
          </ul>
        )}
        {others.count > 0 && (
          <Link
            to={to}
            preventScrollReset
            className="relative z-1 inline-block min-h-6 px-1 text-sm text-muted underline-offset-2 hover:underline lg:mt-1 lg:text-xs"
          >
            <span>{others.areQuiet ? quietText(others) : `${others.count} more`}</span>
            <span className="sr-only">
              {" "}
              on <Exact>{formatDay(date)}</Exact>
            </span>
          </Link>
        )}
      </div>
    </li>
  );
}

/** Describes departures without bookings that are not listed. */
function quietText({ count, areLate }: OtherDepartures): string {
  return `${count} without bookings${areLate ? `, ${departureStateLabels.late.toLowerCase()}` : ""}`;
}
