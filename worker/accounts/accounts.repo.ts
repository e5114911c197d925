import { and, eq, exists, inArray, isNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import type { AccountStatus } from "~/domain/accounts/account";
import { foldText } from "~/domain/folded-text";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import {
  accounts,
  emailChanges,
  newsletterSubscribers,
  operators,
  passkeys,
  sessions,
  twoFactors,
  users,
  verifications,
} from "../platform/db/schema";
import { randomId } from "../platform/surroundings";
import { endGrants } from "./assistants/assistants.repo";

export async function statusOf(db: Database, userId: string): Promise<AccountStatus | null> {
  const row = await db.select({ status: users.status }).from(users).where(eq(users.id, userId)).get();
  return row?.status ?? null;
}

/** Returns true if signing in to the account requires a code. */
export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const row = await db.select({ isOn: users.twoFactorEnabled }).from(users).where(eq(users.id, userId)).get();
  return row?.isOn ?? false;
}

/** Returns the encrypted secret of an account's authenticator app, or null. */
export async function findTotpSecret(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .select({ secret: twoFactors.secret })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .get();
  return row?.secret ?? null;
}

/** Records the time step of a code. Returns false if it or a later one was recorded before. */
export async function acceptTotpStep(db: Database, userId: string, step: number): Promise<boolean> {
  const { meta } = await db
    .update(twoFactors)
    .set({ lastStep: step })
    .where(
      and(eq(twoFactors.userId, userId), or(isNull(twoFactors.lastStep), lt(twoFactors.lastStep, step))),
    );
  return meta.changes > 0;
}

/** Returns the request code of a pending admin, or null. */
export async function requestCodeOf(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .select({ requestCode: users.requestCode })
    .from(users)
    .where(eq(users.id, userId))
    .get();
  return row?.requestCode ?? null;
}

/** Creates the operator of someone who signs up as one, awaiting verification. */
export async function createOperator(
  db: Database,
  operator: {
    ownerId: string;
    companyName: string;
    registrationNumber: string;
    businessAddress: string;
    phone: string | null;
  },
): Promise<void> {
  const words = operator.companyName
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  await db.insert(operators).values({
    // Two operators may share a name.
    slug: `${words || "operator"}-${randomId().slice(0, 8)}`,
    companyName: operator.companyName,
    foldedName: foldText(operator.companyName),
    registrationNumber: operator.registrationNumber,
    address: operator.businessAddress,
    phone: operator.phone,
    baseCity: "",
    status: "pending",
    ownerId: operator.ownerId,
  });
}

/**
 * Marks the address as verified.
 * @returns true if the account still has this address
 */
export async function markEmailVerified(
  db: Database,
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ emailVerified: true, updatedAt: sql`${users.updatedAt} + 1` })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/**
 * Deletes everything pending for an account: password and address links, trusted devices, sign-ins waiting for a
 * code. The stored value is the account's id, or JSON that contains it.
 */
export function dropVerifications(db: Database, userId: string, guard?: SQL) {
  const holdsId = sql`instr(${verifications.value}, ${JSON.stringify(userId)}) > 0`;
  return db.delete(verifications).where(and(or(eq(verifications.value, userId), holdsId), guard));
}

/**
 * Moves an account to a confirmed address, unless it has moved elsewhere since. Drops an address that an administrator has set for it.
 * Fails with UNIQUE `users.email` if another account has it.
 * @param guard conditions on the account beyond its address
 * @returns the account's name, or null if it no longer had the address it was to move from
 */
export async function changeEmailAddress(
  db: Database,
  { userId, from, to }: { userId: string; from: string; to: string },
  guard?: SQL,
): Promise<string | null> {
  const hasMoved = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.email, to)));
  const { rows } = await batchNamed(db, {
    subscription: moveSubscription(db, { userId, from, to }, guard),
    rows: db
      .update(users)
      // Bumping the version keeps an admin's stale edit from restoring the old address.
      .set({ email: to, emailVerified: true, updatedAt: sql`${users.updatedAt} + 1` })
      .where(and(eq(users.id, userId), eq(users.email, from), guard))
      .returning({ name: users.name }),
    verifications: dropVerifications(db, userId, exists(hasMoved)),
    emailChange: db.delete(emailChanges).where(and(eq(emailChanges.userId, userId), exists(hasMoved))),
  });
  return rows[0]?.name ?? null;
}

/**
 * Moves the newsletter subscription to the new address. The old one counts as the reader's own: they subscribed in
 * their profile or proved the address.
 * @param guard conditions on the account beyond its address
 */
export function moveSubscription(
  db: Database,
  { userId, from, to }: { userId: string; from: string; to: string },
  guard?: SQL,
) {
  const reader = db
    .select({ email: users.email })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        eq(users.email, from),
        or(eq(users.marketingConsent, true), eq(users.emailVerified, true)),
        guard,
      ),
    );
  return [
    db
      .insert(newsletterSubscribers)
      .select(
        db
          .select({
            email: sql<string>`${to}`.as("email"),
            createdAt: newsletterSubscribers.createdAt,
            confirmedAt: newsletterSubscribers.confirmedAt,
          })
          .from(newsletterSubscribers)
          .where(inArray(newsletterSubscribers.email, reader)),
      )
      .onConflictDoNothing(),
    db.delete(newsletterSubscribers).where(inArray(newsletterSubscribers.email, reader)),
  ] as const;
}

/**
 * Ends sessions, access of assistants, other links and trusted devices after a password reset, which proves ownership of the address.
 * Sign-in methods added before the address was verified are removed: they may belong to a stranger who signed up with
 * it.
 */
export async function completePasswordReset(db: Database, userId: string): Promise<void> {
  const unproved = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)));
  await db.batch([
    db.delete(passkeys).where(inArray(passkeys.userId, unproved)),
    db.delete(twoFactors).where(inArray(twoFactors.userId, unproved)),
    db.delete(accounts).where(and(inArray(accounts.userId, unproved), ne(accounts.providerId, "credential"))),
    db
      .update(users)
      .set({
        emailVerified: true,
        verifiedPhone: sql`CASE WHEN ${users.emailVerified} THEN ${users.verifiedPhone} END`,
        twoFactorEnabled: sql`${users.twoFactorEnabled} AND ${users.emailVerified}`,
      })
      .where(eq(users.id, userId)),
    db.delete(sessions).where(eq(sessions.userId, userId)),
    ...Object.values(endGrants(db, userId)),
    dropVerifications(db, userId),
  ]);
}

/** Returns the name on the account with this address, or null. */
export async function nameByEmail(db: Database, email: string): Promise<string | null> {
  const row = await db.select({ name: users.name }).from(users).where(eq(users.email, email)).get();
  return row?.name ?? null;
}
