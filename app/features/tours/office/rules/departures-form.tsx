import { Panel } from "~/office/page/panel";
import { maxBlackOuts, maxSpans, maxSeats } from "~/domain/departures/departure-rules";
import { departureCalendar } from "~/domain/departures/departure-months";
import { departureFields, tourDeparturesSchema } from "~/domain/departures/tour-departures";
import { useNow } from "~/platform/pages/use-site";
import { cn } from "~/ui/cn";
import type { TourRulesPage } from "../../../../../worker/tours/rules/get-tour-rules";
import { CutOffFields } from "./cut-off-fields";
import { DepartureMonths } from "./departure-months";
import { DepartureNotes } from "./departure-notes";
import { PatternFields } from "./pattern-fields";
import { RuleField } from "./rule-field";
import { dividedRow, RemoveCell, RuleRows } from "./rule-rows";
import { SeasonDays } from "./season-days";
import { StartFields } from "./start-fields";
import { SmallestPartyFields } from "./smallest-party-fields";
import { RulesForm, RulesGroup } from "./rules-form";
import { useRulesFields, type RulesFields } from "./use-rules-fields";

/** Form for a tour's departure days and capacity, with a calendar preview. */
export function DeparturesForm({
  tour: { version, departures, coming },
  isSaved,
  departuresPath,
}: {
  tour: TourRulesPage;
  isSaved: boolean;
  /** Page that manages single dates; null if the user has no such page. */
  departuresPath: string | null;
}) {
  const fields = useRulesFields(tourDeparturesSchema, departureFields(departures));
  const shown = fields.parsed ?? departures;
  return (
    <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <RulesForm
        label="Departures"
        fields={fields}
        version={version}
        isSaved={isSaved}
        save="Save departures"
      >
        <DepartureNotes
          departures={shown}
          saved={departures}
          coming={coming}
          departuresPath={departuresPath}
        />
        <RulesGroup title="Seats and start">
          <div className="grid gap-3 sm:grid-cols-2">
            <RuleField
              label="Seats per date"
              inputMode="numeric"
              hint={`1 to ${maxSeats}. Sold seats always stay.`}
              {...fields.field("capacity")}
            />
            <StartFields fields={fields} />
          </div>
        </RulesGroup>
        <CutOffFields fields={fields} />
        <SmallestPartyFields fields={fields} />
        <PatternFields fields={fields} />
        <SpanRows fields={fields} />
        <BlackOuts fields={fields} />
      </RulesForm>
      <Panel id="months" title="Next three months" className="lg:sticky lg:top-24">
        {!fields.parsed && (
          <p className="mb-2 text-sm text-muted">Showing the saved rules, because the form is incomplete.</p>
        )}
        <DepartureMonths months={departureCalendar(shown.rules, coming, { now: useNow(), count: 3 })} />
      </Panel>
    </div>
  );
}

/** Dates within the season without departures. */
function BlackOuts({ fields }: { fields: RulesFields<unknown> }) {
  return (
    <RulesGroup
      title="Black-outs"
      hint="Dates without departures, such as holidays. Travelers see the reason."
      error={fields.error("rules.blackOuts")}
    >
      <RuleRows
        fields={fields}
        name="rules.blackOuts"
        one="Black-out"
        add="Add a black-out"
        max={maxBlackOuts}
        many="black-outs"
        rowClassName={cn(dividedRow, "sm:grid-cols-[1fr_1fr_2fr_auto]")}
      >
        {({ name, remove }) => (
          <>
            <RuleField label="First day" type="date" {...fields.field(`${name}.from`)} />
            <RuleField label="Last day" type="date" {...fields.field(`${name}.to`)} />
            <RuleField
              label="Reason"
              maxLength={300}
              className="col-span-2 sm:col-span-1"
              {...fields.field(`${name}.reason`)}
            />
            <RemoveCell>{remove}</RemoveCell>
          </>
        )}
      </RuleRows>
    </RulesGroup>
  );
}

/** Fields for the yearly season of a tour and the reason why it is closed otherwise. */
function SpanRows({ fields }: { fields: RulesFields<unknown> }) {
  return (
    <RulesGroup
      title="Season"
      hint="Periods of each year in which the tour runs. Leave empty for all year."
      error={fields.error("rules.season")}
    >
      <RuleRows
        fields={fields}
        name="rules.season"
        one="Period"
        add="Add a period"
        max={maxSpans}
        many="season periods"
      >
        {(period) => <SeasonDays fields={fields} {...period} />}
      </RuleRows>
      {fields.rows("rules.season").length > 0 && (
        <RuleField
          label="Reason for closing the rest of the year"
          hint="Travelers see this. Example: “The road over the pass is closed by snow.”"
          maxLength={300}
          {...fields.field("rules.offSeason")}
        />
      )}
    </RulesGroup>
  );
}
