import { useEffect, useRef, useState } from "react";
import type { AvailabilityQuery, AvailableDay } from "~/domain/availability";
import type { TravelDate } from "~/domain/calendar";
import type { OwnHold } from "~/domain/known-seats";
import { daysOfMonth, monthOf, monthsFrom } from "~/domain/months";
import type { Month } from "~/domain/months";
import { followSeats } from "~/lib/follow-seats";
import type { DaysByDate } from "~/lib/follow-seats";

const monthsAtOnce = 3;

/** What is free on the days the person has looked at so far. */
export interface SeatsAhead {
  /** Undefined while it is not known: such a day can be chosen, and the server decides. */
  dayOf: (date: TravelDate) => AvailableDay | undefined;
  /** Told in the calendar while seats are being looked up, or when that failed. */
  status: string | undefined;
  /** Asks for a month and the two after it, unless that was done before. */
  lookUp: (month: Month) => void;
  /** Asks again from the month of this day on: what was known is no longer true. */
  lookUpAnew: (date: TravelDate) => void;
  forget: () => void;
}

/**
 * A tour's seats as a booking dialog knows them: asked for by three months, and kept true while the dialog lives.
 * @param ownHold the seats it holds itself, which are free to its person
 */
export function useSeatsAhead(slug: string, ownHold: OwnHold | null = null): SeatsAhead {
  const [days, setDays] = useState<DaysByDate>(new Map());
  const [follower] = useState(() => followSeats(slug, setDays));
  useEffect(() => follower.start(), [follower]);
  useEffect(() => follower.setOwnHold(ownHold), [follower, ownHold]);
  const [asking, setAsking] = useState(0);
  const [failed, setFailed] = useState(false);
  // The months that were asked for; a new set makes answers to older questions count for nothing.
  const asked = useRef(new Set<Month>());

  function forget() {
    asked.current = new Set();
    follower.forget();
    setAsking(0);
    setFailed(false);
  }

  async function ask(months: readonly Month[]) {
    const question = asked.current;
    for (const month of months) question.add(month);
    setAsking((count) => count + 1);
    setFailed(false);
    const isAnswered = await follower.ask(daysOf(months));
    if (asked.current !== question) return;
    setAsking((count) => count - 1);
    if (!isAnswered) {
      setFailed(true);
      for (const month of months) question.delete(month);
    }
  }

  function lookUp(month: Month) {
    const months = monthsFrom(month, monthsAtOnce).filter((each) => !asked.current.has(each));
    if (months.includes(month)) void ask(months);
  }

  return {
    dayOf: (date) => days.get(date),
    status: statusOf(asking > 0, failed),
    lookUp,
    lookUpAnew(date) {
      forget();
      lookUp(monthOf(date));
    },
    forget,
  };
}

function statusOf(isAsking: boolean, failed: boolean): string | undefined {
  if (isAsking) return "Looking up free seats …";
  return failed
    ? "Free seats could not be looked up. Choose a day all the same: we check it when you book."
    : undefined;
}

/** From the first to the last day of months that follow each other. */
function daysOf(months: readonly Month[]): AvailabilityQuery {
  return { from: daysOfMonth(months[0] ?? "").from, to: daysOfMonth(months.at(-1) ?? "").to };
}
