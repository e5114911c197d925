import { MonthDay } from "~/features/tours/office/rules/month-day";
import { RuleField } from "~/features/tours/office/rules/rule-field";
import { RemoveCell, RuleRows } from "~/features/tours/office/rules/rule-rows";
import { todayInIndia, weekdayNames } from "~/domain/calendar/calendar";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { tourFactLabels as labels } from "~/domain/tour-drafts/tour-fact-labels";
import type { TourFormValues } from "~/domain/tour-drafts/tour-form";
import { closureWarnings } from "~/domain/tour-drafts/tour-warnings";
import { tourFactMessages } from "~/domain/tours/facts/messages";
import { factsLimits } from "~/domain/tours/practical-facts";
import { useNow } from "~/platform/pages/use-site";
import { FactChoices, FactSelect, FactWarnings } from "./fact-field";
import { numbered, pairs, FactSection, type SectionProps } from "./practical-section";

/** Days on which sites of the tour are closed, and what happens then. */
export function Closures({
  fields,
  values,
  departures,
}: Pick<SectionProps, "fields"> & { values: TourFormValues; departures: DepartureRules }) {
  const today = todayInIndia(useNow());
  const warnings = closureWarnings(
    { closures: fields.rows("practical.closures"), days: values.days },
    departures,
    today,
  );
  return (
    <FactSection fields={fields} title="Closed days of sites" parts={["closures"]}>
      <RuleRows
        fields={fields}
        name="practical.closures"
        one="Closure"
        add="Add a closure"
        max={factsLimits.closures}
        many="closures"
        rowClassName="grid gap-3 border-t border-line pt-3 first:border-0 first:pt-0"
      >
        {({ name, label, remove }) => (
          <>
            <div className="grid grid-cols-2 gap-3 sm:grid-cols-[2fr_1fr_1fr_auto]">
              <RuleField
                label="Site"
                className="col-span-2 sm:col-span-1"
                {...fields.field(`${name}.site`)}
              />
              <RuleField label="Visited on day" inputMode="numeric" {...fields.field(`${name}.day`)} />
              <FactSelect
                label={labels.plan ?? ""}
                options={pairs(tourFactMessages().closurePlans)}
                required
                className="col-span-2 sm:col-span-1"
                {...fields.field(`${name}.plan`)}
              />
              <RemoveCell>{remove}</RemoveCell>
            </div>
            <FactChoices
              name={`${name}.weekdays`}
              label="Closed on"
              options={numbered(weekdayNames(), 0)}
              chosen={fields.rows(`${name}.weekdays`).map(String)}
              error={fields.error(`${name}.weekdays`)}
              onChange={(chosen) => fields.set(`${name}.weekdays`, chosen)}
            />
            <RuleRows
              fields={fields}
              name={`${name}.dates`}
              one={`${label}, period`}
              add="Closed every year from … to …"
              max={factsLimits.closedPeriods}
              many="closed periods per site"
              rowClassName="flex flex-wrap items-center gap-2 text-sm"
            >
              {({ name: span, label: period, remove: removeSpan }) => (
                <>
                  <span>From</span>
                  <MonthDay fields={fields} name={`${span}.from`} label={`${period}: first`} />
                  <span>to</span>
                  <MonthDay fields={fields} name={`${span}.to`} label={`${period}: last`} />
                  <span className="contents">{removeSpan}</span>
                </>
              )}
            </RuleRows>
            {fields.text(`${name}.plan`) === "swapped" && (
              <RuleField
                label={labels.withDay ?? ""}
                inputMode="numeric"
                {...fields.field(`${name}.withDay`)}
              />
            )}
            {fields.text(`${name}.plan`) === "replaced" && (
              <RuleField label={labels.instead ?? ""} {...fields.field(`${name}.instead`)} />
            )}
            <FactWarnings
              messages={warnings
                .filter(({ closure }) => name === `practical.closures.${closure}`)
                .map(({ message }) => message)}
            />
          </>
        )}
      </RuleRows>
    </FactSection>
  );
}
