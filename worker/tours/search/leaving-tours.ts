import { addDays, lastBookableDate, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import type { Days } from "~/domain/calendar/period";
import { daysOf, wantedSpans, wantsDays, type WantedDays } from "~/domain/calendar/wanted-days";
import { closedReason, eachDay, isFreeOn } from "~/domain/departures/departure";
import type { RulesNow } from "~/domain/departures/departure-rules";
import { dayPartOf } from "~/domain/departures/start";
import type { Requirement } from "~/domain/search/requirements";
import type { Database } from "../../platform/db/client";
import { listFullDepartures } from "../departures.repo";
import type { SearchIndex, Test } from "./search-index";
import { readSearchIndex } from "./search-index.repo";
import { whenever, type LeavingTours } from "./search-tours";

/** The tours that leave on the days of a search. */

/** Returns the days that the words of a search ask for, with their leeway. */
export function daysAskedFor(requirements: readonly Requirement[]): WantedDays {
  const asked = requirements.find(({ filter, loose }) => wantsDays({ ...filter, ...loose }));
  return daysOf({ ...asked?.filter, ...asked?.loose });
}

/** Days of a departure within a week, today included. */
const soonDays = 7;

/** Different rules of departures, at most, that are checked only to count the tours that leave within a week. */
const maxChecked = 2000;

const daysIn = (spans: readonly Days[]) => spans.flatMap(({ from, to }) => eachDay(from, to));

/**
 * Finds tours with a free seat on at least one of the wanted days, and those of them that leave within a week.
 * @param asked other days that are tested (`on`)
 * @param time parts of the day, separated by commas, in which one of several starts must have the seat
 * @param now UTC instant
 */
export async function findLeaving(
  db: Database,
  {
    wanted,
    asked,
    isSoon,
    time,
  }: { wanted: WantedDays; asked: WantedDays; isSoon: boolean; time?: string | undefined },
  now: number,
): Promise<{ index: SearchIndex; leaving: LeavingTours }> {
  const today = todayInIndia(now);
  const isForDays = wantsDays(wanted);
  const lastSoon = addDays(today, soonDays);
  const bookable = { from: today, to: lastBookableDate(today) };
  const spans = wantedSpans(wanted, { from: today, to: isForDays && !isSoon ? bookable.to : lastSoon });
  const read = [...spans, ...(wantsDays(asked) ? wantedSpans(asked, bookable) : [])];
  const period = {
    from: read.map(({ from }) => from).toSorted()[0] ?? today,
    to:
      read
        .map(({ to }) => to)
        .toSorted()
        .at(-1) ?? today,
  };
  const [index, full] = await Promise.all([readSearchIndex(db, now), listFullDepartures(db, period, now)]);
  const leavingOn = (dates: readonly TravelDate[]) => leavingTours(index, dates, { full, time }, now);
  const on = (days: WantedDays) => leavingOn(daysIn(wantedSpans(days, bookable)));
  if (!isForDays && !isSoon && index.columns.rules.values.length > maxChecked)
    return { index, leaving: { ...whenever, on } };
  const days = daysIn(spans);
  return {
    index,
    leaving: {
      wanted: isForDays && !isSoon ? leavingOn(days) : null,
      soon: leavingOn(days.filter((date) => date <= lastSoon)),
      isSoon,
      on,
    },
  };
}

/** Tests for tours with a free seat on one of some days. @param full departures without one, by tour */
function leavingTours(
  { columns: { rules }, tours }: SearchIndex,
  dates: readonly TravelDate[],
  { full, time }: { full: ReadonlyMap<number, ReadonlySet<string>>; time: string | undefined },
  now: number,
): Test {
  // Most tours share their rules with others.
  const open = rules.values.map((all) => {
    const value = startingAt(all, time);
    let found: TravelDate[] | undefined;
    return {
      value,
      hasAny: dates.some((date) => closedReason(value, date, now) === null),
      days: () => (found ??= dates.filter((date) => closedReason(value, date, now) === null)),
    };
  });
  return (at) => {
    const days = open[rules.codes[at] ?? -1];
    const taken = full.get(tours[at]?.id ?? -1);
    if (!days?.hasAny || taken === undefined) return days?.hasAny === true;
    return days.days().some((date) => isFreeOn(days.value, date, taken, now));
  };
}

/** Leaves only the starts in some parts of the day, if a tour has such. */
function startingAt(rules: RulesNow, time: string | undefined): RulesNow {
  const parts = time?.split(",") ?? [];
  const starts = rules.starts?.filter((start) => parts.includes(dayPartOf(start.time))) ?? [];
  return starts.length > 0 ? { ...rules, starts } : rules;
}
