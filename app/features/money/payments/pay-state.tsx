import { CircleCheckBig, CircleX, Clock } from "lucide";
import { bookingStateMessages } from "~/domain/bookings/state-messages/messages";
import { confirmByText } from "~/domain/bookings/unpaid-booking";
import { formatRupees } from "~/domain/money/money";
import type { PayPage } from "~/domain/money/payments/payment";
import { refundReasonInWords, refundStateText } from "~/domain/money/payments/refund-state";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";
import { payMessages } from "./messages";

const variants = {
  success: { icon: CircleCheckBig, className: "border-success bg-success-subtle text-success" },
  danger: { icon: CircleX, className: "border-danger bg-danger-subtle text-danger" },
  warning: { icon: Clock, className: "border-control bg-sunken text-ink" },
} as const;

/** State of the payment, announced when it changes. */
export function PayState({ page, isWaiting }: { page: PayPage; isWaiting: boolean }) {
  const state = stateOf(page, isWaiting);
  const m = payMessages().refunds;
  return (
    <div role="status" className="mt-6">
      {state && <Notice {...state} />}
      {page.refunds.map(({ amount, reason, ...refund }, index) => (
        <p key={index} className="mt-3 rounded-control border-l-4 border-control bg-sunken p-4">
          <RefundReason reason={reason} />{" "}
          <strong>
            {refund.state === "done" ? m.done(formatRupees(amount)) : m.onItsWay(formatRupees(amount))}
          </strong>{" "}
          <span>{refundStateText(refund)}</span>
        </p>
      ))}
    </div>
  );
}

function RefundReason({ reason }: { reason: string }) {
  const { text, lang } = refundReasonInWords(reason);
  return <span lang={lang}>{text}</span>;
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
  const m = payMessages().states;
  if (status === "cancelled") return { tone: "danger", ...m.canceled };
  if (status === "expired" || (status === "pending" && toPay === 0)) return { tone: "danger", ...m.over };
  if (toPay === 0) {
    return {
      tone: "success",
      title: total === 0 ? m.nothingToPay : m.paid,
      text: m.thanks(bookingId, status),
    };
  }
  if (!canPay && verifyBy !== null) {
    return {
      tone: "warning",
      title: bookingStateMessages().confirmAddress,
      text: confirmByText(Date.parse(verifyBy)),
    };
  }
  if (!canPay) return { tone: "warning", ...m.unavailable };
  if (lastAttempt === "failed") return { tone: "danger", ...m.failed };
  if (balanceDueAt !== null && !isWaiting) {
    return {
      tone: "success",
      title: m.partPaid(formatRupees(paid)),
      text: m.restLater(bookingId, status),
    };
  }
  return isWaiting ? { tone: "warning", ...m.waiting } : null;
}
