import { Form, Link } from "react-router";
import { Button } from "~/ui/button";
import { InputField } from "~/ui/field";
import type { FieldErrors } from "~/domain/errors";
import type { PeriodName } from "~/domain/calendar/period";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { applyOnLeave } from "~/platform/forms/apply-on-leave";
import { queryAddress } from "~/platform/pages/query-address";
import { cn } from "~/ui/cn";

const named: readonly (readonly [Exclude<PeriodName, "custom">, string])[] = [
  ["week", "Week"],
  ["month", "Month"],
  ["quarter", "Quarter"],
  ["year", "Year"],
  ["all", "All"],
];

/** Period as given in the URL, unvalidated. */
export interface AskedPeriod {
  period: PeriodName;
  from?: string | undefined;
  to?: string | undefined;
}

/** Period picker. The URL holds the state. */
export function PeriodChoice({
  asked,
  compared,
  shown,
  errors,
}: {
  asked: AskedPeriod;
  /** Days that the figures are compared with. */
  compared: "before" | "year";
  /** Period shown on the page; initial value of the custom period. */
  shown: { from: string; to: string } | null;
  errors: FieldErrors;
}) {
  const isHydrated = useHydrated();
  const isCustom = asked.period === "custom";
  return (
    <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-2">
      <nav aria-label="Period" className="max-sm:w-full">
        <ul className="flex overflow-hidden rounded-control border border-control bg-card text-sm font-semibold">
          {named.map(([period, label]) => (
            <li key={period} className="grow border-l border-line first:border-l-0">
              <Link
                to={queryAddress({ period, compared: compared === "year" ? "year" : undefined })}
                preventScrollReset
                aria-current={asked.period === period ? "page" : undefined}
                className={cn(
                  "flex min-h-11 items-center justify-center px-2.5 hover:bg-sunken sm:px-4",
                  "-outline-offset-3 aria-[current]:bg-peacock aria-[current]:text-card",
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <details className="md:unfolded max-md:w-full" open={Object.keys(errors).length > 0 || undefined}>
        <summary className="w-fit cursor-pointer py-1.5 text-sm font-semibold text-peacock">
          Comparison and other dates
        </summary>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3 max-md:pt-1">
          <nav aria-label="Compare with" className="text-sm font-semibold max-sm:w-full">
            <ul className="flex overflow-hidden rounded-control border border-control bg-card">
              {(["before", "year"] as const).map((name) => (
                <li key={name} className="grow border-l border-line first:border-l-0">
                  <Link
                    to={queryAddress({ ...asked, compared: name === "year" ? "year" : undefined })}
                    preventScrollReset
                    aria-current={compared === name ? "true" : undefined}
                    className="flex min-h-11 items-center justify-center px-2.5 -outline-offset-3 hover:bg-sunken aria-[current]:bg-sunken aria-[current]:underline aria-[current]:underline-offset-4 sm:px-4"
                  >
                    {name === "year" ? "vs last year" : "vs previous period"}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Form
            aria-label="Custom period"
            preventScrollReset
            className="flex flex-wrap items-start gap-3 text-sm max-sm:w-full"
            key={`${asked.from ?? shown?.from} ${asked.to ?? shown?.to}`}
            {...applyOnLeave}
          >
            <input type="hidden" name="period" value="custom" />
            {compared === "year" && <input type="hidden" name="compared" value="year" />}
            {(["from", "to"] as const).map((name) => (
              <InputField
                key={name}
                label={name === "from" ? "From" : "To"}
                required
                error={errors[name]?.[0]}
                className="max-sm:grow max-sm:basis-32"
                type="date"
                name={name}
                min="2000-01-01"
                max="2099-12-31"
                defaultValue={isCustom ? asked[name] : shown?.[name]}
                controlClassName="min-w-0"
              />
            ))}
            {!isHydrated && (
              <Button type="submit" variant="secondary" className="self-end max-sm:w-full">
                Apply
              </Button>
            )}
          </Form>
        </div>
      </details>
    </div>
  );
}
