import { CircleCheckBig, Clock } from "lucide";
import type { ConfirmedBooking } from "~/domain/bookings/booking";
import { Icon } from "~/ui/icon";

/** Symbol of a new booking: confirmed, or waiting for its customer. */
export function BookingMadeIcon({ status }: Pick<ConfirmedBooking, "status">) {
  const [icon, tone] = status === "pending" ? [Clock, "text-warning"] : [CircleCheckBig, "text-success"];
  return <Icon icon={icon} className={`size-12 ${tone}`} />;
}

/** Heading of a new booking. What a waiting one needs, and until when, stands in its summary. */
export function bookingMadeTitle({ status }: Pick<ConfirmedBooking, "status">): string {
  return status === "pending" ? "Confirm your e-mail address" : "Your seats are booked";
}
