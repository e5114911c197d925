import {
  and,
  eq,
  exists,
  inArray,
  isNotNull,
  ne,
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
import type { Database } from "../../db/client";
import { operatorDecisions, operators, passkeys, users } from "../../db/schema";
import { reviewState } from "../../operators/operators.repo";

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

const stateColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  role: users.role,
  adminRole: users.adminRole,
  status: users.status,
};

export async function findAccountState(db: Database, id: string): Promise<AccountState | null> {
  return (await db.select(stateColumns).from(users).where(eq(users.id, id)).get()) ?? null;
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

/** True if an active admin other than this person has the right. */
export function hasOtherAdmin(db: Database, userId: string, right: AdminRight): SQL {
  const others = alias(users, "other_admins");
  return exists(
    db
      .select({ id: others.id })
      .from(others)
      .where(and(ne(others.id, userId), mayNow(others, right))),
  );
}

export async function isOtherAdminActive(db: Database, userId: string, right: AdminRight): Promise<boolean> {
  return (await db.$count(sql`(SELECT 1 WHERE ${hasOtherAdmin(db, userId, right)})`)) > 0;
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
  );
  const move = db
    .update(users)
    .set({ status: change.to, updatedAt: changedAt(change.at) })
    .where(movable)
    .returning({ id: users.id });
  if (change.operators === null) return (await db.batch([move, ...audit]))[0].length > 0;
  const isMovable = exists(db.select({ id: users.id }).from(users).where(movable));
  const [, , moved] = await db.batch([
    db.insert(operatorDecisions).select(
      sql`SELECT lower(hex(randomblob(16))), ${operators.slug}, 'verified', '[]', NULL, ${change.actorId}, ${change.at}
        FROM ${operators} WHERE ${operators.ownerId} = ${change.userId} AND ${operators.status} = 'pending'
        AND ${change.operators.from} = 'pending' AND ${isMovable}`,
    ),
    db
      .update(operators)
      .set({ status: change.operators.to, verification: "waiting" })
      .where(
        and(eq(operators.ownerId, change.userId), eq(operators.status, change.operators.from), isMovable),
      ),
    move,
    ...audit,
  ]);
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
  const [moved] = await db.batch([
    db
      .update(users)
      .set({ adminRole: to, updatedAt: changedAt(at) })
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
    ...audit,
  ]);
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
