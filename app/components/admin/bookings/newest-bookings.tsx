import { Link } from "react-router";
import { BookingStatusBadge } from "~/components/bookings/booking-status-badge";
import { SheetCell, SheetName, SheetRow, ResponsiveTable } from "~/components/ui/responsive-table";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { cn } from "~/lib/cn";

const heads = ["Booking", "Tour", "Customer", "Total", "Status"] as const;

/** Summary of the newest bookings, with new arrivals highlighted. */
export function NewestBookings({
  bookings,
  arrived,
}: {
  bookings: readonly AdminBooking[];
  arrived: ReadonlySet<string>;
}) {
  return (
    <ResponsiveTable caption="Newest bookings" heads={heads}>
      {bookings.map((booking) => {
        const address = `/admin/bookings/${booking.bookingId}`;
        return (
          <SheetRow
            key={booking.bookingId}
            data-booking={booking.bookingId}
            data-row={booking.bookingId}
            data-href={address}
            tabIndex={-1}
            className={cn(
              "max-lg:grid-cols-[minmax(0,1fr)_auto]",
              arrived.has(booking.bookingId) && "animate-glow",
            )}
          >
            <SheetName className="max-lg:order-1 tabular-nums">
              <Link to={address} className="inline-block min-h-6 text-ink underline-offset-4 hover:underline">
                {booking.bookingId}
              </Link>
              <span className="block text-sm font-normal whitespace-nowrap text-muted">
                {formatInstantInIndia(booking.createdAt)}
              </span>
            </SheetName>
            <SheetCell className="max-lg:order-3 max-lg:col-span-2">
              <span className="line-clamp-1">{booking.tourTitle}</span>
              <span className="block text-sm text-muted">
                {formatTravelDate(booking.travelDate)},{" "}
                {booking.numberOfTravelers === 1 ? "1 traveler" : `${booking.numberOfTravelers} travelers`}
              </span>
            </SheetCell>
            <SheetCell className="max-lg:order-4">
              {booking.customerName}
              <span className="block text-sm wrap-anywhere text-muted">{booking.operatorName}</span>
            </SheetCell>
            <SheetCell className="max-lg:order-5 max-lg:text-right">
              <strong>{formatRupees(booking.totalAmount)}</strong>
              <span className="block text-sm whitespace-nowrap text-muted">
                {formatRupees(booking.commission)} commission
              </span>
            </SheetCell>
            <SheetCell className="text-right max-lg:order-2 max-lg:py-2">
              <BookingStatusBadge status={booking.status} />
            </SheetCell>
          </SheetRow>
        );
      })}
    </ResponsiveTable>
  );
}
