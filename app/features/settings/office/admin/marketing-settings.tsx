import { Exact } from "~/ui/exact";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { controlClasses, AmountField, InputField } from "~/ui/field";
import { formatMonth } from "~/domain/calendar/calendar";
import type { MarketingMonth } from "~/domain/settings/settings";
import { formatRupees } from "~/domain/money/money";
import { useForm } from "~/platform/forms/use-form";
import { cn } from "~/ui/cn";
import { SettingsCard } from "./settings-card";

const small = "min-h-9 px-3 py-1 text-sm";

/** Marketing spend by month. Analytics divides it by the number of new customers. */
export function MarketingSettings({
  months,
  last,
  thisMonth,
}: {
  /** Newest first. */
  months: readonly MarketingMonth[];
  last: { at: number; by: string | null } | null;
  /** yyyy-MM. */
  thisMonth: string;
}) {
  const form = useForm({ section: "marketing" });
  const adding = form.of({ intent: "set-spend", form: "new" });
  return (
    <SettingsCard
      id="marketing"
      title="Marketing spend"
      intro="Monthly spend in whole rupees. Analytics uses it to compute the cost per new customer."
      last={last}
    >
      <AnsweredForm
        form={adding}
        isReset
        aria-label="Add a month"
        className="mt-4 flex flex-wrap items-start gap-3"
      >
        <InputField
          label="Month"
          required
          {...adding.field("month")}
          className="text-sm"
          type="month"
          hint="Like 2026-11."
          max={thisMonth}
          controlClassName="min-h-9 py-1"
        />
        <AmountField
          {...adding.field("amount")}
          className="max-w-44 text-sm"
          controlClassName="min-h-9 py-1 tabular-nums"
        />
        <SubmitButton form={form} busy="Saving…" className={cn(small, "mt-6")}>
          Add month
        </SubmitButton>
      </AnsweredForm>
      <FormMessage form={form} className="mt-2 text-sm" />
      {months.length === 0 ? (
        <p className="mt-2 text-sm text-muted">No months yet.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-y border-line text-sm">
          {months.map(({ month, amount }) => {
            const shown = { month, was: String(amount) };
            const change = form.of({ intent: "set-spend", ...shown }, { amount: String(amount) });
            const error = change.error("amount");
            return (
              <li key={month} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
                <span translate="no" className="w-32">
                  {formatMonth(month)}
                </span>
                <span translate="no" className="w-28 text-right font-semibold tabular-nums">
                  {formatRupees(amount)}
                </span>
                <AnsweredForm
                  form={change}
                  // Remount the field when the amount changes.
                  key={amount}
                  aria-label={`Change ${formatMonth(month)}`}
                  className="flex items-center gap-2"
                >
                  <input
                    name="amount"
                    inputMode="numeric"
                    autoComplete="off"
                    aria-label={`Rupees in ${formatMonth(month)}`}
                    aria-invalid={error !== undefined || undefined}
                    aria-describedby={error === undefined ? undefined : `spend-${month}`}
                    defaultValue={change.value("amount")}
                    className={cn(controlClasses, "min-h-9 w-32 py-1 text-right tabular-nums")}
                  />
                  <SubmitButton form={form} variant="secondary" className={small}>
                    Save
                    <span className="sr-only">
                      {" "}
                      <Exact>{formatMonth(month)}</Exact>
                    </span>
                  </SubmitButton>
                </AnsweredForm>
                <AnsweredForm form={form.of({ intent: "remove-spend", ...shown })}>
                  <SubmitButton form={form} variant="quiet" className={small}>
                    Remove
                    <span className="sr-only">
                      {" "}
                      <Exact>{formatMonth(month)}</Exact>
                    </span>
                  </SubmitButton>
                </AnsweredForm>
                {error !== undefined && (
                  <p id={`spend-${month}`} className="w-full font-semibold text-danger">
                    {error}
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </SettingsCard>
  );
}
