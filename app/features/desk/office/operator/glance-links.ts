import type { BookingAtAGlance } from "~/features/desk/office/booking-at-a-glance";
import type { OperatorBooking } from "~/domain/desk/operator-booking";
import { departurePath } from "~/domain/departures/departure-change";
import { hasRightFor, type Membership, type OperatorRight } from "~/domain/operators/operator-rights";

/** Returns the pages that the summary of a booking leads to, as far as the reader may open them. */
export function operatorGlanceLinks(
  { bookingId, operatorSlug, tourSlug: tour, travelDate, startTime: start }: OperatorBooking,
  memberships: readonly Membership[],
): React.ComponentProps<typeof BookingAtAGlance>["links"] {
  const may = (right: OperatorRight) => hasRightFor(memberships, operatorSlug, right);
  return {
    customer: `/operator/customers/${bookingId}`,
    departure: may("departures") ? departurePath({ tour, travelDate, start }) : null,
    tour: may("tours") ? `/operator/tours/${tour}` : null,
    operator: may("company") ? "/operator/profile" : null,
    money: `/operator/bookings/${bookingId}#money`,
  };
}
