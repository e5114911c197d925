import { BarTable } from "~/office/ui/bar-table";
import type { BookingSource } from "~/domain/bookings/booking-source";
import type { Analytics, TourOccupancy, Demand } from "~/domain/analytics/analytics";
import { formatRupees } from "~/domain/money/money";
import type { Days } from "~/domain/calendar/period";
import { monthNames } from "~/domain/calendar/calendar";
import { cn } from "~/ui/cn";
import { formatCount, formatShare } from "./formats";
import { NothingHere, AnalyticsPanel } from "./panel";
import { bookingsMade, bookingsTraveling } from "./rows-behind";

/** Panels about a period's bookings: destinations, lead time, occupancy and demand. */
export function PeriodPanels({ analytics }: { analytics: Analytics }) {
  const { period, demand } = analytics;
  return (
    <>
      <Destinations analytics={analytics} />
      <Sources analytics={analytics} />
      <LeadTime analytics={analytics} />
      <Occupancy analytics={analytics} />
      <AnalyticsPanel
        title="Demand by origin and month"
        explained="Bookings made in this period, by departure city and month of travel (any year)."
        rows={{ to: bookingsMade(period), label: "Show these bookings" }}
        className="lg:col-span-2"
      >
        {demand.length === 0 ? (
          <NothingHere>No bookings in this period</NothingHere>
        ) : (
          <HeatMap demand={demand} />
        )}
      </AnalyticsPanel>
    </>
  );
}

function Destinations({ analytics: { period, destinations } }: { analytics: Analytics }) {
  return (
    <AnalyticsPanel
      title="Top destinations"
      explained="The 10 destinations with the most bookings made in this period, and their revenue accrued. Bars show bookings."
      rows={{ to: bookingsMade(period), label: "Show these bookings" }}
    >
      {destinations.length === 0 ? (
        <NothingHere>No bookings in this period</NothingHere>
      ) : (
        <BarTable
          caption="Destinations with the most bookings"
          heads={["Destination", "Bookings", "Accrued"]}
          rows={destinations.map(({ name, bookings, revenue, tour }) => ({
            name,
            to: tour === null ? undefined : bookingsMade(period, { tour }),
            cells: [formatCount(bookings), formatRupees(revenue)],
            size: bookings,
          }))}
        />
      )}
    </AnalyticsPanel>
  );
}

const sourceLabels: Record<BookingSource, string> = {
  site: "Travelers, on the site",
  team: "Our team, for a customer",
  operator: "Operators, for their own customers",
  reseller: "Resellers",
  widget: "Operators' websites",
  agent: "Assistants, for travelers",
};

function Sources({ analytics: { period, sources } }: { analytics: Analytics }) {
  const all = sources.reduce((sum, { bookings }) => sum + bookings, 0);
  return (
    <AnalyticsPanel
      title="Bookings by source"
      explained="Who made the bookings of this period: travelers, our team on the phone, operators for customers of their own, or other companies and programs."
      rows={{ to: bookingsMade(period), label: "Show these bookings" }}
    >
      {all === 0 ? (
        <NothingHere>No bookings in this period</NothingHere>
      ) : (
        <BarTable
          caption="Bookings of each source"
          heads={["Source", "Bookings", "Share"]}
          rows={sources.map(({ source, bookings }) => ({
            name: sourceLabels[source],
            to: bookingsMade(period, { source }),
            cells: [formatCount(bookings), formatShare(bookings / all)],
            size: bookings,
          }))}
        />
      )}
    </AnalyticsPanel>
  );
}

function LeadTime({ analytics: { period, figures, leadTime } }: { analytics: Analytics }) {
  const { buckets, median } = leadTime;
  return (
    <AnalyticsPanel
      title="Lead time"
      explained={
        median === null
          ? "Days between booking and travel, for bookings made in this period."
          : `Days between booking and travel, for bookings made in this period. Median: ${formatCount(median)} days.`
      }
      rows={{ to: bookingsMade(period), label: "Show these bookings" }}
    >
      {median === null ? (
        <NothingHere>No bookings in this period</NothingHere>
      ) : (
        <BarTable
          caption="Bookings by days ahead"
          heads={["Days ahead", "Bookings", "Share"]}
          rows={buckets.map(({ from, to, bookings }) => ({
            name: to === null ? `${from} or more` : `${from} to ${to}`,
            cells: [formatCount(bookings), formatShare(bookings / figures.bookings)],
            size: bookings,
          }))}
        />
      )}
    </AnalyticsPanel>
  );
}

function Occupancy({ analytics: { period, figures, occupancy } }: { analytics: Analytics }) {
  return (
    <AnalyticsPanel
      title="Occupancy by departure"
      explained={
        figures.occupancy === null
          ? `No departures with guests in this period; ${formatCount(figures.empty)} without.`
          : `${formatCount(figures.seatsSold)} of ${formatCount(figures.seats)} seats sold on the ${formatCount(figures.departures)} departures with guests in this period: ${formatShare(figures.occupancy)}. ${formatCount(figures.empty)} more had no guests.`
      }
      rows={{ to: bookingsTraveling(period), label: "Show these bookings" }}
      className="lg:col-span-2"
    >
      {occupancy.fullest.length + occupancy.emptiest.length === 0 ? (
        <NothingHere>No departures in this period</NothingHere>
      ) : (
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
          {occupancy.fullest.length > 0 && (
            <OccupancyTable title="Fullest tours" tours={occupancy.fullest} period={period} />
          )}
          {occupancy.emptiest.length > 0 && (
            <OccupancyTable title="Emptiest tours" tours={occupancy.emptiest} period={period} />
          )}
        </div>
      )}
    </AnalyticsPanel>
  );
}

function OccupancyTable({
  title,
  tours,
  period,
}: {
  title: string;
  tours: readonly TourOccupancy[];
  period: Days;
}) {
  return (
    <div className="min-w-0">
      <h3 className="mt-3 text-sm font-semibold">{title}</h3>
      <BarTable
        caption={title}
        heads={["Tour", "Seats sold", "Occupancy"]}
        max={1}
        rows={tours.map(({ slug, title: name, seatsSold, seats, departures, empty }) => ({
          name,
          to: bookingsTraveling(period, { tour: slug }),
          cells:
            seats === 0
              ? ["none", `${formatCount(empty)} departures without guests`]
              : [
                  `${formatCount(seatsSold)} of ${formatCount(seats)}`,
                  `${formatShare(seatsSold / seats)} of ${formatCount(departures)} departures`,
                ],
          size: seats === 0 ? 0 : seatsSold / seats,
        }))}
      />
    </div>
  );
}

/** Background colors from few to many bookings. */
const steps = ["bg-map-1", "bg-map-2", "bg-map-3", "bg-map-4"] as const;

function stepOf(count: number, max: number): string | false {
  return count > 0 && (steps[Math.min(steps.length - 1, Math.floor((count / max) * steps.length))] ?? false);
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Table of bookings by departure city and month of travel. Darker cells have more bookings. */
function HeatMap({ demand }: { demand: readonly Demand[] }) {
  const max = Math.max(1, ...demand.flatMap(({ months }) => months));
  return (
    <div
      role="region"
      aria-label="Bookings by departure city and month of travel"
      tabIndex={0}
      className="mt-3 overflow-x-auto"
    >
      <table className="w-full min-w-160 border-separate border-spacing-0.5 text-center text-sm tabular-nums">
        <caption className="sr-only">Bookings by departure city and month of travel</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className="px-1 text-left">
              From
            </th>
            {monthNames().map((month) => (
              <th key={month} scope="col" className="font-semibold">
                <abbr title={month} className="no-underline">
                  {month.slice(0, 3)}
                </abbr>
              </th>
            ))}
            <th scope="col" className="px-1 text-right">
              Year
            </th>
          </tr>
        </thead>
        <tbody>
          {demand.map(({ origin, months }) => (
            <tr key={origin}>
              <th scope="row" className="px-1 text-left font-semibold">
                {origin}
              </th>
              {months.map((count, index) => (
                <td
                  translate="no"
                  key={monthNames()[index]}
                  className={cn("h-7 min-w-9 rounded-sm", stepOf(count, max) || "bg-map-0 text-muted")}
                >
                  {formatCount(count)}
                </td>
              ))}
              <td translate="no" className="px-1 text-right font-semibold">
                {formatCount(sum(months))}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="px-1 text-left">
              All
            </th>
            {monthNames().map((month, index) => (
              <td translate="no" key={month}>
                {formatCount(sum(demand.map(({ months }) => months[index] ?? 0)))}
              </td>
            ))}
            <td translate="no" className="px-1 text-right">
              {formatCount(sum(demand.flatMap(({ months }) => months)))}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
