import { maxBlackOuts } from "~/domain/departures/departure-rules";
import { blackOutColumns, emptyBlackOut } from "~/domain/departures/tour-departure-values";
import type { TourDepartureValues } from "~/domain/departures/tour-departure-values";
import { cn } from "~/lib/cn";
import { RuleField } from "./rule-field";
import { dividedRow, RuleRows } from "./rule-rows";
import { RulesGroup } from "./rules-group";

type BlackOut = TourDepartureValues["blackOuts"][number];

/** Dates within the season without departures. */
export function BlackOutRows({
  blackOuts,
  setBlackOuts,
  errorOf,
}: {
  blackOuts: readonly BlackOut[];
  setBlackOuts: (blackOuts: BlackOut[]) => void;
  errorOf: (path: string) => string | undefined;
}) {
  return (
    <RulesGroup
      title="Black-outs"
      hint="Dates without departures, such as holidays. Travelers see the reason."
      error={errorOf("rules.blackOuts")}
    >
      <RuleRows
        name="blackOuts"
        rows={blackOuts}
        setRows={setBlackOuts}
        columns={blackOutColumns}
        empty={emptyBlackOut}
        errorOf={(part) => errorOf(`rules.blackOuts.${part}`)}
        one="Black-out"
        add="Add a black-out"
        most={maxBlackOuts}
        full={`A tour has at most ${maxBlackOuts} black-outs.`}
        rowClassName={cn(dividedRow, "sm:grid-cols-[1fr_1fr_2fr_auto]")}
      >
        {({ field, remove }) => (
          <>
            <RuleField label="First day" type="date" {...field("from")} />
            <RuleField label="Last day" type="date" {...field("to")} />
            <RuleField
              label="Reason"
              maxLength={300}
              className="col-span-2 sm:col-span-1"
              {...field("reason")}
            />
            <div className="col-span-2 justify-self-end sm:col-span-1 sm:pt-6">{remove}</div>
          </>
        )}
      </RuleRows>
    </RulesGroup>
  );
}
