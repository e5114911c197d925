import { Link } from "react-router";
import { operatorGlanceLinks } from "./glance-links";
import { RowPanel } from "~/components/back-office/row-panel";
import { BookingAtAGlance } from "~/components/bookings/booking-at-a-glance";
import { buttonClasses } from "~/components/ui/button";
import { DescriptionList } from "~/components/ui/description-list";
import type { OperatorBooking } from "~/domain/bookings/operator-booking";
import { ownBookingSourceLabels } from "~/domain/bookings/booking-source";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import type { Membership } from "~/domain/operators/operator-rights";

const compact = buttonClasses("secondary", "min-h-9 px-3 py-1 text-sm");

/** Side panel with the summary of a booking. Its page has the party, the contact and the actions. */
export function OperatorBookingPanel({
  booking,
  memberships,
  onClose,
}: {
  booking: OperatorBooking;
  memberships: readonly Membership[];
  onClose: () => void;
}) {
  const { bookingId, earnings, ownSale } = booking;
  const address = `/operator/bookings/${bookingId}`;
  const links = operatorGlanceLinks(booking, memberships);
  return (
    <RowPanel label="Booking Details" title={bookingId} address={address} rowId={bookingId} onClose={onClose}>
      <BookingAtAGlance
        booking={{ ...booking, operatorName: booking.companyName }}
        links={links}
        phone={null}
        email={null}
      />
      <div className="my-3 flex flex-wrap gap-2">
        {ownSale === undefined && (
          <Link to={`/operator/messages/${bookingId}`} className={compact}>
            Message traveler
          </Link>
        )}
        {links.departure !== null && (
          <Link to={links.departure} className={compact}>
            Departure
          </Link>
        )}
        <Link to={`${address}#money`} className={compact}>
          Payments
        </Link>
      </div>
      <div className="border-t border-line pt-3 text-sm">
        <DescriptionList
          entries={[
            ["Special requests", booking.specialRequests ?? "none"],
            ["Total", formatRupees(booking.totalAmount)],
            ...(earnings
              ? ([
                  [`Commission, ${earnings.commissionPercent}\u00a0%`, formatRupees(earnings.commission)],
                  ["Your net", formatRupees(earnings.net)],
                ] as const)
              : []),
            ["Booked", formatInstantInIndia(booking.createdAt)],
            ["Booked by", ownBookingSourceLabels[booking.source]],
          ]}
        />
      </div>
    </RowPanel>
  );
}
