import { Link } from "react-router";
import { Panel } from "~/components/back-office/panel";
import { BookingStatusBadge } from "~/components/bookings/booking-status-badge";
import { PageLinks } from "~/components/ui/page-links";
import { SheetCell, SheetName, SheetRow, ResponsiveTable } from "~/components/ui/responsive-table";
import { formatDay } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import type { AccountPage } from "../../../../worker/reports/get-account-page";

const heads = ["Booking", "Tour", "Travel date", "Status", "Total"] as const;

/** A page of a user's bookings, newest first. */
export function UserBookings({
  bookings,
  nextCursor,
  cursor,
}: Pick<AccountPage, "bookings" | "nextCursor"> & { cursor: string | undefined }) {
  return (
    <Panel id="bookings" title="Bookings">
      {bookings.length === 0 ? (
        <p className="text-sm text-muted">No bookings.</p>
      ) : (
        <div className="text-sm">
          <ResponsiveTable caption="Bookings, newest first" heads={heads}>
            {bookings.map((booking) => (
              <SheetRow key={booking.bookingId}>
                <SheetName className="lg:min-w-24">
                  <Link
                    to={`/admin/bookings/${booking.bookingId}`}
                    className="text-peacock underline underline-offset-4"
                  >
                    {booking.bookingId}
                  </Link>
                </SheetName>
                <SheetCell className="wrap-anywhere">{booking.tourTitle}</SheetCell>
                <SheetCell className="whitespace-nowrap">{formatDay(booking.travelDate)}</SheetCell>
                <SheetCell>
                  <BookingStatusBadge status={booking.status} />
                </SheetCell>
                <SheetCell className="lg:text-right">{formatRupees(booking.totalAmount)}</SheetCell>
              </SheetRow>
            ))}
          </ResponsiveTable>
        </div>
      )}
      <PageLinks query={{ cursor }} nextCursor={nextCursor} first="Newest bookings" next="Older bookings" />
    </Panel>
  );
}
