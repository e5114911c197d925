import {
  availabilitySchema,
  type AvailabilityQuery,
  type AvailableDay,
} from "~/domain/departures/availability-schema";
import type { TravelDate } from "~/domain/calendar/calendar";
import {
  knownDays,
  mayHaveOpened,
  nothingKnown,
  withAnswer,
  withMessage,
  type ViewerHold,
} from "~/domain/seats/known-seats";
import { subscribeToSeats } from "./seat-channel";
import { callApi } from "~/platform/api/call-api";

export type DaysByDate = ReadonlyMap<TravelDate, AvailableDay>;

export interface SeatFollower {
  /** Starts watching; call the returned function to stop. */
  start: () => () => void;
  /** Fetches a span of days, and again whenever they may have changed unnoticed. @returns true if the request succeeded */
  ask: (span: AvailabilityQuery) => Promise<boolean>;
  /** Fetches all requested spans again. */
  refetch: () => void;
  setViewerHold: (hold: ViewerHold | null) => void;
  forget: () => void;
}

/**
 * Keeps a tour's availability current.
 * @param onDays called with all known days whenever any of them may have changed
 * @param first the days that are already known, in order
 */
export function followSeats(
  slug: string,
  onDays: (days: DaysByDate) => void,
  first: readonly AvailableDay[] = [],
): SeatFollower {
  const [from, to] = [first[0]?.date, first.at(-1)?.date];
  let known = withAnswer(nothingKnown, first, 0);
  let viewerHold: ViewerHold | null = null;
  let spans: AvailabilityQuery[] = from === undefined || to === undefined ? [] : [{ from, to }];

  function show() {
    onDays(knownDays(known, viewerHold));
  }

  async function ask(span: AvailabilityQuery): Promise<boolean> {
    const question = spans;
    if (!spans.some(({ from, to }) => from === span.from && to === span.to)) spans.push(span);
    const askedAt = known.turn;
    const days = await requestDays(slug, span);
    // `forget` was called in the meantime.
    if (question !== spans || days === null) return days !== null;
    known = withAnswer(known, days, askedAt);
    show();
    return true;
  }

  function refetch() {
    for (const span of spans) void ask(span);
  }

  return {
    start: () =>
      subscribeToSeats(slug, {
        onSeats(days) {
          known = withMessage(known, days);
          show();
          if (mayHaveOpened(known, days)) refetch();
        },
        onStale: refetch,
      }),
    ask,
    refetch,
    setViewerHold(hold) {
      const isSame =
        hold?.travelDate === viewerHold?.travelDate &&
        hold?.optionId === viewerHold?.optionId &&
        hold?.numberOfTravelers === viewerHold?.numberOfTravelers;
      viewerHold = hold;
      if (!isSame) show();
    },
    forget() {
      // Keep counting turns so that responses to older requests are still recognized.
      known = { ...nothingKnown, turn: known.turn };
      spans = [];
      show();
    },
  };
}

/** Fetches a tour's availability; null if the request fails. */
async function requestDays(slug: string, { from, to }: AvailabilityQuery): Promise<AvailableDay[] | null> {
  const path = `/api/tours/${slug}/availability?from=${from}&to=${to}`;
  return callApi(availabilitySchema, path).then(
    ({ days }) => days,
    () => null,
  );
}
