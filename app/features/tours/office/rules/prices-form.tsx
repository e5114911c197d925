import { Link } from "react-router";
import { todayInIndia } from "~/domain/calendar/calendar";
import { minDaysAhead } from "~/domain/departures/cut-off";
import { toFields } from "~/domain/form-fields";
import { minBalanceDays } from "~/domain/prices/deposit";
import type { PriceRules } from "~/domain/prices/price-rules";
import { tourPricesSchema } from "~/domain/prices/tour-prices";
import { pricedYears, seasonsOfYear } from "~/domain/prices/year-prices";
import { useNow } from "~/platform/pages/use-site";
import { buttonClasses } from "~/ui/button";
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
  const { seasons, ...priceRules } = prices.priceRules;
  const fields = useRulesFields(tourPricesSchema, toFields({ ...prices, priceRules }));
  const fares = fields.parsed && {
    ...fields.parsed,
    priceRules: { ...fields.parsed.priceRules, ...(seasons && { seasons }) },
  };
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
        <Seasons rules={prices.priceRules} />
        <PriceRuleGroups {...terms} />
        <OfferGroups {...terms} />
      </RulesForm>
      <PriceExample fares={fares} saved={prices} rules={departures.rules} gstPercent={gstPercent} />
    </div>
  );
}

/** Links to the prices of each year, with the number of its seasons. */
function Seasons({ rules }: { rules: PriceRules }) {
  const today = todayInIndia(useNow());
  return (
    <RulesGroup
      title="Seasons"
      hint="Other prices on certain travel dates, set for a whole year in one grid. All other dates have the prices of this page."
    >
      <ul className="flex flex-wrap gap-2">
        {pricedYears(today).map((year) => (
          <li key={year}>
            <Link to={`${year}`} className={buttonClasses("secondary", "min-h-9 px-3 py-1 text-sm")}>
              {`Prices of ${year}: ${seasonCount(seasonsOfYear(rules, year).rows.length)}`}
            </Link>
          </li>
        ))}
      </ul>
    </RulesGroup>
  );
}

function seasonCount(count: number): string {
  return count === 0 ? "no seasons" : count === 1 ? "1 season" : `${count} seasons`;
}
