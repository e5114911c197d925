import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { InputField } from "~/ui/field";
import { formatDay } from "~/domain/calendar/calendar";
import { supplyLabels } from "~/domain/operators/supply";
import { maxPercentOf, type Rate, type RateKind } from "~/domain/settings/settings";
import { useForm } from "~/platform/forms/use-form";
import { cn } from "~/ui/cn";
import { SettingsCard } from "./settings-card";

const texts: Record<RateKind, { title: string; intro: string }> = {
  commission: {
    title: "Commission",
    intro: "The platform's share of a booking's total. Bookings keep the rate of the day they were made.",
  },
  compensation: {
    title: "Compensation of travelers",
    intro:
      "Owed beyond the full refund if the operator or we cancel for own reasons: a share of what the booking's refund schedule would have kept that day. Rule 4(8) of the E-Commerce Rules asks for similar charges. Cancellations keep the rate of their day.",
  },
  tour: {
    title: `GST: ${supplyLabels.tour}`,
    intro:
      "Tax included in prices of operators with a GSTIN, by the service that they chose. Bookings and their invoices keep the rate of the day they were made.",
  },
  "tour-with-credit": {
    title: `GST: ${supplyLabels["tour-with-credit"]}`,
    intro: "Residual entry of heading 9985.",
  },
  stay: { title: `GST: ${supplyLabels.stay}`, intro: "Heading 9963, without input tax credit." },
  "stay-above": { title: `GST: ${supplyLabels["stay-above"]}`, intro: "Heading 9963." },
};

const small = "min-h-9 px-3 py-1 text-sm";

/** Past, current and future rates, with a form to add one. */
export function RateSettings({
  kind,
  rates,
  last,
  today,
}: {
  kind: RateKind;
  /** Newest first. */
  rates: readonly Rate[];
  last: { at: number; by: string | null } | null;
  today: string;
}) {
  const form = useForm({ kind });
  const adding = form.of({ intent: "add-rate" });
  const { title, intro } = texts[kind];
  const todays = rates.find(({ validFrom }) => validFrom === today);
  const holding = rates.find(({ validFrom }) => validFrom <= today)?.validFrom;
  return (
    <SettingsCard id={kind} title={title} intro={intro} last={last}>
      <table className="mt-4 w-full max-w-md text-sm tabular-nums">
        <caption className="sr-only">{`${title} rates`}</caption>
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
              <th translate="no" scope="row" className="py-1.5 pr-3 text-left font-normal">
                {formatDay(validFrom)}
              </th>
              <td className="py-1.5 pr-3 text-right font-semibold">{`${percent} %`}</td>
              <td className="py-1.5">
                {validFrom > today ? (
                  <AnsweredForm
                    form={form.of({ intent: "remove-rate", validFrom })}
                    className="flex justify-end"
                  >
                    <SubmitButton
                      form={form}
                      variant="secondary"
                      className={small}
                      aria-label={`Remove the rate from ${formatDay(validFrom)}`}
                    >
                      Remove
                    </SubmitButton>
                  </AnsweredForm>
                ) : (
                  <span className="text-muted">{validFrom === holding ? "current" : "past"}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <AnsweredForm
        form={adding}
        isReset
        aria-label={`Add a rate: ${title}`}
        className="mt-4 flex flex-wrap items-start gap-3"
      >
        {todays && <input type="hidden" name="was" value={todays.percent} />}
        <InputField
          label="From"
          hint={todays ? "Today (replaces today's rate) or later" : "Today or later"}
          required
          {...adding.field("validFrom")}
          className="text-sm"
          type="date"
          min={today}
          controlClassName="min-h-9 py-1"
        />
        <InputField
          label="Percent"
          hint={`0 to ${maxPercentOf(kind)}`}
          required
          {...adding.field("percent")}
          className="max-w-40 text-sm"
          inputMode="numeric"
          autoComplete="off"
          controlClassName="min-h-9 py-1 tabular-nums"
        />
        <SubmitButton form={form} busy="Saving…" className={cn(small, "mt-6")}>
          Add rate
        </SubmitButton>
      </AnsweredForm>
      <FormMessage form={form} className="mt-2 text-sm" />
    </SettingsCard>
  );
}
