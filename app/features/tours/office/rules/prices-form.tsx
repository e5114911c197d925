import { Link } from "react-router";
import { todayInIndia } from "~/domain/calendar/calendar";
import { minDaysAhead } from "~/domain/departures/cut-off";
import { toFields } from "~/domain/form-fields";
import { minBalanceDays } from "~/domain/prices/deposit";
import type { PriceRules } from "~/domain/prices/price-rules";
import { maxGroups } from "~/domain/prices/tour-price-rules";
import { tourPricesSchema } from "~/domain/prices/tour-prices";
import { pricedYears, seasonsOfYear } from "~/domain/prices/year-prices";
import { useNow } from "~/platform/pages/use-site";
import { buttonClasses } from "~/ui/button";
import type { TourRulesPage } from "../../../../../worker/tours/rules/get-tour-rules";
import { OfferGroups } from "./offer-groups";
import { PriceExample } from "./price-example";
import { RuleField } from "./rule-field";
import { RuleRows } from "./rule-rows";
import { RulesForm, RulesGroup } from "./rules-form";
import { useRulesFields, type RulesFields } from "./use-rules-fields";

type Fields = RulesFields<unknown>;

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
        <Groups fields={fields} />
        <TimeDiscounts fields={fields} daysAhead={minDaysAhead(departures.rules)} />
        <OfferGroups fields={fields} />
        <DepositFields fields={fields} minDays={Math.max(minBalanceDays, dueDays)} />
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

/** Discounts by party size. */
function Groups({ fields }: { fields: Fields }) {
  return (
    <RulesGroup
      title="Groups"
      hint="Discount for parties of at least this size. A larger party never pays less than a smaller one."
      error={fields.error("priceRules.groups")}
    >
      <RuleRows
        fields={fields}
        name="priceRules.groups"
        one="Group"
        add="Add a group discount"
        max={maxGroups}
        many="group discounts"
        rowClassName="grid max-w-md grid-cols-[1fr_1fr_auto] items-start gap-x-3"
      >
        {({ name, remove }) => (
          <>
            <RuleField label="Travelers, at least" inputMode="numeric" {...fields.field(`${name}.atLeast`)} />
            <RuleField label="Discount, %" inputMode="numeric" {...fields.field(`${name}.percentOff`)} />
            <div className="pt-6">{remove}</div>
          </>
        )}
      </RuleRows>
    </RulesGroup>
  );
}

/** Part payment at booking. @param minDays fewest days before departure for the balance */
function DepositFields({ fields, minDays }: { fields: Fields; minDays: number }) {
  const name = "priceRules.deposit";
  return (
    <RulesGroup
      title="Deposit"
      hint="Travelers may pay a share now and the balance later. An unpaid balance cancels the booking by its refund schedule. Leave empty for none."
      error={fields.error(name)}
    >
      <div className="grid max-w-lg grid-cols-2 items-start gap-3">
        <RuleField
          label="Pay a share now (%)"
          inputMode="numeric"
          required={false}
          hint="10 to 90."
          {...fields.field(`${name}.percent`)}
        />
        <RuleField
          label="Balance due (days before)"
          inputMode="numeric"
          required={false}
          hint={`At least ${minDays}, for example 30.`}
          {...fields.field(`${name}.balanceDays`)}
        />
      </div>
    </RulesGroup>
  );
}

/** Early-bird and last-minute discounts, by the days between booking and travel. */
function TimeDiscounts({ fields, daysAhead }: { fields: Fields; daysAhead: number }) {
  const lateDays = Number(fields.text("priceRules.lastMinute.atMostDays"));
  const discount = (label: string, name: string, days: { label: string; name: string }) => (
    <div role="group" aria-label={label}>
      <p aria-hidden className="text-sm">
        {label}
      </p>
      <div className="mt-1 grid max-w-lg grid-cols-2 items-start gap-3">
        <RuleField
          label={days.label}
          inputMode="numeric"
          required={false}
          {...fields.field(`${name}.${days.name}`)}
        />
        <RuleField
          label="Discount, %"
          inputMode="numeric"
          required={false}
          {...fields.field(`${name}.percentOff`)}
        />
      </div>
    </div>
  );
  return (
    <RulesGroup
      title="Early-bird and last-minute"
      hint="Discount by the number of days booked ahead. Leave empty for none."
    >
      {discount("Early-bird", "priceRules.earlyBird", { label: "Days ahead, at least", name: "atLeastDays" })}
      {discount("Last-minute", "priceRules.lastMinute", { label: "Days ahead, at most", name: "atMostDays" })}
      {lateDays > 0 && lateDays < daysAhead && (
        <p className="text-sm text-warning">{`This last-minute discount never applies: the tour must be booked at least ${daysAhead} days ahead.`}</p>
      )}
    </RulesGroup>
  );
}
