import { formatDay } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import type { TourFigures as Figures } from "../../../../worker/tours/tour-figures.repo";

/** Totals of a tour, each with a definition, and its next departures. */
export function TourFigureList({ figures }: { figures: Figures }) {
  const numbers = [
    ["Bookings", figures.bookings.toLocaleString("en-IN"), "all, including canceled"],
    ["Sold", figures.soldBookings.toLocaleString("en-IN"), "not canceled or expired"],
    ["Travelers", figures.travelers.toLocaleString("en-IN"), "on sold bookings"],
    ["Revenue", formatRupees(figures.revenue), "sales in the ledger, net of cancellations"],
  ];
  return (
    <>
      <dl className="mt-2 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {numbers.map(([name, value, what]) => (
          <div key={name} className="rounded-card border border-line bg-card p-3">
            <dt className="text-sm text-muted">{name}</dt>
            <dd>
              <span className="text-xl font-semibold tabular-nums">{value}</span>
              <span className="block text-sm text-muted">{what}</span>
            </dd>
          </div>
        ))}
      </dl>
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
              <tr key={day.travelDate} className="border-b border-line">
                <th scope="row" className="py-1 pr-3 text-left font-normal">
                  {formatDay(day.travelDate)}
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
