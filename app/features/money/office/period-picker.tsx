import { Form, Link } from "react-router";
import { Button } from "~/ui/button";
import { controlClasses } from "~/ui/field";
import type { TravelDate } from "~/domain/calendar/calendar";
import { periodPresets, periodQuery } from "~/domain/money/revenue";
import type { ReportPeriod } from "~/domain/money/report-period";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { cn } from "~/ui/cn";
import { applyOnLeave } from "~/platform/forms/apply-on-leave";
import { showInLine } from "~/platform/browser/show-in-line";
import { queryAddress } from "~/platform/pages/query-address";

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
  const isHydrated = useHydrated();
  return (
    <div className="mt-3 flex flex-wrap items-end gap-x-5 gap-y-1 md:gap-y-3 print:hidden">
      <ul
        aria-label="Periods"
        className="relative flex gap-1 max-md:-mx-4 max-md:w-screen max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[scrollbar-width:none] sm:max-md:-mx-6 sm:max-md:px-6 md:flex-wrap"
      >
        {presets.map((preset) => {
          const isChosen = preset.period.from === period.from && preset.period.to === period.to;
          return (
            <li key={preset.label} className="shrink-0">
              <Link
                ref={isChosen ? showInLine : undefined}
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
      <details className="md:unfolded">
        <summary className="w-fit cursor-pointer py-1.5 text-sm font-semibold text-peacock">
          Other dates
        </summary>
        <Form
          aria-label="Custom period"
          className="flex flex-wrap items-end gap-2"
          key={`${period.from} ${period.to}`}
          preventScrollReset
          {...applyOnLeave}
        >
          {Object.entries(preserved).map(
            ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <DayField name="from" label="From" day={period.from} />
          <DayField name="to" label="To" day={period.to} />
          {!isHydrated && (
            <Button type="submit" variant="secondary" className="min-h-9 px-3 py-1 text-sm">
              Apply
            </Button>
          )}
        </Form>
      </details>
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
