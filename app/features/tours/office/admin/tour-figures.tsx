import { FigureList } from "~/office/ui/figure-list";
import { timeOfStart } from "~/domain/departures/start";
import { formatDay } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import type { AdminTourPage } from "../../../../../worker/tours/admin/get-admin-tour";

/** Totals of a tour, each with a definition, and its next departures. */
export function TourFigureList({ figures }: Pick<AdminTourPage, "figures">) {
  return (
    <>
      <FigureList
        figures={[
          {
            name: "Bookings",
            value: figures.bookings.toLocaleString("en-IN"),
            explained: "All bookings, including canceled ones.",
          },
          {
            name: "Sold",
            value: figures.soldBookings.toLocaleString("en-IN"),
            explained: "Bookings that aren't canceled or expired.",
          },
          {
            name: "Travelers",
            value: figures.travelers.toLocaleString("en-IN"),
            explained: "Travelers on sold bookings.",
          },
          ...(figures.revenue === null
            ? []
            : [
                {
                  name: "Revenue",
                  value: formatRupees(figures.revenue),
                  explained: "Sales in the ledger, net of cancellations.",
                },
              ]),
        ]}
      />
      <h3 className="mt-5 text-lg font-semibold">Next departures with bookings</h3>
      {figures.nextDepartures.length === 0 ? (
        <p className="text-muted">No seats are booked or held on upcoming days.</p>
      ) : (
        <table className="mt-1 w-full max-w-lg border-collapse tabular-nums">
          <caption className="sr-only">Seats on the next departures</caption>
          <thead>
            <tr className="border-b border-line text-left text-sm text-muted">
              <th scope="col" className="py-1 pr-3">
                Date
              </th>
              {["Booked", "Held", "Seats"].map((head) => (
                <th key={head} scope="col" className="py-1 pl-3 text-right">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.nextDepartures.map((day) => (
              <tr key={`${day.travelDate} ${day.start}`} className="border-b border-line">
                <th translate="no" scope="row" className="py-1 pr-3 text-left font-normal">
                  {[formatDay(day.travelDate), timeOfStart(day.start)].join(" ").trim()}
                </th>
                <td className="py-1 pl-3 text-right">{day.booked}</td>
                <td className="py-1 pl-3 text-right">{day.held}</td>
                <td className="py-1 pl-3 text-right">{day.capacity}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
