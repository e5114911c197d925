import { emptyGroup, groupColumns } from "~/domain/tour-price-values";
import type { TourPriceValues } from "~/domain/tour-price-values";
import { mostGroups } from "~/domain/tour-prices";
import { AddRow, RemoveRow } from "./row-buttons";
import { RuleField } from "./rule-field";
import { RulesGroup } from "./rules-group";
import { useRows } from "./use-rows";

type Group = TourPriceValues["groups"][number];

/** Discounts by the size of the party. */
export function GroupRows({
  groups,
  setGroups,
  errorOf,
}: {
  groups: readonly Group[];
  setGroups: (groups: Group[]) => void;
  errorOf: (path: string) => string | undefined;
}) {
  const rows = useRows("groups", groups, setGroups);
  return (
    <RulesGroup
      title="Groups"
      hint="Off the fares of a party of at least so many. No party pays less than a smaller one."
      error={errorOf("priceRules.groups")}
    >
      {groups.map((group, index) => {
        const label = `Group ${index + 1}`;
        const field = (column: keyof Group) => ({
          name: groupColumns[column],
          value: group[column],
          error: errorOf(`priceRules.groups.${index}.${column}`),
          onChange: (text: string) => rows.change(index, { [column]: text }),
        });
        return (
          <div
            key={index}
            role="group"
            aria-label={label}
            data-row={`groups-${index}`}
            className="grid max-w-md grid-cols-[1fr_1fr_auto] items-start gap-x-3"
          >
            <RuleField label="Travelers, at least" inputMode="numeric" {...field("atLeast")} />
            <RuleField label="Discount, %" inputMode="numeric" {...field("percentOff")} />
            <div className="pt-6">
              <RemoveRow name="groups" index={index} label={label} onRemove={() => rows.remove(index)} />
            </div>
          </div>
        );
      })}
      <AddRow
        name="groups"
        label="Add a group discount"
        isFull={groups.length >= mostGroups}
        full={`A tour has at most ${mostGroups} group discounts.`}
        onAdd={() => rows.add(emptyGroup)}
      />
    </RulesGroup>
  );
}
