import { DescriptionList } from "~/components/ui/description-list";
import type { ConfirmedBooking } from "~/domain/bookings/booking";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { formatRupees } from "~/domain/money/money";

export function BookingSummary({
  booking,
  className,
}: {
  booking: ConfirmedBooking;
  className?: string | undefined;
}) {
  return (
    <DescriptionList
      className={className}
      entries={[
        ["Booking ID", booking.bookingId],
        ["Tour", booking.tourTitle],
        ["Travel date", formatTravelDate(booking.travelDate)],
        ["Travelers", String(booking.numberOfTravelers)],
        ["E-mail", booking.customerEmail],
        ["Total", formatRupees(booking.totalAmount)],
      ]}
    />
  );
}
