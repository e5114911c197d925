import { emptySeason, seasonColumns } from "~/domain/tour-price-values";
import type { TourPriceValues } from "~/domain/tour-price-values";
import { mostSeasons } from "~/domain/tour-prices";
import { AddRow, RemoveRow } from "./row-buttons";
import { RuleField } from "./rule-field";
import { RulesGroup } from "./rules-group";
import { useRows } from "./use-rows";

type Season = TourPriceValues["seasons"][number];

/** Fares of certain travel dates. */
export function SeasonRows({
  seasons,
  setSeasons,
  errorOf,
}: {
  seasons: readonly Season[];
  setSeasons: (seasons: Season[]) => void;
  errorOf: (path: string) => string | undefined;
}) {
  const rows = useRows("seasons", seasons, setSeasons);
  return (
    <RulesGroup
      title="Seasons"
      hint="Another fare on certain travel dates. All other days cost the adult fare above."
      error={errorOf("priceRules.seasons")}
    >
      {seasons.map((season, index) => {
        const label = `Season ${index + 1}`;
        const field = (column: keyof Season) => ({
          name: seasonColumns[column],
          value: season[column],
          error: errorOf(`priceRules.seasons.${index}.${column}`),
          onChange: (text: string) => rows.change(index, { [column]: text }),
        });
        return (
          <div
            key={index}
            role="group"
            aria-label={label}
            data-row={`seasons-${index}`}
            className="grid grid-cols-2 items-start gap-x-3 gap-y-2 border-t border-line pt-3 first-of-type:border-0 first-of-type:pt-0 sm:grid-cols-[1.4fr_1fr_1fr_0.9fr_auto]"
          >
            <RuleField label="Name" maxLength={40} className="col-span-2 sm:col-span-1" {...field("label")} />
            <RuleField label="First day" type="date" {...field("from")} />
            <RuleField label="Last day" type="date" {...field("to")} />
            <RuleField label="Fare, ₹" inputMode="numeric" {...field("priceInr")} />
            <div className="self-start justify-self-end pt-6">
              <RemoveRow name="seasons" index={index} label={label} onRemove={() => rows.remove(index)} />
            </div>
          </div>
        );
      })}
      <AddRow
        name="seasons"
        label="Add a season"
        isFull={seasons.length >= mostSeasons}
        full={`A tour has at most ${mostSeasons} seasons.`}
        onAdd={() => rows.add(emptySeason)}
      />
    </RulesGroup>
  );
}
