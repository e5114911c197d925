import { monthsFrom, daysOfMonth } from "~/domain/calendar/months";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { eachDay } from "~/domain/departures/departure";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { offDayReason } from "~/domain/departures/off-days";
import { formatRupees, formatShortRupees } from "~/domain/money/money";
import { adultFareOn, childFareOn, seasonOn, type Fares } from "~/domain/prices/fares";
import { cn } from "~/ui/cn";
import { Exact } from "~/ui/exact";
import { MonthTable } from "./month-table";

/** Background colors from low to high prices. */
const steps = ["bg-map-0", "bg-map-1", "bg-map-2", "bg-map-3", "bg-map-4"] as const;

/** The prices of each day of a year, by the function that prices bookings. */
export function YearCalendar({ year, fares, rules }: { year: number; fares: Fares; rules: DepartureRules }) {
  const months = monthsFrom(`${year}-01`, 12).map((month) => {
    const { from, to } = daysOfMonth(month);
    return { month, days: eachDay(from, to).map((date) => ({ date, price: adultFareOn(fares, date) })) };
  });
  const prices = [...new Set(months.flatMap(({ days }) => days.map(({ price }) => price)))].toSorted(
    (a, b) => a - b,
  );
  const stepOf = (price: number) =>
    Math.floor((prices.indexOf(price) / Math.max(1, prices.length - 1)) * (steps.length - 1));
  const detail = (date: string, price: number) =>
    [
      formatTravelDate(date),
      formatRupees(price),
      `children ${formatRupees(childFareOn(fares, date))}`,
      seasonOn(fares.priceRules, date)?.label,
      offDayReason(rules, date) === null ? null : "no departure",
    ]
      .filter(Boolean)
      .join(", ");
  return (
    <>
      <ul aria-label="Prices" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {steps.map((color, step) => {
          const inStep = prices.filter((price) => stepOf(price) === step);
          const [low = 0, high = low] = [inStep[0], inStep.at(-1)];
          return (
            inStep.length > 0 && (
              <li key={color} className="flex items-center gap-2">
                <span aria-hidden className={cn("size-5 rounded-control border border-line", color)} />
                <Exact>
                  {low === high ? formatRupees(low) : `${formatRupees(low)} to ${formatRupees(high)}`}
                </Exact>
              </li>
            )
          );
        })}
        <li className="text-muted">
          <span className="line-through">1</span> <span>no departure</span>
        </li>
      </ul>
      <div className="mt-3 grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
        {months.map(({ month, days }) => (
          <MonthTable key={month} month={month} days={days}>
            {({ date, price }) => (
              <td
                key={date}
                translate="no"
                data-date={date}
                title={detail(date, price)}
                className={cn("h-9 rounded-control leading-tight", steps[stepOf(price)])}
              >
                <span className={cn("block", offDayReason(rules, date) !== null && "line-through")}>
                  {Number(date.slice(8))}
                </span>
                <span className="font-semibold">{formatShortRupees(price)}</span>
              </td>
            )}
          </MonthTable>
        ))}
      </div>
    </>
  );
}
