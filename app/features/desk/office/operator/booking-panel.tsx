import { operatorGlanceLinks } from "./glance-links";
import { BookingRowPanel, type PanelProps } from "~/features/desk/office/booking-row-actions";
import { DescriptionList } from "~/ui/description-list";
import type { OperatorBooking } from "~/domain/desk/operator-booking";
import { ownBookingSourceLabels } from "~/domain/bookings/booking-source";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { earningRows } from "./booking-parts";
import { useCustomerPhone } from "./use-customer-phone";
import { formatRupees } from "~/domain/money/money";
import type { Membership } from "~/domain/operators/operator-rights";

/** Side panel with the summary of a booking and its actions. Its page has the party and the payments. */
export function OperatorBookingPanel({
  booking,
  memberships,
  ...panel
}: PanelProps & { booking: OperatorBooking; memberships: readonly Membership[] }) {
  return (
    <BookingRowPanel
      {...panel}
      booking={booking}
      links={operatorGlanceLinks(booking, memberships)}
      phone={useCustomerPhone(booking)}
      email={null}
    >
      <DescriptionList
        entries={[
          ["Special requests", booking.specialRequests ?? "none"],
          ...earningRows(booking).map(([name, amount]) => [name, formatRupees(amount)] as const),
          ["Booked", formatInstantInIndia(booking.createdAt)],
          ["Booked by", ownBookingSourceLabels[booking.source]],
        ]}
      />
    </BookingRowPanel>
  );
}
