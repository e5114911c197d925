import { and, eq, exists, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { normalizeRights } from "~/domain/operators/company-member";
import type { AuditStatements } from "../../audit/with-audit";
import type { Database } from "../../db/client";
import { accounts, companyInvitations, companyMembers, operators, users } from "../../db/schema";

/** True for a valid invitation: open, not expired, of a company that is not suspended and has an owner. */
function isAlive(db: Database, tokenHash: string, now: number): SQL | undefined {
  return and(
    eq(companyInvitations.tokenHash, tokenHash),
    isNull(companyInvitations.endedAt),
    gt(companyInvitations.expiresAt, now),
    exists(
      db
        .select({ one: sql`1` })
        .from(operators)
        .where(
          and(
            eq(operators.slug, companyInvitations.company),
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
      company: companyInvitations.company,
      companyName: operators.companyName,
      email: companyInvitations.email,
      rights: companyInvitations.rights,
      ownerId: operators.ownerId,
      account: users.role,
    })
    .from(companyInvitations)
    .innerJoin(operators, eq(companyInvitations.company, operators.slug))
    .leftJoin(users, eq(users.email, companyInvitations.email))
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
    .insert(companyMembers)
    .select(
      db
        .select({
          company: companyInvitations.company,
          userId: users.id,
          rights: companyInvitations.rights,
          addedBy: companyInvitations.invitedBy,
          createdAt: sql<number>`${now}`.as("created_at"),
        })
        .from(companyInvitations)
        .innerJoin(users, eq(users.email, companyInvitations.email))
        .innerJoin(operators, eq(operators.slug, companyInvitations.company))
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
      target: [companyMembers.company, companyMembers.userId],
      set: { rights: sql`excluded.rights` },
    })
    .returning({ company: companyMembers.company });
}

/** Ends an invitation once its person has become a member. */
function followed(db: Database, { tokenHash, now, userId }: Follower) {
  const isMember = exists(
    db
      .select({ one: sql`1` })
      .from(companyMembers)
      .where(and(eq(companyMembers.company, companyInvitations.company), eq(companyMembers.userId, userId))),
  );
  return db
    .update(companyInvitations)
    .set({ endedAt: now })
    .where(and(isAlive(db, tokenHash, now), isMember));
}

/**
 * Makes the person with the invited address a member, once.
 * @returns true if they became one
 */
export async function acceptInvitation(
  db: Database,
  follower: Follower,
  audit: AuditStatements,
): Promise<boolean> {
  const [joined] = await db.batch([
    member(db, follower),
    ...audit,
    followed(db, follower),
    // The link proves the address.
    db
      .update(users)
      .set({ emailVerified: true })
      .where(
        and(
          eq(users.id, follower.userId),
          eq(users.emailVerified, false),
          inArray(
            users.email,
            db
              .select({ email: companyInvitations.email })
              .from(companyInvitations)
              .where(
                and(
                  eq(companyInvitations.tokenHash, follower.tokenHash),
                  eq(companyInvitations.endedAt, follower.now),
                ),
              ),
          ),
        ),
      ),
  ]);
  return joined.length > 0;
}

/**
 * Creates an operator's account for the invited address and makes it a member, atomically. Fails with NOT NULL
 * `users.email` if the invitation has ended meanwhile, and with UNIQUE `users.email` if the address has an account.
 */
export async function joinAsNew(
  db: Database,
  { name, passwordHash, ...follower }: Follower & { name: string; passwordHash: string },
  audit: AuditStatements,
): Promise<void> {
  const { tokenHash, now, userId } = follower;
  const at = { createdAt: new Date(now), updatedAt: new Date(now) };
  const invited = db
    .select({ email: companyInvitations.email })
    .from(companyInvitations)
    .where(isAlive(db, tokenHash, now));
  await db.batch([
    db.insert(users).values({
      id: userId,
      name,
      email: sql`(${invited})`,
      // The link proves the address, and the owner vouches for the person.
      emailVerified: true,
      role: "tour_operator",
      status: "verified",
      ...at,
    }),
    db.insert(accounts).values({
      id: crypto.randomUUID(),
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
