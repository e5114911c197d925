import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from "~/components/ui/dialog";
import { DescriptionList } from "~/components/ui/description-list";
import { partyInWords } from "~/domain/booking-review";
import { PriceLines } from "~/components/booking/price-lines";
import type { AdminBooking } from "~/domain/booking";
import { paymentMethodLabels, roomTypeLabels } from "~/domain/booking";
import { formatInstantInIndia } from "~/domain/calendar";
import { formatTravelDate } from "~/domain/travel-date";
import { formatRupees } from "~/domain/money";
import { statusLabels } from "~/components/booking/booking-status-badge";
import { BookingMoney } from "./booking-money";

/** The Booking Details dialog with the button that opens it. */
export function BookingDetails({
  booking,
  triggerClassName,
}: {
  booking: AdminBooking;
  triggerClassName: string;
}) {
  return (
    <Dialog>
      <DialogTrigger className={triggerClassName}>
        Details<span className="sr-only"> of booking {booking.bookingId}</span>
      </DialogTrigger>
      <DialogContent className="sm:max-w-2xl">
        <div className="border-b border-line p-5 pr-16">
          <DialogTitle className="font-display text-2xl">Booking Details</DialogTitle>
          <DialogDescription className="text-muted">
            {booking.bookingId}, {statusLabels[booking.status].toLowerCase()}
          </DialogDescription>
        </div>
        <div
          role="region"
          aria-label="Everything about this booking"
          tabIndex={0}
          className="overflow-y-auto p-5"
        >
          <DescriptionList
            entries={[
              ["Tour", booking.tourTitle],
              ["Destination", booking.tourDestination],
              ["Operator", booking.operatorName],
              ["From", booking.departureCity],
              ["Travel date", formatTravelDate(booking.travelDate)],
              ["Duration", booking.tourDuration],
              ["Travelers", partyInWords(booking)],
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
              [`Commission (${booking.commissionPercent} %)`, formatRupees(booking.commission)],
              ["Booked", `${formatInstantInIndia(booking.createdAt)} IST`],
              ...(booking.cancelledAt === undefined
                ? []
                : [["Cancelled", `${formatInstantInIndia(booking.cancelledAt)} IST`] as const]),
            ]}
          />
          {booking.priceLines && (
            <div className="mt-5">
              <PriceLines lines={booking.priceLines} total={booking.totalAmount} />
            </div>
          )}
          <BookingMoney bookingId={booking.bookingId} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
