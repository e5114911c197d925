import { CalendarPlus, TicketCheck, Users } from "lucide";
import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { buttonClasses } from "~/ui/button";
import type { ConfirmedBooking } from "~/domain/bookings/booking";
import { formatRupees } from "~/domain/money/money";
import { useSite } from "~/platform/pages/use-site";
import { Icon } from "~/ui/icon";

/**
 * Links to what can be done with a new booking: pay it, name its party, and use its documents.
 * @param path path of the booking's page
 */
export function BookingActions({
  booking: { totalAmount, status },
  path,
  children,
}: {
  booking: ConfirmedBooking;
  path: string;
  children?: React.ReactNode;
}) {
  const isPayOnlineOffered = useSite()?.isPayOnlineOffered ?? false;
  return (
    <div className="mt-5 grid gap-2 sm:grid-cols-2">
      {isPayOnlineOffered && totalAmount > 0 && (
        <Link to={`${path}/pay`} className={buttonClasses("primary", "sm:col-span-2")}>
          <span>
            Pay <Exact>{formatRupees(totalAmount)}</Exact> now
          </span>
        </Link>
      )}
      <Link to={`${path}/party`} className={buttonClasses("secondary", "sm:col-span-2")}>
        <Icon icon={Users} className="size-4" />
        Names of your party
      </Link>
      {status !== "pending" && (
        <>
          <a href={`${path}/voucher`} className={buttonClasses("secondary")}>
            <Icon icon={TicketCheck} className="size-4" />
            Voucher
          </a>
          <a href={`${path}/trip.ics`} className={buttonClasses("secondary")}>
            <Icon icon={CalendarPlus} className="size-4" />
            Add to calendar
          </a>
        </>
      )}
      {children}
    </div>
  );
}
