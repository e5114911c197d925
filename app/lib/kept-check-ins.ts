import { z } from "zod";
import { checkInAnswerSchema, checkInWays } from "~/domain/check-in";
import type { TravelDate } from "~/domain/calendar";
import { isSettled, isWaitingFor } from "~/domain/kept-check-in";
import type { KeptCheckIn } from "~/domain/kept-check-in";
import { checkInKeys, keyPrefix } from "./check-in-keys";

const keptSchema = z.object({
  id: z.string(),
  bookingId: z.string(),
  code: z.string().optional(),
  at: z.string(),
  way: z.enum(checkInWays),
  tourSlug: z.string(),
  travelDate: z.string(),
  keptUntil: z.string(),
  by: z.object({ id: z.string(), name: z.string() }),
  told: z.object({ answer: checkInAnswerSchema, readAt: z.string() }).nullable(),
}) satisfies z.ZodType<KeptCheckIn>;

const listeners = new Set<() => void>();

/** Tells of every change, another window's too. */
export function watchKeptCheckIns(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** All that are kept, as one text that is the same while nothing changes; "" where the browser keeps nothing. */
export function keptCheckInsText(): string {
  try {
    return JSON.stringify(textsOf(localStorage));
  } catch {
    return "";
  }
}

/** What `keptCheckInsText` holds. */
export function readKeptCheckIns(text: string): KeptCheckIn[] {
  return text === "" ? [] : z.array(z.string()).parse(JSON.parse(text)).flatMap(read);
}

/** All that are kept, of whatever departure. */
export function listKeptCheckIns(storage: Storage): KeptCheckIn[] {
  return textsOf(storage).flatMap(read);
}

/** Those that wait on this device and that nobody else's session sends. */
export function listWaiting(storage: Storage, userId: string): KeptCheckIn[] {
  return listKeptCheckIns(storage).filter((row) => isWaitingFor(userId, row));
}

/** @throws where the browser keeps nothing, or is full */
export function keepCheckIns(storage: Storage, rows: readonly KeptCheckIn[]): void {
  for (const row of rows) storage.setItem(`${keyPrefix}${row.id}`, JSON.stringify(row));
  for (const listener of listeners) listener();
}

export function dropCheckIns(storage: Storage, rows: readonly Pick<KeptCheckIn, "id">[]): void {
  for (const { id } of rows) storage.removeItem(`${keyPrefix}${id}`);
  for (const listener of listeners) listener();
}

/**
 * Drops what need not be kept any longer: of departures that are long over, and of this one what its list knows.
 * @param today in India
 */
export function tidyCheckIns(
  storage: Storage,
  { tourSlug, travelDate, readAt }: Pick<KeptCheckIn, "tourSlug" | "travelDate"> & { readAt: string },
  today: TravelDate,
): void {
  const rows = listKeptCheckIns(storage).filter(
    (row) =>
      row.keptUntil < today ||
      (row.tourSlug === tourSlug && row.travelDate === travelDate && isSettled(row, readAt)),
  );
  if (rows.length > 0) dropCheckIns(storage, rows);
}

/**
 * Drops the check-ins of others that the server has taken: nothing is lost with them.
 * @param userId whose stay, as they are signed in; null for nobody's
 */
export function dropTakenCheckIns(storage: Storage, userId: string | null): void {
  dropCheckIns(
    storage,
    listKeptCheckIns(storage).filter(
      ({ by, told }) => by.id !== userId && told?.answer.result === "checked_in",
    ),
  );
}

function textsOf(storage: Storage): string[] {
  return checkInKeys(storage)
    .toSorted()
    .map((key) => storage.getItem(key) ?? "");
}

/** One of them, or none where the text is not ours. */
function read(text: string): KeptCheckIn[] {
  try {
    return [keptSchema.parse(JSON.parse(text))];
  } catch {
    return [];
  }
}
