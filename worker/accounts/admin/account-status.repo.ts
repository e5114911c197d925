import {
  and,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  ne,
  not,
  notExists,
  or,
  sql,
  type Column,
  type SQL,
} from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { AccountStatus, Role } from "~/domain/accounts/account";
import { rolesWith, type AdminRight, type AdminRole } from "~/domain/accounts/admin-rights";
import type { AuditStatements } from "../../audit/with-audit";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { operatorDecisions, operators, passkeys, users } from "../../platform/db/schema";
import { lacksNothing, submissionColumns } from "../../platform/db/operator-submission";
import { reviewState } from "../../platform/db/review-state";

export interface AccountState {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  adminRole: AdminRole | null;
  status: AccountStatus;
}

type OperatorStatus = (typeof operators.$inferSelect)["status"];

const activeStatuses: AccountStatus[] = ["active", "verified"];

export const accountStateColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  role: users.role,
  adminRole: users.adminRole,
  status: users.status,
};

export async function findAccountState(db: Database, id: string): Promise<AccountState | null> {
  return (await db.select(accountStateColumns).from(users).where(eq(users.id, id)).get()) ?? null;
}

/** Matches active administrators whose role has a right. */
function mayNow(admins: Record<"role" | "status" | "adminRole", Column>, right: AdminRight): SQL | undefined {
  return and(
    eq(admins.role, "admin"),
    inArray(admins.status, activeStatuses),
    inArray(admins.adminRole, rolesWith(right)),
  );
}

/** True if this person is an active admin with a right; guards writes made on their behalf. */
export function isStillAdmin(db: Database, userId: string, right: AdminRight): SQL {
  const actors = alias(users, "actors");
  return exists(
    db
      .select({ id: actors.id })
      .from(actors)
      .where(and(eq(actors.id, userId), mayNow(actors, right))),
  );
}

/** Hours that a right must be held before its holder approves what another has prepared. */
export const approvalWaitHours = 24;

/** Returns the instant before which an approver's rights must have been changed last. */
const lastChange = (at: number) => at - approvalWaitHours * 3_600_000;

/**
 * True if this person has held the right for a day and does not have it from the preparer: nobody makes an approver of their own.
 * @param at UTC instant
 */
export function mayApproveFor(
  db: Database,
  {
    userId,
    preparedBy,
    right,
    at,
  }: { userId: string; preparedBy: Column | SQL; right: AdminRight; at: number },
): SQL {
  const approvers = alias(users, "approvers_now");
  return exists(
    db
      .select({ id: approvers.id })
      .from(approvers)
      .where(
        and(
          eq(approvers.id, userId),
          mayNow(approvers, right),
          sql`coalesce(${approvers.rightsChangedAt}, 0) <= ${lastChange(at)}`,
          sql`(${approvers.rightsChangedBy} IS NULL OR ${approvers.rightsChangedBy} IS NOT ${preparedBy})`,
        ),
      ),
  );
}

/**
 * True if an admin other than this person has the right, or got or lost rights within the last day: suspending all others does not make
 * anyone the only one at once.
 * @param at UTC instant
 */
export function hasOtherAdmin(db: Database, userId: string, right: AdminRight, at: number): SQL {
  const others = alias(users, "other_admins");
  return exists(
    db
      .select({ id: others.id })
      .from(others)
      .where(
        and(
          ne(others.id, userId),
          eq(others.role, "admin"),
          or(mayNow(others, right), gt(others.rightsChangedAt, lastChange(at))),
        ),
      ),
  );
}

export async function isOtherAdminActive(
  db: Database,
  userId: string,
  right: AdminRight,
  at: number,
): Promise<boolean> {
  return (await db.$count(sql`(SELECT 1 WHERE ${hasOtherAdmin(db, userId, right, at)})`)) > 0;
}

/** Lists the owners of the platform, who are notified when rights of administrators change. */
export async function listOwners(db: Database): Promise<{ id: string; name: string; email: string }[]> {
  return db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(mayNow(users, "roles"))
    .orderBy(users.createdAt, users.id);
}

/** Columns to set when an administrator gets or loses rights. */
function changedRights({ actorId, at }: { actorId: string; at: number }) {
  return { rightsChangedAt: at, rightsChangedBy: actorId };
}

/** Lists what the pending operators of an account have submitted for their verification. */
export function listPendingSubmissions(db: Database, userId: string) {
  return db
    .select(submissionColumns)
    .from(operators)
    .where(and(eq(operators.ownerId, userId), eq(operators.status, "pending")));
}

/** Returns the time to store for a change: always later than the previous one, so that stale edits are detected. */
export function changedAt(at: number): SQL {
  return sql`max(${users.updatedAt} + 1, ${at})`;
}

/**
 * Moves an account, and the operators it owns, to another state. The actor must be an active admin at that moment and
 * never the target, so at least one active admin remains however many suspend each other at once. Every statement
 * carries the guard and the account changes last, so that all statements see the same account; a database trigger
 * then ends its sessions.
 * @param audit written only if the account was moved
 * @returns true if the account was moved
 */
export async function updateAccountStatus(
  db: Database,
  change: {
    userId: string;
    role: Role;
    from: readonly AccountStatus[];
    to: AccountStatus;
    /** True if only accounts with a verified email address may move. */
    needsVerifiedEmail: boolean;
    operators: { from: OperatorStatus; to: OperatorStatus } | null;
    /** True if pending operators move only if they lack nothing. */
    needsCompleteOperators: boolean;
    actorId: string;
    /** Right of the actor. */
    right: AdminRight;
    at: number;
  },
  audit: AuditStatements,
): Promise<boolean> {
  const movable = and(
    eq(users.id, change.userId),
    ne(users.id, change.actorId),
    eq(users.role, change.role),
    inArray(users.status, [...change.from]),
    change.needsVerifiedEmail ? eq(users.emailVerified, true) : undefined,
    isStillAdmin(db, change.actorId, change.right),
    change.needsCompleteOperators
      ? notExists(
          db
            .select({ slug: operators.slug })
            .from(operators)
            .where(
              and(eq(operators.ownerId, change.userId), eq(operators.status, "pending"), not(lacksNothing)),
            ),
        )
      : undefined,
  );
  const move = db
    .update(users)
    .set({
      status: change.to,
      updatedAt: changedAt(change.at),
      ...(change.role === "admin" && changedRights(change)),
    })
    .where(movable)
    .returning({ id: users.id });
  if (change.operators === null) return (await batchNamed(db, { moved: move, audit })).moved.length > 0;
  const isMovable = exists(db.select({ id: users.id }).from(users).where(movable));
  const { moved } = await batchNamed(db, {
    decisions: db.insert(operatorDecisions).select(
      sql`SELECT lower(hex(randomblob(16))), ${operators.slug}, 'verified', '[]', NULL, ${change.actorId}, ${change.at}
        FROM ${operators} WHERE ${operators.ownerId} = ${change.userId} AND ${operators.status} = 'pending'
        AND ${change.operators.from} = 'pending' AND ${isMovable}`,
    ),
    operators: db
      .update(operators)
      .set({ status: change.operators.to, verification: "waiting" })
      .where(
        and(eq(operators.ownerId, change.userId), eq(operators.status, change.operators.from), isMovable),
      ),
    moved: move,
    audit,
  });
  return moved.length > 0;
}

/**
 * Gives another administrator another role. The trigger `users_keep_an_owner` keeps one owner.
 * @returns true if the account still had the previous role and the actor may change roles
 */
export async function updateAdminRole(
  db: Database,
  {
    userId,
    from,
    to,
    actorId,
    at,
  }: { userId: string; from: AdminRole | null; to: AdminRole; actorId: string; at: number },
  audit: AuditStatements,
): Promise<boolean> {
  const { moved } = await batchNamed(db, {
    moved: db
      .update(users)
      .set({ adminRole: to, updatedAt: changedAt(at), ...changedRights({ actorId, at }) })
      .where(
        and(
          eq(users.id, userId),
          ne(users.id, actorId),
          eq(users.role, "admin"),
          sql`${users.adminRole} IS ${from}`,
          isStillAdmin(db, actorId, "roles"),
        ),
      )
      .returning({ id: users.id }),
    audit,
  });
  return moved.length > 0;
}

/** Returns the ids in the list that belong to active admins with a right. */
export async function listActiveAdmins(
  db: Database,
  ids: readonly string[],
  right: AdminRight,
): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(sql`${users.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`, mayNow(users, right)),
    );
  return rows.map(({ id }) => id);
}

/**
 * True for accounts that await an administrator, owners of verified operators in review included; not for operators who were asked for
 * documents or refused.
 */
export function waitsForAdmin(db: Database, role: Role): SQL | undefined {
  const answersUs = db
    .select({ slug: operators.slug })
    .from(operators)
    .where(and(eq(operators.ownerId, users.id), ne(operators.verification, "waiting")));
  const isPending = and(eq(users.role, role), eq(users.status, "pending"), notExists(answersUs));
  if (role !== "tour_operator") return isPending;
  const ownersInReview = db
    .select({ id: operators.ownerId })
    .from(operators)
    .where(and(eq(operators.status, "verified"), isNotNull(operators.ownerId), eq(reviewState, "waiting")));
  return or(isPending, and(eq(users.role, role), inArray(users.id, ownersInReview)));
}

/** Counts admins and operators awaiting approval, and the passkeys of an administrator. */
export async function getReminderFacts(
  db: Database,
  adminId: string,
): Promise<{ waitingAdmins: number; waitingOperators: number; passkeys: number }> {
  const waiting = (role: Role) => db.$count(users, waitsForAdmin(db, role));
  const [waitingAdmins, waitingOperators, passkeyCount] = await Promise.all([
    waiting("admin"),
    waiting("tour_operator"),
    db.$count(passkeys, eq(passkeys.userId, adminId)),
  ]);
  return { waitingAdmins, waitingOperators, passkeys: passkeyCount };
}
