import { CalendarDays, ShieldCheck } from "lucide";
import { Exact } from "~/ui/exact";
import { EarlyDate } from "~/ui/dates/early-date";
import { controlClasses } from "~/ui/field";
import { freeUntil } from "~/domain/bookings/cancellation";
import { childAges, largestParty, maxInfantAge } from "~/domain/bookings/party-limits";
import type { TripChoice } from "~/domain/bookings/trip-choice";
import { lastBookableDate, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { formatRupees } from "~/domain/money/money";
import { adultFareOn, childFareOn } from "~/domain/prices/fares";
import { faresOf, shownOption } from "~/domain/prices/offers";
import type { TourOutline } from "~/domain/tours/tour-schema";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { useNow, useSettings } from "~/platform/pages/use-site";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";
import { Stepper } from "~/ui/stepper";
import { bookingPanelMessages } from "./messages";

/** Use of the date's button before its calendar was there. */
export type DateUse = "none" | "focused" | "open";

/**
 * The date before its calendar is loaded: a button that loads it, and the browser's own field for pages without scripts.
 */
export function UnloadedDate({
  id,
  value,
  onInterest,
  onPress,
  onFocusChange,
}: {
  id: string;
  value: TravelDate;
  onInterest: () => void;
  onPress: () => void;
  onFocusChange: (isFocused: boolean) => void;
}) {
  const m = bookingPanelMessages();
  const today = todayInIndia(useNow());
  const isHydrated = useHydrated();
  return (
    <div className="flex flex-col gap-1">
      <label id={`${id}-date-label`} htmlFor={`${id}-date`} className="font-semibold">
        {m.departureDate}
      </label>
      {isHydrated ? (
        <button
          type="button"
          id={`${id}-date`}
          aria-labelledby={`${id}-date-label ${id}-date`}
          aria-haspopup="dialog"
          onPointerEnter={onInterest}
          onFocus={() => {
            onInterest();
            onFocusChange(true);
          }}
          onBlur={() => onFocusChange(false)}
          onClick={onPress}
          className={cn(controlClasses, "flex items-center gap-2 text-left")}
        >
          <Icon icon={CalendarDays} className="size-5 shrink-0 text-peacock" />
          {value === "" ? (
            <span className="text-muted">{m.pickDate}</span>
          ) : (
            <Exact>{formatTravelDate(value)}</Exact>
          )}
        </button>
      ) : (
        <EarlyDate
          id={`${id}-early`}
          labelId={`${id}-date-label`}
          text=""
          onReplaced={(before) => (before === "open" || before === "late") && onPress()}
        >
          <input
            id={`${id}-date`}
            type="date"
            name="date"
            min={today}
            max={lastBookableDate(today)}
            defaultValue=""
            className={controlClasses}
          />
        </EarlyDate>
      )}
      {isHydrated && <input type="hidden" name="date" value={value} />}
    </div>
  );
}

/** Numbers of adults, children and infants, and what the young pay. */
export function PartyFields({
  id,
  tour,
  choice,
  change,
  onInterest,
}: {
  id: string;
  tour: TourOutline;
  choice: TripChoice;
  change: (changed: Partial<TripChoice>) => void;
  onInterest: () => void;
}) {
  const option = shownOption(tour, choice.optionId);
  const largest = Math.min(largestParty(tour.capacity), option?.maxParty ?? Infinity);
  const fares = faresOf(tour, option ?? null);
  const { adults, children, infants, travelDate } = choice;
  const [older, kids] = [`${childAges.max + 1}+`, `${childAges.min}–${childAges.max}`];
  const m = bookingPanelMessages();
  const fields = [
    { name: "adults", ages: older, value: adults, min: 1, max: largest - children },
    { name: "children", ages: kids, value: children, min: 0, max: largest - adults },
    { name: "infants", ages: `0–${maxInfantAge}`, value: infants, min: 0, max: adults },
  ] as const;
  const childFare = childFareOn(fares, travelDate || null);
  const isSame = childFare === adultFareOn(fares, travelDate || null);
  return (
    <div>
      <div onPointerEnter={onInterest} onFocus={onInterest} className="grid gap-1.5">
        {fields.map(({ name, ages, value, min, max }) => (
          <div key={name} className="flex items-center justify-between gap-2">
            <label htmlFor={`${id}-${name}`} className="whitespace-nowrap">
              <span className="font-semibold">{m.party[name].label}</span>{" "}
              <span className="text-sm text-muted">{ages}</span>
            </label>
            <Stepper
              id={`${id}-${name}`}
              name={name}
              things={m.party[name].things}
              aria-describedby={`${id}-fares`}
              value={value}
              min={min}
              max={max}
              onChange={({ target }) => {
                const count = target.valueAsNumber;
                if (count >= min) change({ [name]: Math.min(Math.trunc(count), Math.max(min, max)) });
              }}
            />
          </div>
        ))}
      </div>
      <p id={`${id}-fares`} className="mt-1.5 text-sm text-muted">
        {option?.pricePer === "booking"
          ? m.partyPrice(largest)
          : isSame
            ? m.childrenSame()
            : m.childPays(formatRupees(childFare))}
      </p>
      {adults + children > largest && (
        <p role="alert" className="mt-1 text-sm font-semibold text-danger">
          {option ? m.largestOfOption(largest) : m.largestOfTour(largest)}
        </p>
      )}
    </div>
  );
}

/** The terms of cancellation before a date is chosen. */
export function StandingTerms() {
  const { refundSchedule } = useSettings();
  const terms = cancelFree(freeUntil(refundSchedule));
  if (terms === null) return null;
  return <FreeCancellation>{terms}</FreeCancellation>;
}

export function FreeCancellation({ children }: { children: React.ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-success">
      <Icon icon={ShieldCheck} className="size-5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

function cancelFree(days: number | null): string | null {
  if (days === null) return null;
  const m = bookingPanelMessages();
  return days === 0 ? m.freeUntilDeparture : m.freeBefore(days);
}
