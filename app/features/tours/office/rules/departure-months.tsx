import { formatTravelDate } from "~/domain/calendar/travel-date";
import type { TourCalendarDay, CalendarMonth } from "~/domain/departures/departure-months";
import { cn } from "~/ui/cn";
import { MonthTable } from "./month-table";

const variants: Record<TourCalendarDay["state"], string> = {
  past: "text-muted",
  leaves: "bg-success-subtle font-semibold text-success",
  late: "bg-sunken text-muted",
  off: "text-muted line-through",
  set: "bg-danger-subtle text-danger line-through",
};

const words: Record<TourCalendarDay["state"], string> = {
  past: "past",
  leaves: "departure",
  late: "departure, too late to book",
  off: "no departure",
  set: "closed manually",
};

/** Calendar of the next months with a tour's departures and booked days. */
export function DepartureMonths({ months }: { months: readonly CalendarMonth[] }) {
  return (
    <div>
      <div className="grid gap-4 sm:grid-cols-3 lg:grid-cols-1">
        {months.map((month) => (
          <MonthTable key={month.month} month={month.month} className="max-w-72" days={month.days}>
            {(day) => <Day key={day.date} day={day} />}
          </MonthTable>
        ))}
      </div>
      <ul aria-label="Legend" className="mt-3 grid gap-1 text-sm">
        <Legend variant={variants.leaves} sample="7">
          departure
        </Legend>
        <Legend variant={variants.off} sample="7">
          no departure
        </Legend>
        <Legend variant={variants.late} sample="7">
          too late to book
        </Legend>
        <Legend variant={variants.set} sample="7">
          closed manually
        </Legend>
        <Legend variant="outline-2 -outline-offset-2 outline-peacock" sample="7">
          has bookings
        </Legend>
      </ul>
    </div>
  );
}

function Legend({
  variant,
  sample,
  children,
}: {
  variant: string;
  sample: string;
  children: React.ReactNode;
}) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden className={cn("grid size-6 place-items-center rounded-control text-xs", variant)}>
        {sample}
      </span>
      <span>{children}</span>
    </li>
  );
}

function Day({ day: { date, state, booked } }: { day: TourCalendarDay }) {
  const isBooked = booked > 0 && state !== "past";
  const label = `${formatTravelDate(date)}: ${words[state]}${isBooked ? `, ${booked} booked` : ""}`;
  return (
    <td
      title={label}
      data-date={date}
      data-state={state}
      className={cn(
        "h-7 rounded-control",
        variants[state],
        isBooked && "outline-2 -outline-offset-2 outline-peacock",
      )}
    >
      <span aria-hidden>{Number(date.slice(8))}</span>
      <span className="sr-only">{label}</span>
    </td>
  );
}
