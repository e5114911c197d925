import type { Viewer } from "~/domain/account";
import { formatDay, isTravelDate, todayInIndia } from "~/domain/calendar";
import { AppError } from "~/domain/errors";
import { percentSchema } from "~/domain/settings";
import type { RateKind } from "~/domain/settings";
import { requireAdmin } from "../accounts/require-admin";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { createRate, deleteRate, listRates, updateRate } from "./rates.repo";

/** Beyond this nobody plans; a slip of the year is found by it. */
const lastDay = "2099-12-31";

/**
 * Lets a rate hold from today or a later day on (India). What was booked before keeps the rate it was sold with.
 * @param rate.was the rate from today on as it was read, which is replaced: a slip is mended at once
 * @throws AppError `unauthenticated`, `forbidden`, `invalid` (day, percent), `conflict` (there is one from that day on, and it
 *   is not today's or not the one that was read)
 */
export async function addRate(
  audit: AuditDependencies,
  viewer: Viewer | null,
  kind: RateKind,
  rate: { validFrom: string; percent: number; was?: number | undefined },
): Promise<void> {
  requireAdmin(viewer);
  const { db, clock } = audit;
  const { validFrom, percent, was } = rate;
  const errors: Record<string, string[]> = {};
  const today = todayInIndia(clock());
  if (!isTravelDate(validFrom) || validFrom > lastDay) errors.validFrom = ["Please choose a day."];
  else if (validFrom < today)
    errors.validFrom = ["Please choose today or a later day: the past stays as it was."];
  const checked = percentSchema.safeParse(percent);
  if (!checked.success) errors.percent = checked.error.issues.map(({ message }) => message);
  if (Object.keys(errors).length > 0)
    throw new AppError("invalid", "This rate cannot be added: please look at the fields.", { errors });

  const before = (await listRates(db, kind)).find((other) => other.validFrom < validFrom) ?? null;
  const entry = { action: "setting.change", subjectId: kind, before, after: { validFrom, percent } } as const;
  const isDone = await withAudit(audit, viewer, entry, (statements) =>
    createRate(db, kind, { validFrom, percent }, statements),
  );
  if (isDone) return;
  if (validFrom === today && was !== undefined && was !== percent) {
    const change = { ...entry, before: { validFrom, percent: was } };
    const isReplaced = await withAudit(audit, viewer, change, (statements) =>
      updateRate(db, kind, { validFrom, percent, was }, statements),
    );
    if (isReplaced) return;
  }
  const message = `There is a rate from ${formatDay(validFrom)} on already.`;
  throw new AppError("conflict", message, { errors: { validFrom: [message] } });
}

/**
 * Takes back a rate that does not hold yet.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`, `illegal_transition` (it holds already)
 */
export async function removeRate(
  audit: AuditDependencies,
  viewer: Viewer | null,
  kind: RateKind,
  validFrom: string,
): Promise<void> {
  requireAdmin(viewer);
  const { db, clock } = audit;
  const today = todayInIndia(clock());
  const rate = (await listRates(db, kind)).find((known) => known.validFrom === validFrom);
  if (!rate) throw new AppError("not_found", "There is no rate from this day on any more.");
  if (validFrom <= today)
    throw new AppError(
      "illegal_transition",
      "This rate holds already, and bookings may have been made with it. Add another one from a later day on.",
    );
  const entry = { action: "setting.change", subjectId: kind, before: rate, after: null } as const;
  const isDone = await withAudit(audit, viewer, entry, (statements) =>
    deleteRate(db, kind, { ...rate, today }, statements),
  );
  if (!isDone) throw new AppError("not_found", "There is no rate from this day on any more.");
}
