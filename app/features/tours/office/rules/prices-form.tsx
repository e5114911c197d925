import { minDaysAhead } from "~/domain/departures/cut-off";
import { toFields } from "~/domain/form-fields";
import { minBalanceDays } from "~/domain/prices/deposit";
import { tourPricesSchema } from "~/domain/prices/tour-prices";
import type { TourRulesPage } from "../../../../../worker/tours/rules/get-tour-rules";
import { OfferGroups } from "./offer-groups";
import { PriceExample } from "./price-example";
import { PriceRuleGroups } from "./price-rule-groups";
import { RuleField } from "./rule-field";
import { RulesForm, RulesGroup } from "./rules-form";
import { useRulesFields } from "./use-rules-fields";

/** Form for a tour's prices, with a price preview. */
export function PricesForm({
  tour: { version, prices, departures, gstPercent, dueDays },
  isSaved,
}: {
  tour: TourRulesPage;
  isSaved: boolean;
}) {
  const fields = useRulesFields(tourPricesSchema, toFields(prices));
  const terms = {
    fields,
    daysAhead: minDaysAhead(departures.rules),
    minDays: Math.max(minBalanceDays, dueDays),
  };
  return (
    <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <RulesForm label="Prices" fields={fields} version={version} isSaved={isSaved} save="Save prices">
        <RulesGroup title="Fares" hint="All-in. Infants under 2 travel free.">
          <div className="grid gap-3 sm:grid-cols-2">
            <RuleField
              label="Adult fare (₹)"
              inputMode="numeric"
              hint="Per traveler, whole rupees."
              {...fields.field("priceInr")}
            />
            <RuleField
              label="Child fare (% of the adult fare)"
              inputMode="numeric"
              required={false}
              hint="Ages 2 to 11. If empty, children pay the adult fare."
              {...fields.field("priceRules.childPercent")}
            />
          </div>
        </RulesGroup>
        <PriceRuleGroups {...terms} />
        <OfferGroups {...terms} />
      </RulesForm>
      <PriceExample fares={fields.parsed} saved={prices} rules={departures.rules} gstPercent={gstPercent} />
    </div>
  );
}
