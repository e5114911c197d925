import { ChevronLeft, ChevronRight } from "lucide";
import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { buttonClasses } from "~/ui/button";
import { formatDay, formatMonth, type TravelDate } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { monthOf } from "~/domain/calendar/months";
import { calendarSpan, calendarViews, neighborOf } from "~/domain/departures/operator-calendar";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";
import { calendarAddress, type CalendarAddress } from "./departure-calendar-query";

const small = "min-h-9 px-3 py-1 text-sm";

const viewLabels = { month: "Month", week: "Week", day: "Day" } as const;

/** Toolbar of the calendar: current period, navigation the month, week or day view, and choosing several days. */
export function CalendarBar({
  address,
  date,
  today,
}: {
  address: CalendarAddress;
  date: TravelDate;
  today: TravelDate;
}) {
  const { view } = address;
  const to = (change: Partial<CalendarAddress>) =>
    calendarAddress({ ...address, date, earlier: undefined, ...change });
  const { from, to: until } = calendarSpan(view, date);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="font-sans text-lg font-semibold" aria-live="polite">
        {view === "month" && <Exact>{formatMonth(monthOf(date))}</Exact>}
        {view === "week" && (
          <span>
            <Exact>{formatDay(from)}</Exact> to <Exact>{formatDay(until)}</Exact>
          </span>
        )}
        {view === "day" && (date === today ? <span>Today</span> : <Exact>{formatTravelDate(date)}</Exact>)}
      </h2>
      <nav aria-label="Other days" className="flex gap-2">
        <Link
          to={to({ date: neighborOf(view, date, -1) })}
          preventScrollReset
          aria-label={`Previous ${view}`}
          className={buttonClasses("secondary", small)}
        >
          <Icon icon={ChevronLeft} className="size-4" />
        </Link>
        <Link to={to({ date: today })} preventScrollReset className={buttonClasses("secondary", small)}>
          Today
        </Link>
        <Link
          to={to({ date: neighborOf(view, date, 1) })}
          preventScrollReset
          aria-label={`Next ${view}`}
          className={buttonClasses("secondary", small)}
        >
          <Icon icon={ChevronRight} className="size-4" />
        </Link>
      </nav>
      <nav aria-label="View" className="flex gap-1">
        {calendarViews.map((each) => (
          <Link
            key={each}
            to={to({
              view: each,
              day: undefined,
              ...(each === "day" && address.day && { date: address.day }),
            })}
            preventScrollReset
            aria-current={each === view ? "page" : undefined}
            className={cn(
              "inline-flex min-h-9 items-center rounded-control px-3 text-sm font-semibold hover:bg-sunken",
              each === view && "bg-sunken text-vermilion",
            )}
          >
            {viewLabels[each]}
          </Link>
        ))}
      </nav>
      {view !== "day" && address.select === undefined && (
        <Link
          to={to({ select: "days", day: undefined })}
          preventScrollReset
          className={buttonClasses("secondary", small)}
        >
          Select days
        </Link>
      )}
    </div>
  );
}
