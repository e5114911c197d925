import { emptyGroup, groupColumns } from "~/domain/prices/tour-price-values";
import type { TourPriceValues } from "~/domain/prices/tour-price-values";
import { maxGroups } from "~/domain/prices/tour-prices";
import { RuleField } from "./rule-field";
import { RuleRows } from "./rule-rows";
import { RulesGroup } from "./rules-group";

type Group = TourPriceValues["groups"][number];

/** Discounts by party size. */
export function GroupRows({
  groups,
  setGroups,
  errorOf,
}: {
  groups: readonly Group[];
  setGroups: (groups: Group[]) => void;
  errorOf: (path: string) => string | undefined;
}) {
  return (
    <RulesGroup
      title="Groups"
      hint="Discount for parties of at least this size. A larger party never pays less than a smaller one."
      error={errorOf("priceRules.groups")}
    >
      <RuleRows
        name="groups"
        rows={groups}
        setRows={setGroups}
        columns={groupColumns}
        empty={emptyGroup}
        errorOf={(part) => errorOf(`priceRules.groups.${part}`)}
        one="Group"
        add="Add a group discount"
        most={maxGroups}
        full={`A tour has at most ${maxGroups} group discounts.`}
        rowClassName="grid max-w-md grid-cols-[1fr_1fr_auto] items-start gap-x-3"
      >
        {({ field, remove }) => (
          <>
            <RuleField label="Travelers, at least" inputMode="numeric" {...field("atLeast")} />
            <RuleField label="Discount, %" inputMode="numeric" {...field("percentOff")} />
            <div className="pt-6">{remove}</div>
          </>
        )}
      </RuleRows>
    </RulesGroup>
  );
}
