import { and, eq, exists, gt, inArray, isNull, ne, sql, type SQL } from "drizzle-orm";
import { normalizeRights } from "~/domain/operators/operator-member";
import { foldText } from "~/domain/folded-text";
import type { AuditStatements } from "../../audit/with-audit";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { accounts, operatorInvitations, operatorMembers, operators, users } from "../../platform/db/schema";
import { randomId } from "../../platform/surroundings";

/** True for a valid invitation: open, not expired, of an operator that is not suspended and has an owner. */
function isAlive(db: Database, tokenHash: string, now: number): SQL | undefined {
  return and(
    eq(operatorInvitations.tokenHash, tokenHash),
    isNull(operatorInvitations.endedAt),
    gt(operatorInvitations.expiresAt, now),
    exists(
      db
        .select({ one: sql`1` })
        .from(operators)
        .where(
          and(
            eq(operators.slug, operatorInvitations.operator),
            ne(operators.status, "suspended"),
            sql`${operators.ownerId} IS NOT NULL`,
          ),
        ),
    ),
  );
}

/** Returns the invitation of a link, with the account type of its address; null for a dead link. */
export async function findInvitationByToken(db: Database, tokenHash: string, now: number) {
  const row = await db
    .select({
      operator: operatorInvitations.operator,
      companyName: operators.companyName,
      email: operatorInvitations.email,
      rights: operatorInvitations.rights,
      ownerId: operators.ownerId,
      account: users.role,
    })
    .from(operatorInvitations)
    .innerJoin(operators, eq(operatorInvitations.operator, operators.slug))
    .leftJoin(users, eq(users.email, operatorInvitations.email))
    .where(isAlive(db, tokenHash, now))
    .get();
  return row ? { ...row, rights: normalizeRights(row.rights) } : null;
}

interface Follower {
  tokenHash: string;
  now: number;
  userId: string;
}

/** Selects the row of a new member from a valid invitation and the account of its address. */
function member(db: Database, { tokenHash, now, userId }: Follower) {
  return db
    .insert(operatorMembers)
    .select(
      db
        .select({
          operator: operatorInvitations.operator,
          userId: users.id,
          rights: operatorInvitations.rights,
          addedBy: operatorInvitations.invitedBy,
          createdAt: sql<number>`${now}`.as("created_at"),
        })
        .from(operatorInvitations)
        .innerJoin(users, eq(users.email, operatorInvitations.email))
        .innerJoin(operators, eq(operators.slug, operatorInvitations.operator))
        .where(
          and(
            isAlive(db, tokenHash, now),
            eq(users.id, userId),
            eq(users.role, "tour_operator"),
            ne(users.status, "suspended"),
            ne(operators.ownerId, userId),
          ),
        ),
    )
    .onConflictDoUpdate({
      target: [operatorMembers.operator, operatorMembers.userId],
      set: { rights: sql`excluded.rights` },
    })
    .returning({ operator: operatorMembers.operator });
}

/** Ends an invitation once its person has become a member. */
function followed(db: Database, { tokenHash, now, userId }: Follower) {
  const isMember = exists(
    db
      .select({ one: sql`1` })
      .from(operatorMembers)
      .where(
        and(eq(operatorMembers.operator, operatorInvitations.operator), eq(operatorMembers.userId, userId)),
      ),
  );
  return db
    .update(operatorInvitations)
    .set({ endedAt: now })
    .where(and(isAlive(db, tokenHash, now), isMember));
}

/**
 * Makes the person with the invited address a member, once.
 * @returns true if they became one
 */
export async function createMembership(
  db: Database,
  follower: Follower,
  audit: AuditStatements,
): Promise<boolean> {
  const { joined } = await batchNamed(db, {
    joined: member(db, follower),
    audit,
    followed: followed(db, follower),
    // The link proves the address.
    verifiedUser: db
      .update(users)
      .set({ emailVerified: true })
      .where(
        and(
          eq(users.id, follower.userId),
          eq(users.emailVerified, false),
          inArray(
            users.email,
            db
              .select({ email: operatorInvitations.email })
              .from(operatorInvitations)
              .where(
                and(
                  eq(operatorInvitations.tokenHash, follower.tokenHash),
                  eq(operatorInvitations.endedAt, follower.now),
                ),
              ),
          ),
        ),
      ),
  });
  return joined.length > 0;
}

/**
 * Creates an operator's account for the invited address and makes it a member, atomically. Fails with NOT NULL
 * `users.email` if the invitation has ended meanwhile, and with UNIQUE `users.email` if the address has an account.
 */
export async function createMemberAccount(
  db: Database,
  { name, passwordHash, ...follower }: Follower & { name: string; passwordHash: string },
  audit: AuditStatements,
): Promise<void> {
  const { tokenHash, now, userId } = follower;
  const at = { createdAt: new Date(now), updatedAt: new Date(now) };
  const invited = db
    .select({ email: operatorInvitations.email })
    .from(operatorInvitations)
    .where(isAlive(db, tokenHash, now));
  await db.batch([
    db.insert(users).values({
      id: userId,
      name,
      foldedName: foldText(name),
      email: sql`(${invited})`,
      // The link proves the address, and the owner vouches for the person.
      emailVerified: true,
      role: "tour_operator",
      status: "verified",
      ...at,
    }),
    db.insert(accounts).values({
      id: randomId(),
      userId,
      accountId: userId,
      providerId: "credential",
      password: passwordHash,
      ...at,
    }),
    member(db, follower),
    ...audit,
    followed(db, follower),
  ]);
}
