import { z } from "zod";
import { checkInAnswerSchema, checkInWays } from "~/domain/check-in/check-in";
import type { TravelDate } from "~/domain/calendar/calendar";
import {
  isOfDeparture,
  isSettled,
  isWaitingFor,
  type QueuedCheckIn,
  type QueuedDeparture,
} from "~/domain/check-in/queued-check-in";
import { checkInKeys, keyPrefix } from "./check-in-keys";

/** Rows of earlier versions call the response `told`. */
const storedSchema = z.preprocess(
  (row) => (typeof row === "object" && row !== null && "told" in row ? { ...row, response: row.told } : row),
  z.object({
    id: z.string(),
    bookingId: z.string(),
    code: z.string().optional(),
    at: z.string(),
    way: z.enum(checkInWays),
    arrived: z.number().optional(),
    tourSlug: z.string(),
    travelDate: z.string(),
    startTime: z.string().optional(),
    queuedUntil: z.string(),
    by: z.object({ id: z.string(), name: z.string() }),
    response: z.object({ answer: checkInAnswerSchema, readAt: z.string() }).nullable(),
  }),
) satisfies z.ZodType<QueuedCheckIn>;

const listeners = new Set<() => void>();

/** Calls back on every change, including in other windows. */
export function watchQueuedCheckIns(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Returns all stored check-ins as one text, stable while nothing changes; "" if storage is not available. */
export function queuedCheckInsText(): string {
  try {
    return JSON.stringify(textsOf(localStorage));
  } catch {
    return "";
  }
}

/** Parses the result of `queuedCheckInsText`. */
export function readQueuedCheckIns(text: string): QueuedCheckIn[] {
  return text === "" ? [] : z.array(z.string()).parse(JSON.parse(text)).flatMap(read);
}

/** Lists all stored check-ins, of any departure. */
export function listQueuedCheckIns(storage: Storage): QueuedCheckIn[] {
  return textsOf(storage).flatMap(read);
}

/** Lists the unsent check-ins that this user's session should send. */
export function listWaiting(storage: Storage, userId: string): QueuedCheckIn[] {
  return listQueuedCheckIns(storage).filter((row) => isWaitingFor(userId, row));
}

/** @throws if storage is not available or full */
export function storeCheckIns(storage: Storage, rows: readonly QueuedCheckIn[]): void {
  for (const row of rows) storage.setItem(`${keyPrefix}${row.id}`, JSON.stringify(row));
  for (const listener of listeners) listener();
}

export function dropCheckIns(storage: Storage, rows: readonly Pick<QueuedCheckIn, "id">[]): void {
  for (const { id } of rows) storage.removeItem(`${keyPrefix}${id}`);
  for (const listener of listeners) listener();
}

/**
 * Deletes check-ins that are no longer needed: of departures long past, and those of this departure that its list
 * includes.
 * @param today in India
 */
export function pruneCheckIns(
  storage: Storage,
  { readAt, ...departure }: QueuedDeparture & { readAt: string },
  today: TravelDate,
): void {
  const rows = listQueuedCheckIns(storage).filter(
    (row) => row.queuedUntil < today || (isOfDeparture(row, departure) && isSettled(row, readAt)),
  );
  if (rows.length > 0) dropCheckIns(storage, rows);
}

/**
 * Deletes other users' check-ins that the server has accepted.
 * @param userId signed-in user, whose check-ins stay; null for none
 */
export function dropTakenCheckIns(storage: Storage, userId: string | null): void {
  dropCheckIns(
    storage,
    listQueuedCheckIns(storage).filter(
      ({ by, response }) => by.id !== userId && response?.answer.result === "checked_in",
    ),
  );
}

function textsOf(storage: Storage): string[] {
  return checkInKeys(storage)
    .toSorted()
    .map((key) => storage.getItem(key) ?? "");
}

/** Parses one check-in; returns none if the text is invalid. */
function read(text: string): QueuedCheckIn[] {
  try {
    return [storedSchema.parse(JSON.parse(text))];
  } catch {
    return [];
  }
}
