import { BarTable } from "~/components/ui/bar-table";
import type { Analytics, TourOccupancy } from "~/domain/analytics/analytics";
import { formatRupees } from "~/domain/money/money";
import type { Days } from "~/domain/calendar/period";
import { formatCount, formatShare } from "./formats";
import { HeatMap } from "./heat-map";
import { NothingHere, AnalyticsPanel } from "./panel";
import { bookingsMade, bookingsTravelling } from "./rows-behind";

/** Panels about a period's bookings: destinations, lead time, occupancy and demand. */
export function PeriodPanels({ analytics }: { analytics: Analytics }) {
  const { period, demand } = analytics;
  return (
    <>
      <Destinations analytics={analytics} />
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
      explained="The 10 destinations with the most bookings made in this period, and their revenue. Bars show bookings."
      rows={{ to: bookingsMade(period), label: "Show these bookings" }}
    >
      {destinations.length === 0 ? (
        <NothingHere>No bookings in this period</NothingHere>
      ) : (
        <BarTable
          caption="Destinations with the most bookings"
          heads={["Destination", "Bookings", "Revenue"]}
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
          ? "Share of seats sold on the departures in this period."
          : `${formatCount(figures.seatsSold)} of ${formatCount(figures.seats)} seats sold on ${formatCount(figures.departures)} departures in this period: ${formatShare(figures.occupancy)}. Departures without bookings aren't stored.`
      }
      rows={{ to: bookingsTravelling(period), label: "Show these bookings" }}
      className="lg:col-span-2"
    >
      {occupancy.fullest.length === 0 ? (
        <NothingHere>No departures in this period</NothingHere>
      ) : (
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
          <OccupancyTable title="Fullest tours" tours={occupancy.fullest} period={period} />
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
        most={1}
        rows={tours.map(({ slug, title: name, seatsSold, seats }) => ({
          name,
          to: bookingsTravelling(period, { tour: slug }),
          cells: [`${formatCount(seatsSold)} of ${formatCount(seats)}`, formatShare(seatsSold / seats)],
          size: seatsSold / seats,
        }))}
      />
    </div>
  );
}
