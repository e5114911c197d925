import { formatMonth, weekdayNames, weekdayOf, type TravelDate } from "~/domain/calendar/calendar";
import type { Month } from "~/domain/calendar/months";
import { cn } from "~/ui/cn";

const emptyCell = "\u00A0";

/** A month as a table of weeks. @param children renders the cell of a day */
export function MonthTable<Day extends { date: TravelDate }>({
  month,
  days,
  className,
  children,
}: {
  month: Month;
  /** All days of the month. */
  days: readonly Day[];
  className?: string;
  children: (day: Day) => React.ReactNode;
}) {
  const offset = weekdayOf(`${month}-01`);
  const cells = [...Array.from({ length: offset }, () => null), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, index) =>
    cells.slice(index * 7, index * 7 + 7),
  );
  return (
    <table
      className={cn(
        "w-full table-fixed border-separate [border-spacing:0.125rem] text-center text-xs tabular-nums",
        className,
      )}
    >
      <caption translate="no" className="pb-1 text-left text-sm font-semibold">
        {formatMonth(month)}
      </caption>
      <thead>
        <tr>
          {weekdayNames().map((name) => (
            <th key={name} scope="col" className="font-normal text-muted">
              <abbr title={name} className="no-underline">
                {name.slice(0, 2)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={index}>
            {week.map((day, weekday) => (day === null ? <td key={weekday}>{emptyCell}</td> : children(day)))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
