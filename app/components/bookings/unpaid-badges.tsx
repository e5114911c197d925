import { CircleCheck } from "lucide-react";
import { Badge } from "~/components/ui/badge";
import { owingStateOf, paidStateLabels, paidStateOf, partPaidInWords } from "~/domain/bookings/booking-list";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { holdsSeats } from "~/domain/bookings/booking-status";
import { ownBookingLabel } from "~/domain/bookings/own-booking";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { useNow } from "~/hooks/use-site";

type UnpaidBooking = Pick<
  AdminBooking,
  | "status"
  | "totalAmount"
  | "paidAmount"
  | "refundAmount"
  | "paymentDueAt"
  | "verifyBy"
  | "balanceDueAt"
  | "ownSale"
>;

/** Badge of a booking that its operator took. */
export function OwnBookingBadge({ booking }: { booking: Pick<AdminBooking, "ownSale"> }) {
  return booking.ownSale === undefined ? null : <Badge tone="neutral">{ownBookingLabel}</Badge>;
}

/** Badge of a booking of which only a part is paid. */
export function PartPaidBadge({ booking }: { booking: UnpaidBooking }) {
  return partPaidInWords(booking) === null ? null : <Badge tone="warning">{paidStateLabels.part}</Badge>;
}

/** Badges for a missing payment and an unverified e-mail address, with the deadline. */
export function UnpaidBadges({ booking }: { booking: UnpaidBooking }) {
  const { status, paymentDueAt, verifyBy, balanceDueAt } = booking;
  const paid = paidStateOf(booking);
  const deadline = verifyBy ?? paymentDueAt ?? balanceDueAt;
  const isOwing = holdsSeats(status) && (paid === "unpaid" || paid === "part");
  return (
    <>
      {isOwing && <Badge tone="warning">{paidStateLabels[paid]}</Badge>}{" "}
      {verifyBy !== undefined && <Badge tone="danger">Unverified</Badge>}
      {deadline !== undefined && (
        <span className="block min-w-36 text-sm text-muted tabular-nums">
          {verifyBy === undefined ? "Due by" : "Until"} {formatInstantInIndia(deadline)}
        </span>
      )}
    </>
  );
}

const owingLabels = { unpaid: paidStateLabels.unpaid, part: paidStateLabels.part, overdue: "Overdue" };

/** A mark if a booking is paid, or one badge for what it still owes, with the deadline as its title, and one for an unverified e-mail address. */
export function OwingBadge({ booking }: { booking: UnpaidBooking }) {
  const owing = owingStateOf(booking, useNow());
  const { status, verifyBy, paymentDueAt, balanceDueAt } = booking;
  const isPaid = holdsSeats(status) && paidStateOf(booking) === "paid";
  const dueAt = paymentDueAt ?? balanceDueAt;
  return (
    <>
      {isPaid && (
        <span title={paidStateLabels.paid} className="inline-grid size-5 place-items-center text-success">
          <CircleCheck aria-hidden className="size-4" />
          <span className="sr-only">{paidStateLabels.paid}</span>
        </span>
      )}
      {owing && (
        <Badge
          tone={owing === "overdue" ? "danger" : "warning"}
          title={dueAt && `Due by ${formatInstantInIndia(dueAt)}`}
        >
          {owingLabels[owing]}
        </Badge>
      )}
      {verifyBy !== undefined && (
        // On phones and tablets, a third badge leaves no room for the name.
        <Badge tone="danger" title={`Until ${formatInstantInIndia(verifyBy)}`} className="@max-3xl:hidden">
          Unverified
        </Badge>
      )}
    </>
  );
}
