import { CircleCheckBig, CircleX, Clock } from "lucide";
import { Exact } from "~/ui/exact";
import { confirmByText } from "~/domain/bookings/unpaid-booking";
import { formatRupees } from "~/domain/money/money";
import type { PayPage } from "~/domain/money/payments/payment";
import { refundStateText } from "~/domain/money/payments/refund-state";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";

const variants = {
  success: { icon: CircleCheckBig, className: "border-success bg-success-subtle text-success" },
  danger: { icon: CircleX, className: "border-danger bg-danger-subtle text-danger" },
  warning: { icon: Clock, className: "border-control bg-sunken text-ink" },
} as const;

/** State of the payment, announced when it changes. */
export function PayState({ page, isWaiting }: { page: PayPage; isWaiting: boolean }) {
  const state = stateOf(page, isWaiting);
  return (
    <div role="status" className="mt-6">
      {state && <Notice {...state} />}
      {page.refunds.map(({ amount, reason, ...refund }, index) => (
        <p key={index} className="mt-3 rounded-control border-l-4 border-control bg-sunken p-4">
          <span>{reason}</span>{" "}
          <strong>
            {refund.state === "done" ? (
              <span>
                <Exact>{formatRupees(amount)}</Exact> has been refunded.
              </span>
            ) : (
              <span>
                A refund of <Exact>{formatRupees(amount)}</Exact> is on its way.
              </span>
            )}
          </strong>{" "}
          <span>{refundStateText(refund)}</span>
        </p>
      ))}
    </div>
  );
}

function Notice({ tone, title, text }: { tone: keyof typeof variants; title: string; text: string }) {
  const { icon, className } = variants[tone];
  return (
    <div className={cn("flex gap-3 rounded-control border-l-4 p-4", className)}>
      <Icon icon={icon} className="mt-0.5 size-6 shrink-0" />
      <div>
        <p className="text-lg font-semibold">{title}</p>
        <p>{text}</p>
      </div>
    </div>
  );
}

function stateOf(
  { status, toPay, total, paid, balanceDueAt, canPay, lastAttempt, bookingId, verifyBy }: PayPage,
  isWaiting: boolean,
): { tone: keyof typeof variants; title: string; text: string } | null {
  if (status === "cancelled") {
    return { tone: "danger", title: "This booking is canceled", text: "There is nothing to pay." };
  }
  if (status === "expired" || (status === "pending" && toPay === 0)) {
    return {
      tone: "danger",
      title: "The time to pay has run out",
      text: "The seats are on sale again. If you already paid, we book your seats if any are left, or refund you in full.",
    };
  }
  if (toPay === 0) {
    return {
      tone: "success",
      title: total === 0 ? "Nothing to pay" : "Paid",
      text: `Thank you. Booking ${bookingId} is ${status}, and nothing more is owed.`,
    };
  }
  if (!canPay && verifyBy !== null) {
    return {
      tone: "warning",
      title: "Confirm your e-mail address",
      text: confirmByText(Date.parse(verifyBy)),
    };
  }
  if (!canPay) {
    return {
      tone: "warning",
      title: "Online payment is currently unavailable",
      text: "We take the payment on the confirmation call.",
    };
  }
  if (lastAttempt === "failed") {
    return { tone: "danger", title: "The payment failed", text: "You were not charged. Please try again." };
  }
  if (balanceDueAt !== null && !isWaiting) {
    return {
      tone: "success",
      title: `${formatRupees(paid)} paid`,
      text: `Thank you. Booking ${bookingId} is ${status}. You can pay the rest now or later.`,
    };
  }
  return isWaiting
    ? {
        tone: "warning",
        title: "Waiting for your payment",
        text: "This page updates when it arrives.",
      }
    : null;
}
