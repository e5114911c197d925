import { useState } from "react";
import { Exact } from "~/ui/exact";
import { Panel } from "~/office/page/panel";
import { PriceLines } from "~/features/bookings/price-lines";
import { SelectField } from "~/ui/field";
import { maxTravelers } from "~/domain/bookings/party-limits";
import {
  addDays,
  isTravelDate,
  lastBookableDate,
  todayInIndia,
  type TravelDate,
} from "~/domain/calendar/calendar";
import { closedReason, nextOpenDays } from "~/domain/departures/departure";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { depositInWords, type Deposit } from "~/domain/prices/deposit";
import type { Fares } from "~/domain/prices/fares";
import { formatRupees } from "~/domain/money/money";
import { quoteBooking } from "~/domain/prices/pricing";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { RuleField } from "./rule-field";
import { useNow } from "~/platform/pages/use-site";

/** Price preview for an example party that books today, from the current form values. */
export function PriceExample({
  fares,
  saved,
  rules,
  gstPercent,
}: {
  /** Null while the form is incomplete. */
  fares: Fares | null;
  saved: Fares;
  rules: DepartureRules;
  gstPercent: number;
}) {
  const isHydrated = useHydrated();
  const now = useNow();
  const today = todayInIndia(now);
  const [date, setDate] = useState(() => firstExample(fares ?? saved, rules, now));
  const [adults, setAdults] = useState(2);
  const [children, setChildren] = useState(1);
  const priced = (by: Fares) =>
    quoteBooking({
      ...by,
      extras: [],
      travelDate: date,
      today,
      numberOfTravelers: adults + children,
      children,
      infants: 0,
      roomType: "standard",
      coupon: null,
      gstPercent,
    });
  const isDate = isTravelDate(date);
  const problem = isDate ? closedReason(rules, date, now) : "Choose a departure date.";
  return (
    <Panel id="example" title="What travelers pay" className="lg:sticky lg:top-24">
      {isHydrated && (
        <div className="grid grid-cols-2 gap-x-3 gap-y-2">
          <RuleField
            name="exampleDate"
            label="Departure"
            type="date"
            className="col-span-2"
            value={date}
            onChange={setDate}
          />
          <Count label="Adults" value={adults} min={1} max={maxTravelers - children} onChange={setAdults} />
          <Count
            label="Children"
            value={children}
            min={0}
            max={Math.min(10, maxTravelers - adults)}
            onChange={setChildren}
          />
        </div>
      )}
      <div aria-live="polite" className="mt-3 text-sm">
        {!fares ? (
          <p className="text-muted">Complete the prices to see an example.</p>
        ) : !isDate ? (
          <p className="text-muted">{problem}</p>
        ) : (
          <>
            <p className="mb-2">
              <span>{`${counted(adults, "adult", "adults")}${children > 0 ? ` and ${counted(children, "child", "children")}` : ""} on`}</span>{" "}
              <Exact>{formatTravelDate(date)}</Exact>, booked today, standard room:
            </p>
            <PriceLines {...priced(fares)} />
            {fares.priceRules.deposit && (
              <p className="mt-2 font-semibold">{depositExample(priced(fares).deposit)}</p>
            )}
            {priced(fares).total !== priced(saved).total && (
              <p className="mt-2 text-muted tabular-nums">
                With saved prices: <Exact>{formatRupees(priced(saved).total)}</Exact>
              </p>
            )}
            {problem !== null && <p className="mt-2 text-warning">{problem}</p>}
          </>
        )}
      </div>
    </Panel>
  );
}

function depositExample(deposit: Deposit | undefined): string {
  return deposit
    ? `${depositInWords(deposit)}.`
    : "Everything is due at once: the balance's date has passed.";
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Returns a departure date in the next season or, without one, about a month ahead. Falls back to a day without departure. */
function firstExample({ priceRules }: Fares, rules: DepartureRules, now: number): TravelDate {
  const today = todayInIndia(now);
  const season = priceRules.seasons?.find(({ to }) => to > today && to <= lastBookableDate(today));
  const start = season && season.from > today ? season.from : addDays(today, 30);
  const next = nextOpenDays(rules, now, 730).find((day) => day >= start);
  return next ?? start;
}

function Count({
  label,
  value,
  min,
  max,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}) {
  const choices = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <SelectField
      isCompact
      label={label}
      required
      value={String(value)}
      onChange={(count) => onChange(Number(count))}
      options={choices.map((count) => [String(count), String(count)])}
    />
  );
}
