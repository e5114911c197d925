import { accountStatusLabels, wayOf, type AccountAction } from "~/domain/accounts/account-status";
import { gapsIn } from "~/domain/operators/operator-verification";
import { homePathFor, type AccountStatus, type Viewer } from "~/domain/accounts/account";
import { roleLabels } from "~/domain/accounts/roles/messages";
import type { AdminRight } from "~/domain/accounts/admin-rights";
import { AppError } from "~/domain/errors";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { accountApprovedMail, accountSuspendedMail } from "../../notifications/mail/account-mails";
import { operatorVerifiedMail } from "../../notifications/mail/operator-mails";
import type { Mail, Mailer } from "../../notifications/mail/mailer";
import * as repo from "./account-status.repo";
import type { AccountState } from "./account-status.repo";
import { notifyOwners } from "./notify-owners";
import { requireAdminRight, type Admin } from "../../platform/authz/actors";
import { mailAccount } from "../language/mail-account";

interface Dependencies {
  db: Database;
  audit: AuditDependencies;
  clock: Clock;
  mailer: Mailer;
  /** Base URL of links in mails. */
  origin: string;
  closeSockets: (userId: string) => Promise<void>;
}

// Companies follow their owner: an unverified operator has nothing on sale.
const operators = {
  approve: null,
  verify: { from: "pending", to: "verified" },
  suspend: { from: "verified", to: "suspended" },
  activate: { from: "suspended", to: "verified" },
} as const;

/**
 * Approves, verifies, suspends or activates an account on behalf of another administrator. Suspending ends sessions
 * and sockets and takes an operator's tours off the site; activating restores them. Approving an administrator
 * requires a verified email address. Verifying an operator requires all its details and documents, or a reason: an exception, which the
 * audit log names.
 * @param change its reason is logged and not sent to the person
 * @throws AppError `not_found`, `invalid` (`reason`: the operator lacks something), `forbidden` (own account, an administrator's without the right, or the viewer has just been suspended),
 * `illegal_transition` (not allowed by the graph in account-status.ts)
 */
export async function changeAccountStatus(
  { db, audit, clock, mailer, origin, closeSockets }: Dependencies,
  admin: Admin,
  { userId, action, reason = null }: { userId: string; action: AccountAction; reason?: string | null },
): Promise<{ name: string; status: AccountStatus }> {
  const account = await repo.findAccountState(db, userId);
  if (!account) throw new AppError("not_found", "Account not found.");
  if (account.id === admin.id) {
    throw new AppError("forbidden", "You can't change your own account. Please ask another administrator.");
  }
  const right = rightOver(account);
  requireAdminRight(admin, right);
  const way = wayOf(account.role, action);
  if (!way) throw await refusal(db, admin, account, action);
  const gaps = action === "verify" ? await gapsOf(db, userId) : [];
  if (gaps.length > 0 && reason === null && way.from.includes(account.status))
    throw incomplete(account, gaps);
  const change = {
    userId,
    role: account.role,
    ...way,
    needsVerifiedEmail: action === "approve",
    needsCompleteOperators: action === "verify" && gaps.length === 0,
    operators: account.role === "tour_operator" ? operators[action] : null,
    actorId: admin.id,
    right,
    at: clock(),
  };
  const before = { status: account.status };
  const after = { status: way.to, ...(gaps.length > 0 && { exception: gaps.join(", ") }) };
  const isMoved = await withAudit(
    audit,
    admin,
    { action: `user.${action}`, subjectId: userId, before, after, reason },
    (statements) => repo.updateAccountStatus(db, change, statements),
  );
  if (!isMoved) {
    const lost = change.needsCompleteOperators ? await gapsOf(db, userId) : [];
    throw lost.length > 0 ? incomplete(account, lost) : await refusal(db, admin, account, action);
  }
  if (action === "suspend") await closeSockets(userId);
  await mailAccount({ db, mailer }, account.email, () =>
    mailAbout({ ...account, status: way.to }, action, origin),
  );
  if (account.role === "admin") {
    const changed = { userId, admin: account.name, change: rightsWords[action], by: admin.name };
    await notifyOwners({ db, mailer, origin }, changed);
  }
  return { name: account.name, status: way.to };
}

/** Lists what the pending operators of an account lack for their verification. */
async function gapsOf(db: Database, userId: string): Promise<string[]> {
  return [...new Set((await repo.listPendingSubmissions(db, userId)).flatMap(gapsIn))];
}

function incomplete({ name }: AccountState, gaps: readonly string[]): AppError {
  const problem = `Missing: ${gaps.join(", ")}. To verify ${name}'s company without, open its page and enter a reason.`;
  return new AppError("invalid", problem, { errors: { reason: [problem] } });
}

/** Sentences for the owners about another administrator. */
const rightsWords: Record<AccountAction, string> = {
  approve: "is a new administrator",
  verify: "is a new administrator",
  suspend: "was suspended as an administrator",
  activate: "is an administrator again",
};

/** Returns the right that changing an account needs. */
function rightOver({ role }: AccountState): AdminRight {
  return role === "admin" ? "roles" : "users";
}

function mailAbout(account: AccountState, action: AccountAction, origin: string): Mail {
  const person = { to: account.email, name: account.name };
  if (account.status === "suspended") return accountSuspendedMail(person);
  const url = new URL(homePathFor(account), origin).href;
  if (action === "verify") return operatorVerifiedMail({ ...person, url });
  return accountApprovedMail({ ...person, roleLabel: roleLabels()[account.role].label, url });
}

async function refusal(
  db: Database,
  viewer: Viewer,
  account: AccountState,
  action: AccountAction,
): Promise<AppError> {
  const [viewerNow, accountNow] = await Promise.all([
    repo.listActiveAdmins(db, [viewer.id], rightOver(account)),
    repo.findAccountState(db, account.id),
  ]);
  if (viewerNow.length === 0)
    return new AppError("forbidden", "Your rights have changed. Please reload the page.");
  if (action === "approve" && accountNow?.status === "pending" && !accountNow.emailVerified) {
    return new AppError("illegal_transition", `${account.name} has not confirmed ${unconfirmed}`);
  }
  const status = accountStatusLabels[accountNow?.status ?? account.status].toLowerCase();
  return new AppError(
    "illegal_transition",
    `${account.name}'s account is ${status}: ${refusedWords[action]}.`,
  );
}

const unconfirmed = "their email address yet. Approve them once they have followed the link in the mail.";

const refusedWords: Record<AccountAction, string> = {
  approve: "there is nothing to approve",
  verify: "there is nothing to verify",
  suspend: "it cannot be suspended",
  activate: "it cannot be activated",
};
