import { DescriptionList } from "~/components/ui/description-list";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { roomTypeLabels } from "~/domain/bookings/booking";
import { paymentMethodLabels } from "~/domain/bookings/payment-methods";
import { partyInWords } from "~/domain/bookings/booking-review";
import { formatDeadline, formatInstantInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { depositInWords } from "~/domain/prices/deposit";
import { formatTravelDate } from "~/domain/calendar/travel-date";

export function BookingFacts({ booking, names }: { booking: AdminBooking; names?: string[] }) {
  return (
    <DescriptionList
      entries={[
        ["Tour", booking.tourTitle],
        ["Destination", booking.tourDestination],
        ["Operator", booking.operatorName],
        ["From", booking.departureCity],
        ["Travel date", formatTravelDate(booking.travelDate)],
        ["Duration", booking.tourDuration],
        ["Travelers", partyInWords(booking)],
        ...(names ? [["Names", names.join("; ")] as const] : []),
        ["Room", roomTypeLabels[booking.roomType]],
        ["Special requests", booking.specialRequests ?? "none"],
        ["Customer", booking.customerName],
        ["E-mail", booking.customerEmail],
        ["Phone", booking.customerPhone],
        ["Emergency contact", `${booking.emergencyName}, ${booking.emergencyPhone}`],
        ["Payment method", paymentMethodLabels[booking.paymentMethod]],
        ["Price per person", formatRupees(booking.tourPrice)],
        ["Coupon", booking.couponCode ?? "none"],
        ["Discount", formatRupees(booking.discount)],
        ["Total", formatRupees(booking.totalAmount)],
        ["Paid", formatRupees(booking.paidAmount ?? 0)],
        ["GST included", booking.gstAmount === null ? "unknown" : formatRupees(booking.gstAmount)],
        ["Commission", formatRupees(booking.commission)],
        ["Booked", `${formatInstantInIndia(booking.createdAt)}`],
        ...(booking.cancelledAt === undefined
          ? []
          : [["Cancelled", `${formatInstantInIndia(booking.cancelledAt)}`] as const]),
        ...(booking.paymentDueAt === undefined
          ? []
          : [["Payment due by", formatDeadline(booking.paymentDueAt)] as const]),
        ...(booking.deposit ? [["Deposit", depositInWords(booking.deposit)] as const] : []),
        ...(booking.balanceDueAt === undefined
          ? []
          : [["Balance due by", formatDeadline(booking.balanceDueAt)] as const]),
        ...(booking.verifyBy === undefined
          ? []
          : [["E-mail to be confirmed by", formatDeadline(booking.verifyBy)] as const]),
      ]}
    />
  );
}
