import { CircleCheckBig, CircleX, Clock } from "lucide-react";
import { formatRupees } from "~/domain/money";
import type { PayPage } from "~/domain/payment";
import { cn } from "~/lib/cn";

const looks = {
  good: { Icon: CircleCheckBig, className: "border-good bg-good-ground text-good" },
  bad: { Icon: CircleX, className: "border-bad bg-bad-ground text-bad" },
  wait: { Icon: Clock, className: "border-control bg-sunken text-ink" },
} as const;

/** What has become of the payment; read out as it changes. */
export function PayState({ page, isWaiting }: { page: PayPage; isWaiting: boolean }) {
  const state = stateOf(page, isWaiting);
  return (
    <div role="status" className="mt-6">
      {state && <Notice {...state} />}
      {page.refunds.map(({ amount, reason, status }, index) => (
        <p key={index} className="mt-3 rounded-control border-l-4 border-control bg-sunken p-4">
          {reason}{" "}
          <strong>
            {status === "done"
              ? `${formatRupees(amount)} have been returned.`
              : `${formatRupees(amount)} are on their way back to you.`}
          </strong>
        </p>
      ))}
    </div>
  );
}

function Notice({ tone, title, text }: { tone: keyof typeof looks; title: string; text: string }) {
  const { Icon, className } = looks[tone];
  return (
    <div className={cn("flex gap-3 rounded-control border-l-4 p-4", className)}>
      <Icon aria-hidden className="mt-0.5 size-6 shrink-0" />
      <div>
        <p className="text-lg font-semibold">{title}</p>
        <p>{text}</p>
      </div>
    </div>
  );
}

function stateOf(
  { status, toPay, total, canPay, lastAttempt, bookingId }: PayPage,
  isWaiting: boolean,
): { tone: keyof typeof looks; title: string; text: string } | null {
  if (status === "cancelled") {
    return { tone: "bad", title: "This booking is cancelled", text: "There is nothing to pay on it." };
  }
  if (status === "expired" || (status === "pending" && toPay === 0)) {
    return {
      tone: "bad",
      title: "The time to pay is over",
      text: "The seats are on sale again. A payment you have begun is either seated if there is room, or comes back to you in full.",
    };
  }
  if (toPay === 0) {
    return {
      tone: "good",
      title: total === 0 ? "Nothing to pay" : "Paid",
      text: `Thank you. Booking ${bookingId} is ${status}, and nothing more is owed.`,
    };
  }
  if (!canPay) {
    return {
      tone: "wait",
      title: "Paying online is not possible just now",
      text: "We take the payment on the confirmation call.",
    };
  }
  if (lastAttempt === "failed") {
    return { tone: "bad", title: "The payment failed", text: "Nothing was taken. Please try again." };
  }
  return isWaiting
    ? {
        tone: "wait",
        title: "Waiting for your payment",
        text: "This page tells you as soon as it has come.",
      }
    : null;
}
