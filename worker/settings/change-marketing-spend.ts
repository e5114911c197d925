import type { Viewer } from "~/domain/account";
import { formatMonth, todayInIndia } from "~/domain/calendar";
import { monthOf } from "~/domain/months";
import { AppError } from "~/domain/errors";
import { spendSchema } from "~/domain/settings";
import { requireAdmin } from "../accounts/require-admin";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { updateMarketingSpend } from "./marketing.repo";

/**
 * Enters, changes or removes what was spent on marketing in a month up to the present one.
 * @param change `was` is the amount as it was read, null where there was none; `amount` null removes it. Whole rupees
 * @throws AppError `unauthenticated`, `forbidden`, `invalid` (month, amount), `conflict` (something else stands there by now)
 */
export async function changeMarketingSpend(
  audit: AuditDependencies,
  viewer: Viewer | null,
  { month, amount, was }: { month: string; amount: number | null; was: number | null },
): Promise<void> {
  requireAdmin(viewer);
  const { db, clock } = audit;
  const at = clock();
  const errors: Record<string, string[]> = {};
  if (!/^20\d{2}-(0[1-9]|1[0-2])$/.test(month)) errors.month = ["Please choose a month."];
  else if (month > monthOf(todayInIndia(at))) errors.month = ["This month has not begun."];
  const checked = amount === null ? null : spendSchema.safeParse(amount);
  if (checked?.success === false) errors.amount = checked.error.issues.map(({ message }) => message);
  if (Object.keys(errors).length > 0)
    throw new AppError("invalid", "This cannot be saved: please look at the fields.", { errors });
  if (amount === was) return;

  const entry = {
    action: "setting.change",
    subjectId: "marketing",
    before: was === null ? null : { month, amount: was },
    after: amount === null ? null : { month, amount },
  } as const;
  const isDone = await withAudit(audit, viewer, entry, (statements) =>
    updateMarketingSpend(db, { month, amount, was, at }, statements),
  );
  if (isDone) return;
  const message =
    was === null
      ? `${formatMonth(month)} has an amount already: change it in the list.`
      : `Somebody else has changed ${formatMonth(month)} since you opened it: please look at it again.`;
  throw new AppError("conflict", message, { errors: { [was === null ? "month" : "amount"]: [message] } });
}
