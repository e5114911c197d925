import { addDays, type TravelDate } from "~/domain/calendar/calendar";
import type { CheckInAnswer, CheckInWindow, SubmittedCheckIn } from "./check-in";
import {
  byWhom,
  type CheckInSheet,
  type KnownCheckIn,
  type KnownCheckIns,
  type Verdict,
} from "./check-in-sheet";

/** A check-in queued on the device, until the server has confirmed it. */
export interface QueuedCheckIn extends SubmittedCheckIn {
  tourSlug: string;
  travelDate: TravelDate;
  /** HH:mm, of one of several starts. */
  startTime?: string;
  /** Last day on which the device stores it. */
  queuedUntil: TravelDate;
  /** The user who made it. Only their session sends it. */
  by: { id: string; name: string };
  /** The server's answer, and the time at which the list shown then was read; null while it waits to be sent. */
  response: { answer: CheckInAnswer; readAt: string } | null;
}

/** The departure of a queued check-in. */
export type QueuedDeparture = Pick<QueuedCheckIn, "tourSlug" | "travelDate" | "startTime">;

export function isOfDeparture(row: QueuedDeparture, departure: QueuedDeparture): boolean {
  return (
    row.tourSlug === departure.tourSlug &&
    row.travelDate === departure.travelDate &&
    row.startTime === departure.startTime
  );
}

/** Returns the last day on which a device stores data of a departure. */
export function queuedUntil({ to }: CheckInWindow): TravelDate {
  return addDays(to, 3);
}

/** Returns true if a check-in waits to be sent by this user's session. */
export function isWaitingFor(userId: string, { response, by }: QueuedCheckIn): boolean {
  return response === null && by.id === userId;
}

/** Check-ins per request. */
const atOnce = 50;

/** Returns the next check-ins to send for this user: the oldest first. */
export function nextToSend(queued: readonly QueuedCheckIn[], userId: string): SubmittedCheckIn[] {
  return queued
    .filter((row) => isWaitingFor(userId, row))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, atOnce)
    .map(({ id, bookingId, code, at, way, arrived }) => ({ id, bookingId, at, way, code, arrived }));
}

/**
 * Returns the answered check-ins with their answers.
 * @param readAt time at which the shown list was read
 */
export function withAnswers(
  queued: readonly QueuedCheckIn[],
  answers: readonly CheckInAnswer[],
  readAt: string,
): QueuedCheckIn[] {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return queued.flatMap((row) => {
    const answer = byId.get(row.id);
    return answer ? [{ ...row, response: { answer, readAt } }] : [];
  });
}

/** Returns true if a later list already includes an accepted check-in. Any other outcome stays until the user has seen it. */
export function isSettled({ response }: QueuedCheckIn, readAt: string): boolean {
  return response !== null && response.answer.result === "checked_in" && readAt > response.readAt;
}

/** Lists the check-ins on the device: from the list, or made here since it was read. */
export function knownCheckIns(
  { bookings, readAt }: Pick<CheckInSheet, "bookings" | "readAt">,
  queued: readonly QueuedCheckIn[],
): KnownCheckIns {
  const known = new Map<string, KnownCheckIn>();
  // Keeps the check-in with the most travelers, as the server does; with as many, the list's.
  function learn(bookingId: string, checkIn: KnownCheckIn) {
    const before = known.get(bookingId);
    if (!before || (before.arrived ?? Infinity) < (checkIn.arrived ?? Infinity))
      known.set(bookingId, checkIn);
  }
  for (const { bookingId, checkIn } of bookings) {
    if (checkIn) learn(bookingId, { ...checkIn, isWaiting: false });
  }
  for (const { id, bookingId, at, by, arrived = null, response } of queued) {
    if (response === null) learn(bookingId, { id, at, by: by.name, arrived, isWaiting: true });
    else if (response.answer.checkIn && readAt <= response.readAt) {
      learn(bookingId, { ...response.answer.checkIn, isWaiting: false });
    }
  }
  return known;
}

/** Describes an answer that differs from the device's verdict; null if it doesn't. */
export function surprise({ bookingId, result, checkIn, message }: CheckInAnswer): Verdict | null {
  if (result === "checked_in") return null;
  if (checkIn) {
    const title = `${bookingId} was already checked in`;
    return { tone: "warning", title, detail: `${message} ${byWhom(checkIn)}`, checkIn: null };
  }
  const title = `${bookingId} was refused when it was sent`;
  return { tone: "danger", title, detail: message, checkIn: null };
}
