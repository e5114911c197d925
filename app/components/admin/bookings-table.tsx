import { SheetCell, SheetName, SheetRow, SheetTable } from "~/components/ui/sheet-table";
import type { AdminBooking } from "~/domain/booking";
import { formatInstantInIndia } from "~/domain/calendar";
import { formatTravelDate } from "~/domain/travel-date";
import { formatRupees } from "~/domain/money";
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

/** The bookings as rows, those that have just arrived marked. */
export function BookingsTable({
  bookings,
  arrived,
}: {
  bookings: AdminBooking[];
  arrived: ReadonlySet<string>;
}) {
  return (
    <SheetTable caption="Bookings, newest first" heads={heads}>
      {bookings.map((booking) => (
        <SheetRow
          key={booking.bookingId}
          data-booking={booking.bookingId}
          className={arrived.has(booking.bookingId) ? "animate-glow" : undefined}
        >
          <SheetName className="tabular-nums">
            {booking.bookingId}
            <span className="block text-sm font-normal whitespace-nowrap text-muted">
              {formatInstantInIndia(booking.createdAt)}
            </span>
          </SheetName>
          <SheetCell>
            <span className="line-clamp-2">{booking.tourTitle}</span>
            <span className="block text-sm text-muted">{booking.operatorName}</span>
          </SheetCell>
          <SheetCell>
            {booking.customerName}
            <span className="block text-sm wrap-anywhere text-muted">{booking.customerEmail}</span>
          </SheetCell>
          <SheetCell label="Travels">
            <span className="whitespace-nowrap">{formatTravelDate(booking.travelDate)}</span>
            <span className="block text-sm text-muted">
              {booking.numberOfTravelers === 1 ? "1 traveler" : `${booking.numberOfTravelers} travelers`}
            </span>
          </SheetCell>
          <SheetCell label="Total">
            <strong>{formatRupees(booking.totalAmount)}</strong>
          </SheetCell>
          <SheetCell label={`Commission ${booking.commissionPercent} %`}>
            {formatRupees(booking.commission)}
          </SheetCell>
          <SheetCell className="max-lg:py-2">
            <BookingStatusBadge status={booking.status} />
          </SheetCell>
          <SheetCell className="py-1 max-lg:py-1">
            <BookingActions booking={booking} />
          </SheetCell>
        </SheetRow>
      ))}
    </SheetTable>
  );
}
