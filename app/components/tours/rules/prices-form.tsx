import { useState } from "react";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { Fares } from "~/domain/prices/fares";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { arePricesChanged, valuesOfPrices } from "~/domain/prices/tour-price-values";
import type { TourPriceValues } from "~/domain/prices/tour-price-values";
import { GroupRows } from "./group-rows";
import { PriceExample } from "./price-example";
import { RuleField } from "./rule-field";
import { RulesForm } from "./rules-form";
import type { RulesAnswer } from "./rules-form";
import { RulesGroup } from "./rules-group";
import { SeasonRows } from "./season-rows";
import { TimeDiscounts } from "./time-discounts";

/** Form for a tour's prices, with a price preview. */
export function PricesForm({
  version,
  prices,
  rules,
  today,
  gstPercent,
  answer,
  isSaved,
}: {
  version: number;
  /** Saved values. */
  prices: Fares;
  rules: DepartureRules;
  today: TravelDate;
  gstPercent: number;
  answer: RulesAnswer<TourPriceValues> | null;
  isSaved: boolean;
}) {
  const [shownAnswer, setShownAnswer] = useState(answer);
  const [values, setValues] = useState(answer?.values ?? valuesOfPrices(prices));
  if (answer !== shownAnswer) {
    setShownAnswer(answer);
    // Take over the parsed values: empty rows are removed, and error messages count rows without them.
    if (answer) setValues(answer.values);
  }
  const errorOf = (path: string) => answer?.errors[path]?.[0];
  const change = (part: Partial<TourPriceValues>) => setValues((before) => ({ ...before, ...part }));
  const field = (name: Exclude<keyof TourPriceValues, "seasons" | "groups">, path: string) => ({
    name,
    value: values[name],
    error: errorOf(path),
    onChange: (text: string) => change({ [name]: text }),
  });
  return (
    <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <RulesForm
        label="Prices"
        version={version}
        answer={answer}
        isSaved={isSaved}
        isChanged={arePricesChanged(values, prices)}
        save="Save prices"
      >
        <RulesGroup title="Fares" hint="All-in, taxes included. Infants under 2 travel free.">
          <div className="grid gap-3 sm:grid-cols-2">
            <RuleField
              label="Adult fare (₹)"
              inputMode="numeric"
              hint="Per traveler, whole rupees."
              {...field("priceInr", "priceInr")}
            />
            <RuleField
              label="Child fare (% of the adult fare)"
              inputMode="numeric"
              required={false}
              hint="Ages 2 to 11. If empty, children pay the adult fare."
              {...field("childPercent", "priceRules.childPercent")}
            />
          </div>
        </RulesGroup>
        <SeasonRows
          seasons={values.seasons}
          setSeasons={(seasons) => change({ seasons })}
          errorOf={errorOf}
        />
        <GroupRows groups={values.groups} setGroups={(groups) => change({ groups })} errorOf={errorOf} />
        <TimeDiscounts field={field} lateDays={values.lateDays} cutOffDays={rules.cutOffDays} />
      </RulesForm>
      <PriceExample values={values} saved={prices} rules={rules} today={today} gstPercent={gstPercent} />
    </div>
  );
}
