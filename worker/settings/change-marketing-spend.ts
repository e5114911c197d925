import { formatMonth, todayInIndia } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import { AppError, invalidFields, staleEdit } from "~/domain/errors";
import { spendSchema } from "~/domain/settings/settings";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { updateMarketingSpend } from "./marketing.repo";
import type { Admin } from "../authz/actors";

/**
 * Adds, changes or removes the marketing spend of a month, up to the current one.
 * @param change `was` is the amount as read, null if there was none; `amount` null removes it. Whole rupees
 * @throws AppError `invalid` (month, amount), `conflict` (changed since it was read)
 */
export async function changeMarketingSpend(
  audit: AuditDependencies,
  admin: Admin,
  { month, amount, was }: { month: string; amount: number | null; was: number | null },
): Promise<void> {
  const { db, clock } = audit;
  const at = clock();
  const errors: Record<string, string[]> = {};
  if (!/^20\d{2}-(0[1-9]|1[0-2])$/.test(month)) errors.month = ["Choose a month."];
  else if (month > monthOf(todayInIndia(at))) errors.month = ["This month hasn't begun yet."];
  const checked = amount === null ? null : spendSchema.safeParse(amount);
  if (checked?.success === false) errors.amount = checked.error.issues.map(({ message }) => message);
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  if (amount === was) return;

  const entry = {
    action: "setting.change",
    subjectId: "marketing",
    before: was === null ? null : { month, amount: was },
    after: amount === null ? null : { month, amount },
  } as const;
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    updateMarketingSpend(db, { month, amount, was, at }, statements),
  );
  if (isDone) return;
  const message =
    was === null
      ? `${formatMonth(month)} already has an amount. Change it in the list.`
      : staleEdit(`the amount of ${formatMonth(month)}`).message;
  throw new AppError("conflict", message, { errors: { [was === null ? "month" : "amount"]: [message] } });
}
