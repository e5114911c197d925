import { emptySeason, seasonColumns } from "~/domain/prices/tour-price-values";
import type { TourPriceValues } from "~/domain/prices/tour-price-values";
import { maxSeasons } from "~/domain/prices/tour-prices";
import { cn } from "~/lib/cn";
import { RuleField } from "./rule-field";
import { dividedRow, RuleRows } from "./rule-rows";
import { RulesGroup } from "./rules-group";

type Season = TourPriceValues["seasons"][number];

/** Fares for date ranges. */
export function SeasonRows({
  seasons,
  setSeasons,
  errorOf,
}: {
  seasons: readonly Season[];
  setSeasons: (seasons: Season[]) => void;
  errorOf: (path: string) => string | undefined;
}) {
  return (
    <RulesGroup
      title="Seasons"
      hint="Different fare for certain travel dates. All other dates use the adult fare above."
      error={errorOf("priceRules.seasons")}
    >
      <RuleRows
        name="seasons"
        rows={seasons}
        setRows={setSeasons}
        columns={seasonColumns}
        empty={emptySeason}
        errorOf={(part) => errorOf(`priceRules.seasons.${part}`)}
        one="Season"
        add="Add a season"
        most={maxSeasons}
        full={`A tour has at most ${maxSeasons} seasons.`}
        rowClassName={cn(dividedRow, "sm:grid-cols-[1.4fr_1fr_1fr_0.9fr_auto]")}
      >
        {({ field, remove }) => (
          <>
            <RuleField label="Name" maxLength={40} className="col-span-2 sm:col-span-1" {...field("label")} />
            <RuleField label="First day" type="date" {...field("from")} />
            <RuleField label="Last day" type="date" {...field("to")} />
            <RuleField label="Fare, ₹" inputMode="numeric" {...field("priceInr")} />
            <div className="self-start justify-self-end pt-6">{remove}</div>
          </>
        )}
      </RuleRows>
    </RulesGroup>
  );
}
