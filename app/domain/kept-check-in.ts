import type { TravelDate } from "./calendar";
import { addDays } from "./calendar";
import type { CheckInAnswer, CheckInWindow, ToldCheckIn } from "./check-in";
import { byWhom } from "./check-in-sheet";
import type { CheckInSheet, KnownCheckIn, KnownCheckIns, Verdict } from "./check-in-sheet";

/** A check-in as the device that did it keeps it, until the server has told what became of it. */
export interface KeptCheckIn extends ToldCheckIn {
  tourSlug: string;
  travelDate: TravelDate;
  /** The last day on which it is kept. */
  keptUntil: TravelDate;
  /** Who did it: nobody else's session sends it. */
  by: { id: string; name: string };
  /** What the server made of it, and when the list was read that was shown then; null while it waits to be sent. */
  told: { answer: CheckInAnswer; readAt: string } | null;
}

/** The last day on which a device keeps anything of a departure. */
export function keptUntil({ to }: CheckInWindow): TravelDate {
  return addDays(to, 3);
}

/** Whether it waits to be sent by this person's session. */
export function isWaitingFor(userId: string, { told, by }: KeptCheckIn): boolean {
  return told === null && by.id === userId;
}

/** How many are told in one request. */
const atOnce = 50;

/** What is to be sent next for this person: the oldest that wait. */
export function nextToSend(kept: readonly KeptCheckIn[], userId: string): ToldCheckIn[] {
  return kept
    .filter((row) => isWaitingFor(userId, row))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, atOnce)
    .map(({ id, bookingId, code, at, way }) => ({
      id,
      bookingId,
      at,
      way,
      ...(code !== undefined && { code }),
    }));
}

/** Those that the server has answered to, as they are then. @param readAt when the list was read that is shown */
export function withAnswers(
  kept: readonly KeptCheckIn[],
  answers: readonly CheckInAnswer[],
  readAt: string,
): KeptCheckIn[] {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return kept.flatMap((row) => {
    const answer = byId.get(row.id);
    return answer ? [{ ...row, told: { answer, readAt } }] : [];
  });
}

/** Whether a list that was read later has come to know what became of it. What went otherwise stays until it was seen. */
export function isSettled({ told }: KeptCheckIn, readAt: string): boolean {
  return told !== null && told.answer.result === "checked_in" && readAt > told.readAt;
}

/** Who has been checked in, as far as this device knows: by the list, or here since it was read. */
export function knownCheckIns(
  { bookings, readAt }: Pick<CheckInSheet, "bookings" | "readAt">,
  kept: readonly KeptCheckIn[],
): KnownCheckIns {
  const known = new Map<string, KnownCheckIn>();
  for (const { id, bookingId, at, by, told } of kept) {
    if (told === null) known.set(bookingId, { id, at, by: by.name, isWaiting: true });
    else if (told.answer.checkIn && readAt <= told.readAt) {
      known.set(bookingId, { ...told.answer.checkIn, isWaiting: false });
    }
  }
  for (const { bookingId, checkIn } of bookings) {
    if (checkIn) known.set(bookingId, { ...checkIn, isWaiting: false });
  }
  return known;
}

/** What to say of an answer that went otherwise than the device had said; null where it did not. */
export function surprise({ bookingId, result, checkIn, message }: CheckInAnswer): Verdict | null {
  if (result === "checked_in") return null;
  if (checkIn) {
    const title = `${bookingId} had been checked in before`;
    return { tone: "wait", title, detail: byWhom(checkIn), checkIn: null };
  }
  const title = `${bookingId} was refused when it was sent`;
  return { tone: "bad", title, detail: message, checkIn: null };
}
