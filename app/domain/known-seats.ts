import { withSeatsLeft } from "./availability";
import type { AvailableDay } from "./availability";
import type { TravelDate } from "./calendar";
import type { SeatsOfDay } from "./seat-events";

/**
 * What a page knows of a tour's seats from two sources that arrive in any order: answers to its questions, which leave a
 * person's own held seats free to them, and messages of the channel, which are the same for everybody and do not.
 */
export interface KnownSeats {
  /** Counts the messages, so that an answer knows which of them are younger than its question. */
  turn: number;
  answered: ReadonlyMap<TravelDate, AvailableDay>;
  told: ReadonlyMap<TravelDate, { seatsLeft: number; closed: string | undefined; turn: number }>;
}

/** Seats that this very tab holds. */
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
 * A day that a message told of after the question was sent keeps what the message said: should the answer be the younger
 * one, whatever changed in between is told as well.
 * @param askedAt the `turn` at which the question was sent
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

/** Whether a message tells of a day that was answered to be closed and is not by hand: only asking tells what it is now. */
export function mayHaveOpened({ answered }: KnownSeats, days: readonly SeatsOfDay[]): boolean {
  return days.some(({ date, closed }) => closed === undefined && answered.get(date)?.status === "closed");
}

/** The days that were ever answered, as they are now to a person who holds these seats. */
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
