import { formatDay, isTravelDate, todayInIndia } from "~/domain/calendar/calendar";
import { AppError, invalidFields } from "~/domain/errors";
import { percentSchema } from "~/domain/settings/settings";
import type { RateKind } from "~/domain/settings/settings";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { createRate, deleteRate, listRates, updateRate } from "./rates.repo";
import type { Admin } from "../authz/actors";

/** Max day, to catch mistyped years. */
const lastDay = "2099-12-31";

/**
 * Sets a rate from today or a later day on (India). Earlier bookings keep the rate they were sold with.
 * @param rate.was today's rate as read, which is replaced: mistakes are corrected at once
 * @throws AppError `invalid` (day, percent), `conflict` (a rate from that day on exists, and it is not
 * today's or not the one that was read)
 */
export async function addRate(
  audit: AuditDependencies,
  admin: Admin,
  kind: RateKind,
  rate: { validFrom: string; percent: number; was?: number | undefined },
): Promise<void> {
  const { db, clock } = audit;
  const { validFrom, percent, was } = rate;
  const errors: Record<string, string[]> = {};
  const today = todayInIndia(clock());
  if (!isTravelDate(validFrom) || validFrom > lastDay) errors.validFrom = ["Choose a day."];
  else if (validFrom < today) errors.validFrom = ["Choose today or a later day."];
  const checked = percentSchema.safeParse(percent);
  if (!checked.success) errors.percent = checked.error.issues.map(({ message }) => message);
  if (Object.keys(errors).length > 0) throw invalidFields(errors);

  const before = (await listRates(db, kind)).find((other) => other.validFrom < validFrom) ?? null;
  const entry = { action: "setting.change", subjectId: kind, before, after: { validFrom, percent } } as const;
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    createRate(db, kind, { validFrom, percent }, statements),
  );
  if (isDone) return;
  if (validFrom === today && was !== undefined && was !== percent) {
    const change = { ...entry, before: { validFrom, percent: was } };
    const isReplaced = await withAudit(audit, admin, change, (statements) =>
      updateRate(db, kind, { validFrom, percent, was }, statements),
    );
    if (isReplaced) return;
  }
  const message = `There is already a rate from ${formatDay(validFrom)} on.`;
  throw new AppError("conflict", message, { errors: { validFrom: [message] } });
}

/**
 * Removes a future rate.
 * @throws AppError `not_found`, `illegal_transition` (already in effect)
 */
export async function removeRate(
  audit: AuditDependencies,
  admin: Admin,
  kind: RateKind,
  validFrom: string,
): Promise<void> {
  const { db, clock } = audit;
  const today = todayInIndia(clock());
  const rate = (await listRates(db, kind)).find((known) => known.validFrom === validFrom);
  if (!rate) throw new AppError("not_found", "Rate not found.");
  if (validFrom <= today)
    throw new AppError(
      "illegal_transition",
      "This rate is already in effect. Add another one from a later day on.",
    );
  const entry = { action: "setting.change", subjectId: kind, before: rate, after: null } as const;
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    deleteRate(db, kind, { ...rate, today }, statements),
  );
  if (!isDone) throw new AppError("not_found", "Rate not found.");
}
