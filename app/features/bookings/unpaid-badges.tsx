import { CircleCheck } from "lucide";
import { Exact } from "~/ui/exact";
import { NoDay } from "~/platform/pages/when";
import { Badge } from "~/ui/badge";
import {
  owingStateOf,
  paidLabelOf,
  paidStateLabels,
  paidStateOf,
  partPaidInWords,
} from "~/domain/desk/booking-list";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { holdsSeats } from "~/domain/bookings/booking-status";
import { ownBookingLabel, ownSaleLabels } from "~/domain/bookings/own-booking";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { useNow } from "~/platform/pages/use-site";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";

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
          <span>{verifyBy === undefined ? "Due by" : "Until"}</span>{" "}
          <Exact>{formatInstantInIndia(deadline)}</Exact>
        </span>
      )}
    </>
  );
}

const owingLabels = { unpaid: paidStateLabels.unpaid, part: paidStateLabels.part, overdue: "Overdue" };

/** Payment state of a booking as a word, with the deadline as its title. */
export function PaymentState({ booking }: { booking: UnpaidBooking }) {
  const owing = owingStateOf(booking, useNow());
  const paid = paidStateOf(booking);
  const { status, paymentDueAt, balanceDueAt, ownSale } = booking;
  const dueAt = paymentDueAt ?? balanceDueAt;
  if (owing) {
    return (
      <span
        title={dueAt && `Due by ${formatInstantInIndia(dueAt)}`}
        className={cn("font-semibold", owing === "overdue" ? "text-danger" : "text-warning")}
      >
        {owingLabels[owing]}
      </span>
    );
  }
  if (ownSale !== undefined) {
    return (
      <span title={ownSaleLabels[ownSale]} className="text-muted">
        {paidLabelOf(booking)}
      </span>
    );
  }
  if (paid === "unpaid" || paid === "part") return <NoDay reason="Nothing due" />;
  return (
    <span className={paid === "paid" && holdsSeats(status) ? "text-success" : "text-muted"}>
      {paidLabelOf(booking)}
    </span>
  );
}

/** A mark if a booking is paid, or one badge for what it still owes, with the deadline as its title. */
export function OwingBadge({ booking, className }: { booking: UnpaidBooking; className?: string }) {
  const owing = owingStateOf(booking, useNow());
  const { status, paymentDueAt, balanceDueAt } = booking;
  const isPaid = holdsSeats(status) && paidStateOf(booking) === "paid";
  const dueAt = paymentDueAt ?? balanceDueAt;
  return (
    <>
      {isPaid && (
        <span
          title={paidStateLabels.paid}
          className={cn("inline-grid size-5 place-items-center text-success", className)}
        >
          <Icon icon={CircleCheck} className="size-4" />
          <span className="sr-only">{paidStateLabels.paid}</span>
        </span>
      )}
      {owing && (
        <Badge
          tone={owing === "overdue" ? "danger" : "warning"}
          title={dueAt && `Due by ${formatInstantInIndia(dueAt)}`}
          className={className}
        >
          {owingLabels[owing]}
        </Badge>
      )}
    </>
  );
}

/** Badge of a booking with an unverified e-mail address. On phones and tablets, a third badge leaves no room for the name. */
export function UnverifiedBadge({ booking: { verifyBy } }: { booking: Pick<AdminBooking, "verifyBy"> }) {
  return verifyBy === undefined ? null : (
    <Badge tone="danger" title={`Until ${formatInstantInIndia(verifyBy)}`} className="@max-3xl:hidden">
      Unverified
    </Badge>
  );
}
