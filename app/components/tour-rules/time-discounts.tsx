import type { TourPriceValues } from "~/domain/tour-price-values";
import { RuleField } from "./rule-field";
import { RulesGroup } from "./rules-group";

type Name = "earlyDays" | "earlyPercent" | "lateDays" | "latePercent";

const plain = { inputMode: "numeric", required: false } as const;

/** Discounts by how many days lie between booking and travel. */
export function TimeDiscounts({
  field,
  lateDays,
  cutOffDays,
}: {
  /** What a field holds and does. @param path where its messages are told */
  field: (
    name: Name,
    path: string,
  ) => Pick<React.ComponentProps<typeof RuleField>, "name" | "value" | "error" | "onChange">;
  lateDays: TourPriceValues["lateDays"];
  /** How many days ahead the tour has to be booked. */
  cutOffDays: number;
}) {
  return (
    <RulesGroup
      title="Early-bird and last-minute"
      hint="Off the fares by how many days ahead somebody books. Never both at once; empty for none."
    >
      <Discount
        name="Early-bird"
        days={
          <RuleField
            label="Days ahead, at least"
            {...field("earlyDays", "priceRules.earlyBird.atLeastDays")}
            {...plain}
          />
        }
        percent={
          <RuleField
            label="Discount, %"
            {...field("earlyPercent", "priceRules.earlyBird.percentOff")}
            {...plain}
          />
        }
      />
      <Discount
        name="Last-minute"
        days={
          <RuleField
            label="Days ahead, at most"
            {...field("lateDays", "priceRules.lastMinute.atMostDays")}
            {...plain}
          />
        }
        percent={
          <RuleField
            label="Discount, %"
            {...field("latePercent", "priceRules.lastMinute.percentOff")}
            {...plain}
          />
        }
      />
      {cutOffDays > 0 && Number(lateDays) > 0 && Number(lateDays) < cutOffDays && (
        <p className="text-sm text-wait">
          Nobody gets this last-minute discount: the tour is booked at least {cutOffDays} days ahead.
        </p>
      )}
    </RulesGroup>
  );
}

/** A discount by the days between booking and travel. */
function Discount({
  name,
  days,
  percent,
}: {
  name: string;
  days: React.ReactNode;
  percent: React.ReactNode;
}) {
  return (
    <div role="group" aria-label={name}>
      <p aria-hidden className="text-sm">
        {name}
      </p>
      <div className="mt-1 grid max-w-lg grid-cols-2 items-start gap-3">
        {days}
        {percent}
      </div>
    </div>
  );
}
