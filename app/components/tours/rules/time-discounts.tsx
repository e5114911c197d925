import type { TourPriceValues } from "~/domain/prices/tour-price-values";
import { RuleField } from "./rule-field";
import type { RuleFieldState } from "./rule-field";
import { RulesGroup } from "./rules-group";

type Name = "earlyDays" | "earlyPercent" | "lateDays" | "latePercent";

/** Early-bird and last-minute discounts, by the days between booking and travel. */
export function TimeDiscounts({
  field,
  lateDays,
  cutOffDays,
}: {
  /** Returns the state of a field. @param path path of its validation issues */
  field: (name: Name, path: string) => RuleFieldState;
  lateDays: TourPriceValues["lateDays"];
  /** Minimum number of days to book ahead. */
  cutOffDays: number;
}) {
  return (
    <RulesGroup
      title="Early-bird and last-minute"
      hint="Discount by the number of days booked ahead. Leave empty for none."
    >
      <Discount
        name="Early-bird"
        daysLabel="Days ahead, at least"
        days={field("earlyDays", "priceRules.earlyBird.atLeastDays")}
        percent={field("earlyPercent", "priceRules.earlyBird.percentOff")}
      />
      <Discount
        name="Last-minute"
        daysLabel="Days ahead, at most"
        days={field("lateDays", "priceRules.lastMinute.atMostDays")}
        percent={field("latePercent", "priceRules.lastMinute.percentOff")}
      />
      {cutOffDays > 0 && Number(lateDays) > 0 && Number(lateDays) < cutOffDays && (
        <p className="text-sm text-wait">
          This last-minute discount never applies: the tour must be booked at least {cutOffDays} days ahead.
        </p>
      )}
    </RulesGroup>
  );
}

function Discount({
  name,
  daysLabel,
  days,
  percent,
}: {
  name: string;
  daysLabel: string;
  days: RuleFieldState;
  percent: RuleFieldState;
}) {
  return (
    <div role="group" aria-label={name}>
      <p aria-hidden className="text-sm">
        {name}
      </p>
      <div className="mt-1 grid max-w-lg grid-cols-2 items-start gap-3">
        <RuleField label={daysLabel} inputMode="numeric" required={false} {...days} />
        <RuleField label="Discount, %" inputMode="numeric" required={false} {...percent} />
      </div>
    </div>
  );
}
