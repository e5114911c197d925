import { RowPanel } from "~/components/back-office/row-panel";
import { BookingStatusBadge } from "~/components/bookings/booking-status-badge";
import { OwingBadge, OwnBookingBadge } from "~/components/bookings/unpaid-badges";
import { DescriptionList } from "~/components/ui/description-list";
import { roomTypeLabels } from "~/domain/bookings/booking";
import type { OperatorBooking } from "~/domain/bookings/operator-booking";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { formatRupees } from "~/domain/money/money";

/** Side panel with the summary of a booking. Its page has the party, the contact and the actions. */
export function OperatorBookingPanel({
  booking,
  onClose,
}: {
  booking: OperatorBooking;
  onClose: () => void;
}) {
  const { numberOfTravelers, children, infants, earnings, totalAmount, paidAmount, refundAmount } = booking;
  return (
    <RowPanel
      label="Booking Details"
      title={booking.bookingId}
      address={`/operator/bookings/${booking.bookingId}`}
      rowId={booking.bookingId}
      onClose={onClose}
    >
      <p className="flex flex-wrap items-center gap-1.5">
        <BookingStatusBadge status={booking.status} />
        <OwnBookingBadge booking={booking} />
        <OwingBadge booking={booking} />
      </p>
      <p className="mt-2 text-lg leading-snug font-semibold wrap-anywhere">{booking.customerName}</p>
      <p className="wrap-anywhere">{booking.tourTitle}</p>
      <p className="mt-1 text-muted tabular-nums">
        {formatTravelDate(booking.travelDate)},{" "}
        {numberOfTravelers === 1 ? "1 traveler" : `${numberOfTravelers} travelers`}
      </p>
      <div className="mt-3 border-t border-line pt-3 text-sm">
        <DescriptionList
          entries={[
            ["Company", booking.companyName],
            ["Duration", booking.tourDuration],
            ["From", booking.departureCity],
            ...(children > 0 ? [["Children", String(children)] as const] : []),
            ...(infants > 0 ? [["Infants", String(infants)] as const] : []),
            ["Room", roomTypeLabels[booking.roomType]],
            ["Special requests", booking.specialRequests ?? "none"],
            ["Total", formatRupees(totalAmount)],
            ...(earnings
              ? ([
                  [`Commission, ${earnings.commissionPercent}\u00a0%`, formatRupees(earnings.commission)],
                  ["Your net", formatRupees(earnings.net)],
                ] as const)
              : []),
            ["Received", formatRupees(paidAmount - refundAmount)],
            ["Booked", formatInstantInIndia(booking.createdAt)],
          ]}
        />
      </div>
    </RowPanel>
  );
}
