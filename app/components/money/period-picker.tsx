import { Form, Link } from "react-router";
import { Button } from "~/components/ui/button";
import { controlClasses } from "~/components/ui/field";
import type { TravelDate } from "~/domain/calendar/calendar";
import { periodPresets, periodQuery, type ReportPeriod } from "~/domain/money/revenue";
import { cn } from "~/lib/cn";
import { queryAddress } from "~/lib/pages/query-address";

type Preserved = Readonly<Record<string, string | undefined>>;

/** Period picker of a report: presets or two dates. The URL holds the state. */
export function PeriodPicker({
  period,
  today,
  preserved,
  presets = periodPresets(today),
}: {
  period: ReportPeriod;
  today: TravelDate;
  preserved: Preserved;
  presets?: ReturnType<typeof periodPresets>;
}) {
  return (
    <div className="mt-3 flex flex-wrap items-end gap-x-5 gap-y-3 print:hidden">
      <ul aria-label="Periods" className="flex flex-wrap gap-1">
        {presets.map((preset) => {
          const isChosen = preset.period.from === period.from && preset.period.to === period.to;
          return (
            <li key={preset.label}>
              <Link
                to={queryAddress({ ...preserved, ...periodQuery(preset.period) })}
                preventScrollReset
                aria-current={isChosen || undefined}
                className={cn(
                  "inline-flex min-h-9 items-center rounded-control border px-3 text-sm font-semibold whitespace-nowrap hover:bg-sunken",
                  isChosen ? "border-peacock bg-sunken" : "border-control bg-card",
                )}
              >
                {preset.label}
              </Link>
            </li>
          );
        })}
      </ul>
      <Form
        aria-label="Custom period"
        className="flex flex-wrap items-end gap-2"
        key={`${period.from} ${period.to}`}
        preventScrollReset
      >
        {Object.entries(preserved).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <DayField name="from" label="From" day={period.from} />
        <DayField name="to" label="To" day={period.to} />
        <Button type="submit" variant="secondary" className="min-h-9 px-3 py-1 text-sm">
          Set period
        </Button>
      </Form>
    </div>
  );
}

function DayField({ name, label, day }: { name: string; label: string; day: TravelDate | null }) {
  return (
    <label className="text-sm">
      <span className="mr-2 font-semibold">{label}</span>
      <input
        type="date"
        name={name}
        defaultValue={day ?? ""}
        className={cn(controlClasses, "inline-block min-h-9 w-auto py-1")}
      />
    </label>
  );
}
