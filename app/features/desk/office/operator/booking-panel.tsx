import { operatorGlanceLinks } from "./glance-links";
import { useOperatorBookingActions, type OperatorBookingCallbacks } from "./list-actions";
import { HeldOr } from "~/office/undo/held-changes";
import { RowPanel } from "~/office/lists/row-panel";
import { BookingAtAGlance } from "~/features/desk/office/booking-at-a-glance";
import { BookingPanelActions } from "~/features/desk/office/booking-row-actions";
import { DescriptionList } from "~/ui/description-list";
import type { OperatorBooking } from "~/domain/desk/operator-booking";
import { ownBookingSourceLabels } from "~/domain/bookings/booking-source";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { useCustomerPhone } from "./use-customer-phone";
import { formatRupees } from "~/domain/money/money";
import type { Membership } from "~/domain/operators/operator-rights";

/** Side panel with the summary of a booking and its actions. Its page has the party and the payments. */
export function OperatorBookingPanel({
  booking,
  callbacks,
  memberships,
  onClose,
}: {
  booking: OperatorBooking;
  callbacks: OperatorBookingCallbacks;
  memberships: readonly Membership[];
  onClose: () => void;
}) {
  const { bookingId, earnings } = booking;
  const address = `/operator/bookings/${bookingId}`;
  const links = operatorGlanceLinks(booking, memberships);
  const actions = useOperatorBookingActions(booking, callbacks, memberships);
  return (
    <RowPanel label="Booking Details" title={bookingId} address={address} rowId={bookingId} onClose={onClose}>
      <BookingAtAGlance
        booking={{ ...booking, operatorName: booking.companyName }}
        links={links}
        phone={useCustomerPhone(booking)}
        email={null}
      />
      <div className="my-3">
        <HeldOr subject="booking" id={bookingId} name={`booking ${bookingId}`}>
          <BookingPanelActions actions={actions} />
        </HeldOr>
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
