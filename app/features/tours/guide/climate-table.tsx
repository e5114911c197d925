import { monthNames } from "~/domain/calendar/calendar";
import type { ClimateStation } from "~/domain/tours/climate";
import { tourPageMessages } from "../messages";
import { tourGuideMessages } from "./messages";

/** Height of the bars' drawing, and of a bar without a span. */
const [height, minHeight] = [64, 6];

const rowHead =
  "w-17 text-left align-top text-[0.8125rem] leading-tight font-normal max-sm:w-[2.6rem] max-sm:text-xs/tight";

/** Monthly normals: a column per month with a bar from the mean low to the mean high. */
export function ClimateTable({ climate }: { climate: ClimateStation }) {
  const m = tourGuideMessages().climate;
  const { station, altitudeMetres, years, source, high, low, rainDays } = climate;
  const { parts } = tourPageMessages().months;
  const [coldest, hottest] = [Math.min(...low), Math.max(...high)];
  const perDegree = (height - minHeight) / Math.max(1, hottest - coldest);
  return (
    <figure className="mt-6 tabular-nums">
      <table className="w-full table-fixed text-center text-sm/normal max-sm:text-xs/normal">
        <caption className="pb-2 text-left text-[1.0625rem] font-semibold">{m.caption(station)}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className={rowHead}>
              <span className="sr-only">{m.month}</span>
            </th>
            {monthNames().map((name, month) => (
              <th key={name} scope="col" className="font-normal">
                <abbr title={name} className="no-underline">
                  <span>{parts[month]?.[0]}</span>
                  <span className="max-sm:sr-only">{parts[month]?.[1]}</span>
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={`${rowHead} text-muted`}>
              {m.high}
            </th>
            {high.map((top, month) => (
              <td key={monthNames()[month]}>
                <b className="font-semibold">{Math.round(top)}</b>
                <svg
                  aria-hidden
                  viewBox={`0 0 8 ${height}`}
                  className="mx-auto my-1 block h-16 fill-marigold"
                >
                  <rect
                    width="8"
                    rx="4"
                    y={Math.round((hottest - top) * perDegree)}
                    height={Math.round((top - (low[month] ?? top)) * perDegree) + minHeight}
                  />
                </svg>
              </td>
            ))}
          </tr>
          <Row name={m.low} className="font-semibold" headClassName={`${rowHead} text-muted`} values={low} />
          <Row
            name={m.rainDays}
            className="pt-2 text-peacock"
            headClassName={`${rowHead} pt-2 text-peacock`}
            values={rainDays}
          />
        </tbody>
      </table>
      <figcaption className="mt-3 max-w-[68ch] text-[0.875rem] text-muted">
        {m.note(altitudeMetres.toLocaleString("en-IN"), years, source)}
      </figcaption>
    </figure>
  );
}

function Row({
  name,
  className,
  headClassName,
  values,
}: {
  name: string;
  /** Classes of its values. */
  className: string;
  headClassName: string;
  values: readonly number[];
}) {
  return (
    <tr>
      <th scope="row" className={headClassName}>
        {name}
      </th>
      {values.map((value, month) => (
        <td key={monthNames()[month]} className={className}>
          {Math.round(value)}
        </td>
      ))}
    </tr>
  );
}
