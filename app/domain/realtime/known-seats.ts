import { withSeatsLeft } from "~/domain/departures/availability";
import type { AvailableDay } from "~/domain/departures/availability";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { SeatsOfDay } from "./seat-events";

/**
 * A page's view of a tour's seats, merged from two sources that arrive in any order: API responses, in which the user's own
 * held seats count as free, and channel messages, which are the same for everyone and don't.
 */
interface KnownSeats {
  /** Counts the messages, to tell which of them are newer than a request. */
  turn: number;
  answered: ReadonlyMap<TravelDate, AvailableDay>;
  told: ReadonlyMap<TravelDate, { seatsLeft: number; closed: string | undefined; turn: number }>;
}

/** Seats held by this tab. */
export interface OwnHold {
  travelDate: TravelDate;
  numberOfTravelers: number;
}

export const nothingKnown: KnownSeats = { turn: 0, answered: new Map(), told: new Map() };

export function withMessage(known: KnownSeats, days: readonly SeatsOfDay[]): KnownSeats {
  const turn = known.turn + 1;
  const told = new Map(known.told);
  for (const { date, seatsLeft, closed } of days) told.set(date, { seatsLeft, closed, turn });
  return { ...known, turn, told };
}

/**
 * Merges a response. A message received after the request wins for its day: if the response is newer, another message follows
 * for any later change.
 * @param askedAt the `turn` at which the request was sent
 */
export function withAnswer(known: KnownSeats, days: readonly AvailableDay[], askedAt: number): KnownSeats {
  const answered = new Map(known.answered);
  const told = new Map(known.told);
  for (const day of days) {
    answered.set(day.date, day);
    if ((told.get(day.date)?.turn ?? 0) <= askedAt) told.delete(day.date);
  }
  return { ...known, answered, told };
}

/** Returns true if a message reports a closed day as not closed manually: only a new request returns its current status. */
export function mayHaveOpened({ answered }: KnownSeats, days: readonly SeatsOfDay[]): boolean {
  return days.some(({ date, closed }) => closed === undefined && answered.get(date)?.status === "closed");
}

/** Returns all days answered so far, with current seats for a user with this hold. */
export function knownDays(
  { answered, told }: KnownSeats,
  ownHold: OwnHold | null,
): ReadonlyMap<TravelDate, AvailableDay> {
  const days = new Map(answered);
  for (const [date, day] of answered) {
    const news = told.get(date);
    const own = ownHold?.travelDate === date ? ownHold.numberOfTravelers : 0;
    if (news) days.set(date, withSeatsLeft(day, news.seatsLeft + own, news.closed));
  }
  return days;
}
