import { addDays, startOfDayInIndia, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { formatRupees } from "~/domain/money/money";
import { payableBefore, type BankTransfer, type Payout } from "~/domain/money/payouts/payout";
import { approvalWaitHours } from "../../accounts/admin/account-status.repo";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import { payoutPaidMail, payoutReturnedMail } from "../../notifications/mail/payout-mails";
import type { Admin } from "../../platform/authz/actors";
import { findOwed } from "./owed.repo";
import { findOwner } from "./payable.repo";
import {
  findPayout,
  isAccountChanged,
  mayApproveOthers,
  updatePayoutAsApproved,
  updatePayoutAsPaid,
  updatePayoutAsReturned,
  updatePayoutAsWithdrawn,
} from "./payouts.repo";
import { notYetPayable } from "./prepare-payout";
import { getSettings } from "../../settings/get-settings";

export interface PayDependencies {
  audit: AuditDependencies;
  /** Origin of the operator portal. */
  origin: string;
  startDelivery: () => void;
}

/** Max age of a transfer, in days. */
const maxAge = 366;

/**
 * Marks a payout as paid, records it in the ledger and mails the operator's owner. An administrator who did not prepare it approves a due
 * one with it.
 * @throws AppError `not_found`, `invalid` (day), `illegal_transition` (already paid or withdrawn),
 * `conflict` (not approved, the operator misses a requirement, its bank account or PAN was changed after the approval, or the payable
 * amount has become smaller)
 */
export async function payPayout(
  { audit, origin, startDelivery }: PayDependencies,
  admin: Admin,
  { id, reference, paidOn }: BankTransfer & { id: string },
): Promise<Payout> {
  const { db } = audit;
  const at = audit.clock();
  const today = todayInIndia(at);
  requireDay(paidOn, today);
  const payout = await findPayout(db, id);
  if (!payout) throw new AppError("not_found", "Payout not found.");
  const { operator, amount, companyName } = payout;
  const day = payableBefore(await getSettings(db), at);
  const owner = await findOwner(db, operator);
  const paid = {
    reference,
    paidBy: admin.id,
    paidAt: startOfDayInIndia(paidOn),
    note: `Bank reference ${reference}, ${paidOn}`,
    mail:
      owner &&
      payoutPaidMail({
        ...owner,
        id,
        amount,
        reference,
        paidOn,
        url: `${origin}/operator/earnings/payouts/${id}`,
      }),
    at,
  };
  const own = ownApproval(payout, admin);
  const isDone = await withAudit(
    audit,
    admin,
    {
      action: "payout.pay",
      subjectId: id,
      before: { status: payout.status },
      after: { status: "paid", operator, amount, reference, paidOn, ...own },
    },
    (statements) => updatePayoutAsPaid(db, payout, paid, day, statements),
  );
  const now = await findPayout(db, id);
  if (!isDone && now && isOpen(now)) {
    const owed = await findOwed(db, operator, day);
    if (owed && owed.missing.length > 0) throw notYetPayable(owed);
    if (await isAccountChanged(db, id)) throw accountChanged(companyName);
    const payable = owed?.payable ?? 0;
    if (payable >= amount && now.status === "due") throw await needsAnother(audit, admin, now);
    throw new AppError(
      "conflict",
      `The payable balance of ${companyName} is now ${formatRupees(payable)}. The payout was not marked as paid. Withdraw it and prepare another.`,
    );
  }
  if (!isDone || !now) {
    throw new AppError("illegal_transition", `This payout is already ${now?.status ?? "deleted"}.`);
  }
  if (owner) startDelivery();
  return now;
}

/** True before the transfer. */
function isOpen({ status }: Payout): boolean {
  return status === "due" || status === "approved";
}

/** Explains why an administrator may not approve a due payout. */
async function needsAnother(
  { db, clock }: AuditDependencies,
  admin: Admin,
  { preparedBy }: Payout,
): Promise<AppError> {
  const reason = !(await mayApproveOthers(db, admin.id, clock()))
    ? `your rights were changed less than ${approvalWaitHours} hours ago`
    : preparedBy?.id === admin.id
      ? "you prepared it"
      : "you have your rights from the administrator who prepared it";
  return new AppError(
    "conflict",
    `Another administrator must approve this payout, because ${reason}. Then it can be marked as paid.`,
  );
}

/** Returns the note for the audit log if an administrator approves a payout that they prepared, as the only one who may. */
function ownApproval({ status, preparedBy }: Payout, admin: Admin): { ownPayout?: true } {
  return status === "due" && preparedBy?.id === admin.id ? { ownPayout: true } : {};
}

function accountChanged(companyName: string): AppError {
  return new AppError(
    "conflict",
    `The bank account or PAN of ${companyName} was changed after this payout was approved, so it was not marked as paid. Check the change with the company, withdraw the payout and prepare another.`,
  );
}

/**
 * Approves a due payout that another administrator prepared. The only one who may approve payouts may approve their own;
 * the audit log says so. Right and preparer are checked by `mayApprove`, in the statement.
 * @throws AppError `not_found`, `conflict` (prepared by the same administrator, or the right is new or from the preparer), `illegal_transition` (not due)
 */
export async function approvePayout(audit: AuditDependencies, admin: Admin, id: string): Promise<Payout> {
  const { db } = audit;
  const found = await findPayout(db, id);
  if (!found) throw new AppError("not_found", "Payout not found.");
  const own = ownApproval(found, admin);
  const isDone = await withAudit(
    audit,
    admin,
    {
      action: "payout.approve",
      subjectId: id,
      before: { status: "due" },
      after: { status: "approved", ...own },
    },
    (statements) => updatePayoutAsApproved(db, id, { approvedBy: admin.id, at: audit.clock() }, statements),
  );
  const payout = (await findPayout(db, id)) ?? found;
  if (isDone) return payout;
  throw payout.status === "due" ? await needsAnother(audit, admin, payout) : alreadyIs(payout);
}

function alreadyIs({ status }: Payout): AppError {
  return new AppError("illegal_transition", `This payout is already ${status}.`);
}

/**
 * Marks a paid payout as returned by the bank: its amount is payable again. Mails the operator's owner.
 * @throws AppError `not_found`, `illegal_transition` (not paid)
 */
export async function returnPayout(
  { audit, origin, startDelivery }: PayDependencies,
  admin: Admin,
  { id, reason }: { id: string; reason: string },
): Promise<Payout> {
  const { db } = audit;
  const payout = await findPayout(db, id);
  if (!payout) throw new AppError("not_found", "Payout not found.");
  const { operator, amount } = payout;
  const owner = await findOwner(db, operator);
  const url = `${origin}/operator/profile/bank?company=${encodeURIComponent(operator)}`;
  const mail = owner && payoutReturnedMail({ ...owner, id, amount, reason, url });
  const isDone = await withAudit(
    audit,
    admin,
    {
      action: "payout.return",
      subjectId: id,
      before: { status: "paid" },
      after: { status: "returned", operator, amount },
      reason,
    },
    (statements) => updatePayoutAsReturned(db, payout, { reason, mail, at: audit.clock() }, statements),
  );
  const now = await findPayout(db, id);
  if (!isDone || !now) {
    throw new AppError("illegal_transition", `This payout was not paid: it is ${now?.status ?? "deleted"}.`);
  }
  if (owner) startDelivery();
  return now;
}

function requireDay(paidOn: TravelDate, today: TravelDate): void {
  const problem =
    paidOn > today
      ? "The day of the transfer can't be in the future."
      : paidOn < addDays(today, -maxAge)
        ? "The day of the transfer is more than a year ago."
        : null;
  if (problem !== null) throw new AppError("invalid", problem, { errors: { paidOn: [problem] } });
}

/**
 * Withdraws a payout that is due or approved, so that another can be prepared. The ledger has no record of it.
 * @throws AppError `not_found`, `illegal_transition` (already paid or withdrawn)
 */
export async function withdrawPayout(audit: AuditDependencies, admin: Admin, id: string): Promise<Payout> {
  const isDone = await withAudit(
    audit,
    admin,
    {
      action: "payout.withdraw",
      subjectId: id,
      after: { status: "withdrawn" },
    },
    (statements) => updatePayoutAsWithdrawn(audit.db, id, statements),
  );
  const payout = await findPayout(audit.db, id);
  if (!payout) throw new AppError("not_found", "Payout not found.");
  if (!isDone) throw alreadyIs(payout);
  return payout;
}
