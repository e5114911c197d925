import { blackOutColumns, emptyBlackOut } from "~/domain/tour-departure-values";
import type { TourDepartureValues } from "~/domain/tour-departure-values";
import { AddRow, RemoveRow } from "./row-buttons";
import { RuleField } from "./rule-field";
import { RulesGroup } from "./rules-group";
import { useRows } from "./use-rows";

type BlackOut = TourDepartureValues["blackOuts"][number];

/** Days on which a tour does not leave though its season is open. */
export function BlackOutRows({
  blackOuts,
  setBlackOuts,
  errorOf,
}: {
  blackOuts: readonly BlackOut[];
  setBlackOuts: (blackOuts: BlackOut[]) => void;
  errorOf: (path: string) => string | undefined;
}) {
  const rows = useRows("blackOuts", blackOuts, setBlackOuts);
  return (
    <RulesGroup
      title="Black-outs"
      hint="Days without a departure: a festival, a holiday of the guides. Travelers read the reason."
      error={errorOf("rules.blackOuts")}
    >
      {blackOuts.map((blackOut, index) => {
        const label = `Black-out ${index + 1}`;
        const field = (column: keyof BlackOut) => ({
          name: blackOutColumns[column],
          value: blackOut[column],
          error: errorOf(`rules.blackOuts.${index}.${column}`),
          onChange: (text: string) => rows.change(index, { [column]: text }),
        });
        return (
          <div
            key={index}
            role="group"
            aria-label={label}
            data-row={`blackOuts-${index}`}
            className="grid grid-cols-2 items-start gap-x-3 gap-y-2 border-t border-line pt-3 first-of-type:border-0 first-of-type:pt-0 sm:grid-cols-[1fr_1fr_2fr_auto]"
          >
            <RuleField label="First day" type="date" {...field("from")} />
            <RuleField label="Last day" type="date" {...field("to")} />
            <RuleField
              label="Reason"
              maxLength={300}
              className="col-span-2 sm:col-span-1"
              {...field("reason")}
            />
            <div className="col-span-2 justify-self-end sm:col-span-1 sm:pt-6">
              <RemoveRow name="blackOuts" index={index} label={label} onRemove={() => rows.remove(index)} />
            </div>
          </div>
        );
      })}
      <AddRow
        name="blackOuts"
        label="Add a black-out"
        isFull={blackOuts.length >= 100}
        full="A tour has at most 100 black-outs."
        onAdd={() => rows.add(emptyBlackOut)}
      />
    </RulesGroup>
  );
}
