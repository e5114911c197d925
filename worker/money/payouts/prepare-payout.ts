import { AppError } from "~/domain/errors";
import { formatRupees } from "~/domain/money/money";
import { settle } from "~/domain/money/payouts/settlement";
import {
  identityMissing,
  missingForPayout,
  payableBefore,
  type NewPayout,
  type Payout,
} from "~/domain/money/payouts/payout";
import { missingTaxIdentity } from "~/domain/settings/settings";
import { isOtherAdminActive } from "../../accounts/admin/account-status.repo";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import { violates } from "../../platform/db/errors";
import type { Admin } from "../../platform/authz/actors";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { findOwed, listBalances, type OperatorOwed } from "./owed.repo";
import { accrueTaxes } from "../tax/accrue-taxes";
import { createPayout, findPayout } from "./payouts.repo";
import { readSettlement } from "./settlement.repo";
import { getSettings } from "../../settings/get-settings";
import { randomId } from "../../platform/surroundings";

/**
 * Accrues the taxes up to now and prepares a payout to an operator with its lines: it is due until it is marked as paid or withdrawn. The ledger does not change yet.
 * @param request.amount whole rupees after taxes; defaults to the payable amount
 * @throws AppError `not_found` (unknown operator, or without ledger entries), `invalid` (more than the
 * payable amount), `illegal_transition` (one is already due), `conflict` (the operator or the platform misses a requirement)
 */
export async function preparePayout(
  audit: AuditDependencies,
  admin: Admin,
  request: Omit<NewPayout, "amount"> & { amount?: number },
): Promise<Payout> {
  const { db } = audit;
  const at = audit.clock();
  const settings = await getSettings(db);
  const missing = missingTaxIdentity(settings);
  if (missing.length > 0) throw new AppError("conflict", identityMissing(missing));
  if (!(await accrueTaxes({ db, clock: audit.clock })))
    throw new AppError("conflict", "Taxes are still being written. Please try again in a minute.");
  const day = payableBefore(settings, at);
  const owed = await findOwed(db, request.operator, day);
  if (!owed) throw new AppError("not_found", "This operator has no balance to pay out.");
  const { operator } = owed;
  if (owed.due !== null) throw alreadyDue(owed.companyName);
  if (owed.missing.length > 0) throw notYetPayable(owed);
  const account = await readSettlement(db, operator, day);
  if (!account) throw new AppError("not_found", "This operator has no balance to pay out.");
  const settled = settle(account, request.amount);
  const { amount } = settled;
  if (amount <= 0 || (request.amount ?? 0) > amount) throw tooMuch(amount);
  const payout = {
    id: randomId(),
    operator,
    settled,
    account,
    note: request.note ?? null,
    createdBy: admin.id,
    at,
  };
  try {
    const isDone = await withAudit(
      audit,
      admin,
      { action: "payout.prepare", subjectId: payout.id, after: { operator, amount, note: payout.note } },
      (statements) => createPayout(db, payout, day, statements),
    );
    if (!isDone) {
      const [now, next] = await Promise.all([findOwed(db, operator, day), readSettlement(db, operator, day)]);
      if (now && now.missing.length > 0) throw notYetPayable(now);
      const left = next ? settle(next).amount : 0;
      if (left < amount) throw tooMuch(left);
      throw new AppError("conflict", "The account changed in the meantime. Please try again.");
    }
  } catch (error) {
    if (violates(error, "payouts.operator_slug")) throw alreadyDue(owed.companyName);
    throw error;
  }
  const written = await findPayout(db, payout.id);
  if (!written) throw new Error(`payout ${payout.id} was prepared but not found`);
  return written;
}

/** Refuses a payout to an operator that misses requirements. */
export function notYetPayable({ companyName, missing }: OperatorOwed): AppError {
  return new AppError("conflict", missingForPayout(companyName, missing));
}

function tooMuch(payable: number): AppError {
  const message =
    payable <= 0
      ? "Nothing is payable: no money was received for trips that are over."
      : `Enter at most ${formatRupees(payable)}, the amount received for trips that are over, after taxes.`;
  return new AppError("invalid", message, { errors: { amount: [message] } });
}

function alreadyDue(companyName: string): AppError {
  return new AppError("illegal_transition", `A payout to ${companyName} is already due.`);
}

/** Lists each operator's balance and the part of it that can be paid out today, for an administrator. */
export async function listOwed(
  { db, clock }: { db: Database; clock: Clock },
  _admin: Admin,
): Promise<OperatorOwed[]> {
  return listBalances(db, payableBefore(await getSettings(db), clock()));
}

/** Lists what the platform has to enter before it can prepare payouts. */
export async function listMissingIdentity({ db }: { db: Database }, _admin: Admin): Promise<string[]> {
  return missingTaxIdentity(await getSettings(db));
}

/** Returns true if no other active administrator may approve payouts, so that this one approves what they prepared. */
export async function isOnlyAdmin(
  { db, clock }: { db: Database; clock: Clock },
  admin: Admin,
): Promise<boolean> {
  return !(await isOtherAdminActive(db, admin.id, "approve-payouts", clock()));
}
