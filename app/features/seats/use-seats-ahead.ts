import { useEffect, useRef, useState } from "react";
import type { AvailabilityQuery, AvailableDay } from "~/domain/departures/availability-schema";
import { dayOfOption } from "~/domain/tours/availability";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { ViewerHold } from "~/domain/seats/known-seats";
import { daysOfMonth, monthOf, monthsFrom, type Month } from "~/domain/calendar/months";
import { followSeats, type DaysByDate } from "./follow-seats";
import { seatHoldMessages } from "./messages";

const monthsAtOnce = 3;

/** Availability of the days loaded so far. */
export interface SeatsAhead {
  /** Returns undefined for a day not loaded: it can be chosen, and the server decides. */
  dayOf: (date: TravelDate) => AvailableDay | undefined;
  /** Message for the calendar while seats are loading or when loading failed. */
  status: string | undefined;
  /** Loads a month and the two after it, unless already loaded. */
  lookUp: (month: Month) => void;
  /** Discards everything loaded and loads from this day's month on. */
  refetch: (date: TravelDate) => void;
}

/**
 * Loads a tour's seats three months at a time and keeps them live while the booking dialog is mounted.
 * @param viewerHold seats held by this dialog, which stay available to its user
 * @param optionId whose seats and prices are shown; the first by default
 */
export function useSeatsAhead(
  slug: string,
  viewerHold: ViewerHold | null = null,
  optionId?: string,
): SeatsAhead {
  const [days, setDays] = useState<DaysByDate>(new Map());
  const [follower] = useState(() => followSeats(slug, setDays));
  useEffect(() => follower.start(), [follower]);
  useEffect(() => follower.setViewerHold(viewerHold), [follower, viewerHold]);
  const [asking, setAsking] = useState(0);
  const [failed, setFailed] = useState(false);
  // The requested months; a new set invalidates pending responses.
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
    dayOf(date) {
      const day = days.get(date);
      return day && dayOfOption(day, optionId);
    },
    status: statusOf(asking > 0, failed),
    lookUp,
    refetch(date) {
      forget();
      lookUp(monthOf(date));
    },
  };
}

function statusOf(isAsking: boolean, failed: boolean): string | undefined {
  if (isAsking) return seatHoldMessages().loading;
  return failed ? seatHoldMessages().notLoaded : undefined;
}

/** Returns the first and last day of consecutive months. */
function daysOf(months: readonly Month[]): AvailabilityQuery {
  return { from: daysOfMonth(months[0] ?? "").from, to: daysOfMonth(months.at(-1) ?? "").to };
}
