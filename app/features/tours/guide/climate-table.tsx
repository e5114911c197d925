import { monthNames } from "~/domain/calendar/calendar";
import type { ClimateStation } from "~/domain/tours/climate";

/** Height of the bars' drawing, and of a bar without a span. */
const [height, minHeight] = [64, 6];

/** Monthly normals: a column per month with a bar from the mean low to the mean high. */
export function ClimateTable({ climate }: { climate: ClimateStation }) {
  const { station, altitudeMetres, years, source, high, low, rainDays } = climate;
  const [coldest, hottest] = [Math.min(...low), Math.max(...high)];
  const perDegree = (height - minHeight) / Math.max(1, hottest - coldest);
  return (
    <figure className="climate">
      <table>
        <caption>{`Weather in ${station} by month`}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Month</span>
            </th>
            {monthNames.map((name) => (
              <th key={name} scope="col">
                <abbr title={name}>
                  <span>{name.slice(0, 1)}</span>
                  <span className="max-sm:sr-only">{name.slice(1, 3)}</span>
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">High, °C</th>
            {high.map((top, month) => (
              <td key={monthNames[month]}>
                <b>{Math.round(top)}</b>
                <svg aria-hidden viewBox={`0 0 8 ${height}`}>
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
          <Row name="Low, °C" className="low" values={low} />
          <Row name="Rain days" className="rain" values={rainDays} />
        </tbody>
      </table>
      <figcaption>{`Mean daily high, mean daily low and days with rain at ${altitudeMetres.toLocaleString("en-IN")} m, ${years}. Source: ${source}.`}</figcaption>
    </figure>
  );
}

function Row({ name, className, values }: { name: string; className: string; values: readonly number[] }) {
  return (
    <tr className={className}>
      <th scope="row">{name}</th>
      {values.map((value, month) => (
        <td key={monthNames[month]}>{Math.round(value)}</td>
      ))}
    </tr>
  );
}
