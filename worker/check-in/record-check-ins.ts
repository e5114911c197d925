import { startOfDayInIndia, todayInIndia } from "~/domain/calendar/calendar";
import {
  checkInWindow,
  dueAtCheckIn,
  refusalInWords,
  refusalOf,
  type CheckInAnswer,
  type CheckInRefusal,
  type SubmittedCheckIn,
} from "~/domain/check-in/check-in";
import { arrivedInWords, arrivedOf } from "~/domain/check-in/arrived";
import { AppError } from "~/domain/errors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { voucherPublicKeys } from "../platform/keys/voucher-key";
import type { Keys } from "../platform/keys/keys";
import type { Admin, Staff } from "../platform/authz/actors";
import type { DepartureReader } from "../resources/crew.repo";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import {
  insertCheckIns,
  listCheckInStates,
  deleteCheckIn,
  undoAction,
  type CheckInState,
  type GoodCheckIn,
} from "./check-ins.repo";
import { randomId } from "../platform/surroundings";

/**
 * Checks travelers in from a device's queue, possibly late and repeatedly. Each entry gets its own result: a repeated
 * one stays checked in; if another device was first with as many travelers, its check-in remains; voucher signatures are
 * verified again.
 */
export function recordCheckIns(
  dependencies: { db: Database; clock: Clock; keys: Keys },
  staff: Staff<"departures">,
  submitted: readonly SubmittedCheckIn[],
): Promise<CheckInAnswer[]> {
  return checkIn(dependencies, staff.id, submitted);
}

/** Does the same for someone of the operator, or for a person on the departure. */
export async function checkIn(
  { db, clock, keys }: { db: Database; clock: Clock; keys: Keys },
  by: DepartureReader,
  submitted: readonly SubmittedCheckIn[],
): Promise<CheckInAnswer[]> {
  const now = clock();
  const publicKeys = await voucherPublicKeys(keys);
  const references = [...new Set(submitted.map(({ bookingId }) => bookingId))];
  const before = await listCheckInStates(db, by, references);
  const refuse = (row: SubmittedCheckIn, states: ReadonlyMap<string, CheckInState>) =>
    refusalOf(row, states.get(row.bookingId) ?? null, publicKeys, todayInIndia(now));

  const looked = await Promise.all(submitted.map(async (row) => ({ row, why: await refuse(row, before) })));
  const good = looked.flatMap(({ row, why }) => {
    const state = before.get(row.bookingId);
    return why === null && state && brings(row, state) ? [toGood(row, state, now)] : [];
  });
  const after = good.length === 0 ? before : await insertCheckIns(db, by, good, references, now);
  return Promise.all(
    looked.map(async ({ row, why }) => {
      const state = after.get(row.bookingId);
      const isOpen = why === null && (!state || brings(row, state));
      // Valid before the write: find out what has changed since.
      return answerOf(row, state, isOpen ? ((await refuse(row, after)) ?? "taken-back") : why);
    }),
  );
}

/**
 * Checks a booking in on behalf of an administrator, e.g. while its operator is suspended.
 * @throws AppError `not_found`, `illegal_transition` (the reason in words)
 */
export async function checkInByTeam(
  { db, clock, keys, audit }: { db: Database; clock: Clock; keys: Keys; audit: AuditDependencies },
  admin: Admin,
  bookingId: string,
): Promise<void> {
  const now = clock();
  const state = (await listCheckInStates(db, null, [bookingId])).get(bookingId);
  if (!state) throw new AppError("not_found", "Booking not found.");
  const row: SubmittedCheckIn = {
    id: randomId(),
    bookingId,
    way: "hand",
    at: new Date(now).toISOString(),
  };
  const why = await refusalOf(row, state, await voucherPublicKeys(keys), todayInIndia(now));
  if (why !== null) throw new AppError("illegal_transition", refusalInWords(why, state));
  if (!brings(row, state)) return;
  const entry = { action: "booking.check-in", subjectId: bookingId, after: { id: row.id } } as const;
  await withAudit(audit, admin, entry, (statements) =>
    insertCheckIns(db, admin.id, [toGood(row, state, now)], [bookingId], now, { audit: statements }),
  );
}

/** Returns true if a check-in brings more of the party than have come. */
function brings({ arrived }: Pick<SubmittedCheckIn, "arrived">, { seats, checkIn }: CheckInState): boolean {
  return arrivedOf(seats, checkIn) < Math.min(arrived ?? seats, seats);
}

/** Clamps the device's time to the check-in window and to now, because its clock may be wrong. */
function toGood(
  { id, bookingId, way, at, arrived }: SubmittedCheckIn,
  state: CheckInState,
  now: number,
): GoodCheckIn {
  const { travelDate, lastDay } = state;
  const first = startOfDayInIndia(checkInWindow(travelDate, lastDay).from);
  return { id, bookingId, way, arrived, travelDate, at: Math.max(first, Math.min(Date.parse(at), now)) };
}

function answerOf(
  { id, bookingId, arrived, at }: SubmittedCheckIn,
  state: CheckInState | undefined,
  why: CheckInRefusal | null,
): CheckInAnswer {
  const checkIn = state?.checkIn ?? null;
  if (state && checkIn) {
    const count = arrivedOf(state.seats, checkIn);
    const words = arrivedInWords(count, state.seats);
    // More of the party came later.
    const isPassed = (arrived ?? Infinity) < count && at < checkIn.at;
    if (checkIn.id === id || (why === null && isPassed)) {
      const message = [`${words}.`, dueAtCheckIn(state.owed)].filter(Boolean).join(" ");
      return { id, bookingId, result: "checked_in", checkIn, why: null, message };
    }
    if (why === null) {
      const message = count < state.seats ? `${words} already.` : "This booking was already checked in.";
      return { id, bookingId, result: "already", checkIn, why: null, message };
    }
  }
  const reason = why ?? "unknown";
  const message = refusalInWords(reason, state ?? null);
  return { id, bookingId, result: "refused", checkIn: null, why: reason, message };
}

/**
 * Undoes a check-in made by mistake.
 * @param id of the check-in that was seen: no other is deleted
 * @throws AppError `not_found` (also for another operator's booking), `conflict` (already undone)
 */
export async function undoCheckIn(
  { audit }: { audit: AuditDependencies },
  staff: Staff<"departures">,
  { bookingId, id }: { bookingId: string; id: string },
): Promise<void> {
  const { db } = audit;
  const state = (await listCheckInStates(db, staff.id, [bookingId])).get(bookingId);
  if (!state) throw new AppError("not_found", "Booking not found.");
  const gone = new AppError("conflict", "This check-in was already undone.");
  if (state.checkIn?.id !== id) throw gone;
  const { at, way, arrived } = state.checkIn;
  const isUndone = await withAudit(
    audit,
    staff,
    { action: undoAction, subjectId: bookingId, before: { id, at, way, arrived }, after: null },
    (statements) => deleteCheckIn(db, staff.id, { id, bookingId }, statements),
  );
  if (!isUndone) throw gone;
}
