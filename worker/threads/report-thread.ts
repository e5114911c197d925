import { AppError } from "~/domain/errors";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { violates } from "../db/errors";
import { noSuchThread, openThread } from "./open-thread";
import type { ThreadVisitor } from "./open-thread";
import { createReport } from "./thread-reports.repo";
import type { Keys } from "../keys/keys";
import { requireWithinLimit } from "../http/rate-limit";
import type { Limiters } from "../http/rate-limit";

/**
 * Reports a thread for one of its two sides: administrators may then read it. A side can report it once until the report is resolved.
 * @throws AppError as `openThread`; `illegal_transition` (this side has an open report)
 */
export async function reportThread(
  { db, clock, keys, limiters }: { db: Database; clock: Clock; keys: Keys; limiters: Pick<Limiters, "form"> },
  visitor: ThreadVisitor,
  { bookingId, reason }: { bookingId: string; reason: string },
  headers: Headers,
): Promise<void> {
  await requireWithinLimit(limiters.form, headers, "Too many messages. Please wait a minute.");
  const { side, condition, userId } = await openThread({ db, keys }, visitor, bookingId);
  const report = {
    id: crypto.randomUUID(),
    reporter: side,
    reportedBy: userId,
    reason,
    now: clock(),
  };
  try {
    if (!(await createReport(db, condition, report))) throw noSuchThread();
  } catch (error) {
    if (!violates(error, "thread_reports.booking")) throw error;
    throw new AppError("illegal_transition", "These messages are already reported. We are reviewing them.", {
      cause: error,
    });
  }
}
