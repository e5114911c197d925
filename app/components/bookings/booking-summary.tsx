import { DescriptionList } from "~/components/ui/description-list";
import type { ConfirmedBooking } from "~/domain/bookings/booking";
import { dueInWords } from "~/domain/bookings/unpaid-booking";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { formatRupees } from "~/domain/money/money";

/** Details of a new booking, and what is due for it by when. */
export function BookingSummary({
  booking,
  className,
}: {
  booking: ConfirmedBooking;
  className?: string | undefined;
}) {
  const due = dueInWords(booking, booking.totalAmount);
  return (
    <div className={className}>
      {due !== null && (
        <p className="mb-4 rounded-control border-l-4 border-marigold bg-sunken p-3 font-semibold">{due}</p>
      )}
      <DescriptionList
        entries={[
          ["Booking ID", booking.bookingId],
          ["Tour", booking.tourTitle],
          ["Travel date", formatTravelDate(booking.travelDate)],
          ["Travelers", String(booking.numberOfTravelers)],
          ["E-mail", booking.customerEmail],
          ["Total", formatRupees(booking.totalAmount)],
        ]}
      />
    </div>
  );
}
