import { DescriptionList } from "~/ui/description-list";
import { EmailText } from "~/ui/email-text";
import type { ConfirmedBooking } from "~/domain/bookings/booking";
import { partyInWords } from "~/domain/bookings/booking-review";
import { dueInWords } from "~/domain/bookings/unpaid-booking";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import { formatRupees } from "~/domain/money/money";
import { depositInWords } from "~/domain/prices/deposit";
import { DueNote } from "./due-note";

/** Details of a new booking, and what is due for it by when. */
export function BookingSummary({
  booking,
  startTime,
  className,
}: {
  booking: ConfirmedBooking;
  /** Start of the tour, "HH:mm" in IST. */
  startTime: string;
  className?: string | undefined;
}) {
  const due = dueInWords(booking, booking.totalAmount);
  return (
    <div className={className}>
      {due !== null && <DueNote className="mb-4">{due}</DueNote>}
      <DescriptionList
        entries={[
          ["Booking ID", booking.bookingId],
          ["Tour", booking.tourTitle],
          ["Travel date", startInWords(booking.travelDate, startTime)],
          ["Travelers", partyInWords(booking)],
          ["E-mail", <EmailText key="email" address={booking.customerEmail} />],
          ["Total", formatRupees(booking.totalAmount)],
          ...(booking.deposit ? [["Payment", depositInWords(booking.deposit)] as const] : []),
        ]}
      />
    </div>
  );
}
