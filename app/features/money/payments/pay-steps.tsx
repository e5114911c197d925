import { Check } from "lucide";
import type { PayPage } from "~/domain/money/payments/payment";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";
import { payMessages } from "./messages";

/** The way from booking to travel, with the payment as its second of three steps. */
export function PaySteps({ page: { status, toPay } }: { page: PayPage }) {
  if (status === "cancelled" || status === "expired") return null;
  const m = payMessages().steps;
  const current = toPay > 0 ? 1 : 2;
  const steps = [m.booked, m.payment, status === "pending" ? m.confirmed : m.ready];
  return (
    <ol
      aria-label={m.label}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm font-semibold sm:text-base"
    >
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? "step" : undefined}
          className={cn(
            "flex items-center gap-1.5 sm:not-last:after:h-px sm:not-last:after:w-12 sm:not-last:after:bg-control",
            index > current && "text-muted",
          )}
        >
          <span
            aria-hidden
            className={cn(
              "grid size-6 shrink-0 place-items-center rounded-full border tabular-nums",
              index < current && "border-success bg-success-subtle text-success",
              index === current && "border-ink bg-ink text-paper",
              index > current && "border-control",
            )}
          >
            {index < current ? <Icon icon={Check} className="size-4" /> : index + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
