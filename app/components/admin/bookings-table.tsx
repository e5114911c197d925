import type { AdminBooking } from "~/domain/booking";
import { formatInstantInIndia } from "~/domain/calendar";
import { formatTravelDate } from "~/domain/travel-date";
import { formatRupees } from "~/domain/money";
import { cn } from "~/lib/cn";
import { BookingActions } from "./booking-actions";
import { BookingStatusBadge } from "~/components/booking/booking-status-badge";

const heads = [
  "Booking",
  "Tour",
  "Customer",
  "Travel date",
  "Total",
  "Commission",
  "Status",
  "Actions",
] as const;

/** The bookings as rows; on a narrow screen each row is a small sheet with its own labels. */
export function BookingsTable({
  bookings,
  arrived,
}: {
  bookings: AdminBooking[];
  arrived: ReadonlySet<string>;
}) {
  return (
    <table className="w-full border-collapse max-lg:block">
      <caption className="sr-only">Bookings, newest first</caption>
      <thead className="max-lg:sr-only">
        <tr>
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              className="border-b-2 border-line px-2 py-2 text-left text-sm text-muted last:text-right"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:gap-3 sm:max-lg:grid-cols-2">
        {bookings.map((booking) => (
          <tr
            key={booking.bookingId}
            data-booking={booking.bookingId}
            className={cn(
              "align-top max-lg:grid max-lg:gap-1 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-card max-lg:p-3",
              "lg:border-b lg:border-line lg:hover:bg-card",
              arrived.has(booking.bookingId) && "animate-glow",
            )}
          >
            <th scope="row" className="px-2 py-2 text-left font-semibold tabular-nums">
              {booking.bookingId}
              <span className="block text-sm font-normal whitespace-nowrap text-muted">
                {formatInstantInIndia(booking.createdAt)}
              </span>
            </th>
            <Cell>
              <span className="line-clamp-2">{booking.tourTitle}</span>
              <span className="block text-sm text-muted">{booking.operatorName}</span>
            </Cell>
            <Cell>
              {booking.customerName}
              <span className="block text-sm wrap-anywhere text-muted">{booking.customerEmail}</span>
            </Cell>
            <Cell label="Travels">
              <span className="whitespace-nowrap">{formatTravelDate(booking.travelDate)}</span>
              <span className="block text-sm text-muted">
                {booking.numberOfTravelers === 1 ? "1 traveler" : `${booking.numberOfTravelers} travelers`}
              </span>
            </Cell>
            <Cell label="Total">
              <strong className="tabular-nums">{formatRupees(booking.totalAmount)}</strong>
            </Cell>
            <Cell label="Commission 10 %">
              <span className="tabular-nums">{formatRupees(booking.commission)}</span>
            </Cell>
            <td className="px-2 py-2">
              <BookingStatusBadge status={booking.status} />
            </td>
            <td className="px-2 py-1">
              <BookingActions booking={booking} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A cell, with a label of its own where the column heads are not shown. */
function Cell({ label, children }: { label?: string; children: React.ReactNode }) {
  return (
    <td className="px-2 py-2 max-lg:py-0.5">
      {label && (
        <span aria-hidden className="mr-1 text-sm text-muted lg:hidden">
          {label}:
        </span>
      )}
      {children}
    </td>
  );
}
