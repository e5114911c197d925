import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import { formatMonth } from "~/domain/calendar/calendar";
import type { MarketingMonth } from "~/domain/settings/settings";
import { formatRupees } from "~/domain/money/money";
import { cn } from "~/lib/cn";
import type { SettingsResult } from "~/lib/settings/change-settings";
import { SettingsCard, SettingsStatus } from "./settings-card";
import { useSectionForm } from "./use-section-form";

const small = "min-h-9 px-3 py-1 text-sm";

/** Marketing spend by month. Analytics divides it by the number of new customers. */
export function MarketingSettings({
  months,
  last,
  thisMonth,
  answer,
}: {
  /** Newest first. */
  months: readonly MarketingMonth[];
  last: { at: number; by: string | null } | null;
  /** yyyy-MM. */
  thisMonth: string;
  answer: SettingsResult | undefined;
}) {
  const { Form, form, isBusy, isDone, message, refusedFor } = useSectionForm("marketing", answer);
  const refused = refusedFor("set-spend");
  const refusedNew = refused?.values?.["was"] === undefined ? refused : null;
  return (
    <SettingsCard
      id="marketing"
      title="Marketing spend"
      intro="Monthly spend in whole rupees. Analytics uses it to compute the cost per new customer."
      last={last}
    >
      <Form
        ref={form}
        method="post"
        noValidate
        aria-label="Add a month"
        className="mt-4 flex flex-wrap items-start gap-3"
      >
        <input type="hidden" name="intent" value="set-spend" />
        <Field label="Month" required error={refusedNew?.errors?.["month"]?.[0]} className="text-sm">
          {(control) => (
            <input
              {...control}
              type="month"
              name="month"
              placeholder="yyyy-mm"
              max={thisMonth}
              defaultValue={refusedNew?.values?.["month"]}
              className={cn(controlClasses, "min-h-9 py-1")}
            />
          )}
        </Field>
        <Field
          label="Amount (₹)"
          required
          error={refusedNew?.errors?.["amount"]?.[0]}
          className="max-w-44 text-sm"
        >
          {(control) => (
            <input
              {...control}
              name="amount"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={refusedNew?.values?.["amount"]}
              className={cn(controlClasses, "min-h-9 py-1 tabular-nums")}
            />
          )}
        </Field>
        <Button type="submit" aria-disabled={isBusy || undefined} className={cn(small, "mt-6")}>
          {isBusy ? "Saving…" : "Add month"}
        </Button>
      </Form>
      <div className="mt-2 min-h-5">
        <SettingsStatus isDone={isDone} message={message} />
      </div>
      {months.length === 0 ? (
        <p className="mt-2 text-sm text-muted">No months yet.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-y border-line text-sm">
          {months.map(({ month, amount }) => {
            const mine = refused?.values?.["month"] === month && refusedNew === null ? refused : null;
            const error = mine?.errors?.["amount"]?.[0];
            return (
              <li key={month} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
                <span className="w-32">{formatMonth(month)}</span>
                <span className="w-28 text-right font-semibold tabular-nums">{formatRupees(amount)}</span>
                <Form
                  method="post"
                  noValidate
                  // Remount the field when the amount changes.
                  key={amount}
                  aria-label={`Change ${formatMonth(month)}`}
                  className="flex items-center gap-2"
                >
                  <input type="hidden" name="intent" value="set-spend" />
                  <input type="hidden" name="month" value={month} />
                  <input type="hidden" name="was" value={amount} />
                  <input
                    name="amount"
                    inputMode="numeric"
                    autoComplete="off"
                    aria-label={`Rupees in ${formatMonth(month)}`}
                    aria-invalid={error !== undefined || undefined}
                    aria-describedby={error === undefined ? undefined : `spend-${month}`}
                    defaultValue={mine?.values?.["amount"] ?? amount}
                    className={cn(controlClasses, "min-h-9 w-32 py-1 text-right tabular-nums")}
                  />
                  <Button type="submit" look="secondary" className={small}>
                    Save<span className="sr-only"> {formatMonth(month)}</span>
                  </Button>
                </Form>
                <Form method="post">
                  <input type="hidden" name="intent" value="remove-spend" />
                  <input type="hidden" name="month" value={month} />
                  <input type="hidden" name="was" value={amount} />
                  <Button type="submit" look="quiet" className={small}>
                    Remove<span className="sr-only"> {formatMonth(month)}</span>
                  </Button>
                </Form>
                {error !== undefined && (
                  <p id={`spend-${month}`} className="w-full font-semibold text-bad">
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
