import { withSeatsLeft } from "~/domain/tours/availability";
import type { AvailableDay } from "~/domain/departures/availability-schema";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { SeatsOfDay } from "./seat-events";

/**
 * A page's view of a tour's seats, merged from two sources that arrive in any order: API responses, in which the user's own
 * held seats count as free, and channel messages, which are the same for everyone and don't.
 */
interface KnownSeats {
  /** Counts the messages, to find those that are newer than a request. */
  turn: number;
  answered: ReadonlyMap<TravelDate, AvailableDay>;
  announced: ReadonlyMap<TravelDate, Omit<SeatsOfDay, "date"> & { turn: number }>;
}

/** Seats held by this tab. */
export interface ViewerHold {
  travelDate: TravelDate;
  /** HH:mm, of one of several starts. */
  startTime?: string | undefined;
  optionId?: string | undefined;
  numberOfTravelers: number;
}

export const nothingKnown: KnownSeats = { turn: 0, answered: new Map(), announced: new Map() };

export function withMessage(known: KnownSeats, days: readonly SeatsOfDay[]): KnownSeats {
  const turn = known.turn + 1;
  const announced = new Map(known.announced);
  for (const { date, ...seats } of days) announced.set(date, { ...seats, turn });
  return { ...known, turn, announced };
}

/**
 * Merges a response. A message received after the request wins for its day: if the response is newer, another message follows
 * for any later change.
 * @param askedAt the `turn` at which the request was sent
 */
export function withAnswer(known: KnownSeats, days: readonly AvailableDay[], askedAt: number): KnownSeats {
  const answered = new Map(known.answered);
  const announced = new Map(known.announced);
  for (const day of days) {
    answered.set(day.date, day);
    if ((announced.get(day.date)?.turn ?? 0) <= askedAt) announced.delete(day.date);
  }
  return { ...known, answered, announced };
}

/** Returns true if a message reports a closed day as not closed manually: only a new request returns its current status. */
export function mayHaveOpened({ answered }: KnownSeats, days: readonly SeatsOfDay[]): boolean {
  return days.some(({ date, closed, starts }) => {
    const day = answered.get(date);
    if (closed === undefined && day?.status === "closed") return true;
    return starts?.some(
      (start) =>
        start.closed === undefined &&
        day?.starts?.some((each) => each.startTime === start.startTime && each.status === "closed"),
    );
  });
}

/** Returns all days answered so far, with current seats for a user with this hold. */
export function knownDays(
  { answered, announced }: KnownSeats,
  viewerHold: ViewerHold | null,
): ReadonlyMap<TravelDate, AvailableDay> {
  const days = new Map(answered);
  for (const [date, day] of answered) {
    const message = announced.get(date);
    const heldSeats = viewerHold?.travelDate === date ? viewerHold.numberOfTravelers : 0;
    const withHeld = <Seats extends Pick<SeatsOfDay, "seatsLeft" | "options">>(seats: Seats): Seats => ({
      ...seats,
      seatsLeft: seats.seatsLeft + heldSeats,
      ...(seats.options && {
        options: seats.options.map((option) =>
          option.optionId === viewerHold?.optionId
            ? { ...option, seatsLeft: option.seatsLeft + heldSeats }
            : option,
        ),
      }),
    });
    const starts = message?.starts?.map((start) =>
      start.startTime === viewerHold?.startTime ? withHeld(start) : start,
    );
    if (message) days.set(date, withSeatsLeft(day, { ...withHeld(message), starts }));
  }
  return days;
}
