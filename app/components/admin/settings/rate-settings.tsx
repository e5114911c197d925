import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import { formatDay } from "~/domain/calendar/calendar";
import { maxPercent } from "~/domain/settings/settings";
import type { Rate, RateKind } from "~/domain/settings/settings";
import { cn } from "~/lib/cn";
import type { SettingsResult } from "~/lib/settings/change-settings";
import { SettingsCard, SettingsStatus } from "./settings-card";
import { useSectionForm } from "./use-section-form";

const texts: Record<RateKind, { title: string; intro: string }> = {
  commission: {
    title: "Commission",
    intro: "The platform's share of a booking's total. Bookings keep the rate of the day they were made.",
  },
  gst: {
    title: "GST",
    intro: "Tax included in prices. Bookings and their invoices keep the rate of the day they were made.",
  },
};

const small = "min-h-9 px-3 py-1 text-sm";

/** Past, current and future rates, with a form to add one. */
export function RateSettings({
  kind,
  rates,
  last,
  today,
  answer,
  children,
}: {
  kind: RateKind;
  /** Newest first. */
  rates: readonly Rate[];
  last: { at: number; by: string | null } | null;
  today: string;
  answer: SettingsResult | undefined;
  children?: React.ReactNode;
}) {
  const { Form, form, isBusy, isDone, message, refusedFor } = useSectionForm(kind, answer);
  const { title, intro } = texts[kind];
  const refused = refusedFor("add-rate");
  const todays = rates.find(({ validFrom }) => validFrom === today);
  const holding = rates.find(({ validFrom }) => validFrom <= today)?.validFrom;
  return (
    <SettingsCard id={kind} title={title} intro={intro} last={last}>
      <table className="mt-4 w-full max-w-md text-sm tabular-nums">
        <caption className="sr-only">{title} rates</caption>
        <thead>
          <tr className="border-b border-line text-left text-muted">
            <th scope="col" className="py-1 pr-3 font-semibold">
              From
            </th>
            <th scope="col" className="py-1 pr-3 text-right font-semibold">
              Rate
            </th>
            <th scope="col" className="py-1 font-semibold">
              <span className="sr-only">State</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ validFrom, percent }) => (
            <tr key={validFrom} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {formatDay(validFrom)}
              </th>
              <td className="py-1.5 pr-3 text-right font-semibold">{percent} %</td>
              <td className="py-1.5">
                {validFrom > today ? (
                  <Form method="post" className="flex justify-end">
                    <input type="hidden" name="intent" value="remove-rate" />
                    <input type="hidden" name="kind" value={kind} />
                    <input type="hidden" name="validFrom" value={validFrom} />
                    <Button
                      type="submit"
                      look="secondary"
                      className={small}
                      aria-label={`Remove the rate from ${formatDay(validFrom)}`}
                    >
                      Remove
                    </Button>
                  </Form>
                ) : (
                  <span className="text-muted">{validFrom === holding ? "current" : "past"}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Form
        ref={form}
        method="post"
        noValidate
        aria-label={`Add a rate: ${title}`}
        className="mt-4 flex flex-wrap items-start gap-3"
      >
        <input type="hidden" name="intent" value="add-rate" />
        <input type="hidden" name="kind" value={kind} />
        {todays && <input type="hidden" name="was" value={todays.percent} />}
        <Field
          label="From"
          hint={todays ? "Today (replaces today's rate) or later" : "Today or later"}
          required
          error={refused?.errors?.["validFrom"]?.[0]}
          className="text-sm"
        >
          {(control) => (
            <input
              {...control}
              type="date"
              name="validFrom"
              min={today}
              defaultValue={refused?.values?.["validFrom"]}
              className={cn(controlClasses, "min-h-9 py-1")}
            />
          )}
        </Field>
        <Field
          label="Percent"
          hint={`0 to ${maxPercent}`}
          required
          error={refused?.errors?.["percent"]?.[0]}
          className="max-w-40 text-sm"
        >
          {(control) => (
            <input
              {...control}
              name="percent"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={refused?.values?.["percent"]}
              className={cn(controlClasses, "min-h-9 py-1 tabular-nums")}
            />
          )}
        </Field>
        <Button type="submit" aria-disabled={isBusy || undefined} className={cn(small, "mt-6")}>
          {isBusy ? "Saving…" : "Add rate"}
        </Button>
      </Form>
      <div className="mt-2 min-h-5">
        <SettingsStatus isDone={isDone} message={message} />
      </div>
      {children}
    </SettingsCard>
  );
}
