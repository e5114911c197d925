import { maxGroups } from "~/domain/prices/tour-price-rules";
import { RuleField } from "./rule-field";
import { RuleRows } from "./rule-rows";
import { RulesGroup } from "./rules-form";
import type { RulesFields } from "./use-rules-fields";

interface GroupProps {
  fields: RulesFields<unknown>;
  /** Name of the group of price rules: those of the tour, or of an option. */
  name: string;
}

export interface PriceTermsProps {
  fields: RulesFields<unknown>;
  /** Days ahead that the tour must be booked. */
  daysAhead: number;
  /** Fewest days before departure for the balance. */
  minDays: number;
}

/** Price rules of a tour or of one of its options, but its child fare, which stands beside the fare, and its seasons, which have a page of their own. */
export function PriceRuleGroups({
  fields,
  name = "priceRules",
  isPerBooking = false,
  daysAhead,
  minDays,
}: PriceTermsProps & {
  name?: string;
  /** True for a price for the whole booking, which no group discount lowers. */
  isPerBooking?: boolean;
}) {
  return (
    <>
      {!isPerBooking && <Groups fields={fields} name={name} />}
      <TimeDiscounts fields={fields} name={name} daysAhead={daysAhead} />
      <DepositFields fields={fields} name={name} minDays={minDays} />
    </>
  );
}

/** Discounts by party size. */
function Groups({ fields, name }: GroupProps) {
  return (
    <RulesGroup
      title="Groups"
      hint="Discount for parties of at least this size. A larger party never pays less than a smaller one."
      error={fields.error(`${name}.groups`)}
    >
      <RuleRows
        fields={fields}
        name={`${name}.groups`}
        one="Group"
        add="Add a group discount"
        max={maxGroups}
        many="group discounts"
        rowClassName="grid max-w-md grid-cols-[1fr_1fr_auto] items-start gap-x-3"
      >
        {({ name: row, remove }) => (
          <>
            <RuleField label="Travelers, at least" inputMode="numeric" {...fields.field(`${row}.atLeast`)} />
            <RuleField label="Discount, %" inputMode="numeric" {...fields.field(`${row}.percentOff`)} />
            <div className="pt-6">{remove}</div>
          </>
        )}
      </RuleRows>
    </RulesGroup>
  );
}

/** Part payment at booking. @param minDays fewest days before departure for the balance */
function DepositFields({ fields, name: rules, minDays }: GroupProps & { minDays: number }) {
  const name = `${rules}.deposit`;
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
function TimeDiscounts({ fields, name, daysAhead }: GroupProps & { daysAhead: number }) {
  const lateDays = Number(fields.text(`${name}.lastMinute.atMostDays`));
  const discount = (label: string, rule: string, days: { label: string; name: string }) => (
    <div role="group" aria-label={label}>
      <p aria-hidden className="text-sm">
        {label}
      </p>
      <div className="mt-1 grid max-w-lg grid-cols-2 items-start gap-3">
        <RuleField
          label={days.label}
          inputMode="numeric"
          required={false}
          {...fields.field(`${name}.${rule}.${days.name}`)}
        />
        <RuleField
          label="Discount, %"
          inputMode="numeric"
          required={false}
          {...fields.field(`${name}.${rule}.percentOff`)}
        />
      </div>
    </div>
  );
  return (
    <RulesGroup
      title="Early-bird and last-minute"
      hint="Discount by the number of days booked ahead. Leave empty for none."
    >
      {discount("Early-bird", "earlyBird", { label: "Days ahead, at least", name: "atLeastDays" })}
      {discount("Last-minute", "lastMinute", { label: "Days ahead, at most", name: "atMostDays" })}
      {lateDays > 0 && lateDays < daysAhead && (
        <p className="text-sm text-warning">{`This last-minute discount never applies: the tour must be booked at least ${daysAhead} days ahead.`}</p>
      )}
    </RulesGroup>
  );
}
