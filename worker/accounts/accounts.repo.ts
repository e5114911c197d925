import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { AccountStatus } from "~/domain/account";
import type { Database } from "../db/client";
import {
  accounts,
  newsletterSubscribers,
  operators,
  passkeys,
  sessions,
  twoFactors,
  users,
  verifications,
} from "../db/schema";

export async function statusOf(db: Database, userId: string): Promise<AccountStatus | null> {
  const row = await db.select({ status: users.status }).from(users).where(eq(users.id, userId)).get();
  return row?.status ?? null;
}

/** Whether a sign-in to the account asks for a code. */
export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const row = await db.select({ isOn: users.twoFactorEnabled }).from(users).where(eq(users.id, userId)).get();
  return row?.isOn ?? false;
}

/** The code a person quotes who asked to become an administrator, or null. */
export async function requestCodeOf(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .select({ requestCode: users.requestCode })
    .from(users)
    .where(eq(users.id, userId))
    .get();
  return row?.requestCode ?? null;
}

/** Writes the company an operator signed up with; it waits for verification. */
export async function createCompany(
  db: Database,
  company: { ownerId: string; companyName: string; registrationNumber: string; businessAddress: string },
): Promise<void> {
  const words = company.companyName
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  await db.insert(operators).values({
    // Two companies may have one name.
    slug: `${words || "operator"}-${crypto.randomUUID().slice(0, 8)}`,
    companyName: company.companyName,
    registrationNumber: company.registrationNumber,
    address: company.businessAddress,
    baseCity: "",
    status: "pending",
    ownerId: company.ownerId,
  });
}

/** @returns whether the account still has this address */
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
 * What is still to be followed for an account dies: links to a new password or another address, trusted devices, sign-ins
 * that wait for a code. Its text is the account's id, or JSON that holds it.
 */
export function dropVerifications(db: Database, userId: string) {
  const holdsId = sql`instr(${verifications.value}, ${JSON.stringify(userId)}) > 0`;
  return db.delete(verifications).where(or(eq(verifications.value, userId), holdsId));
}

/**
 * Moves an account to an address that has been confirmed, unless it has moved elsewhere since.
 * Fails with UNIQUE `users.email` when another account has it.
 * @returns the account's name, or null when it no longer had the address it was to move from
 */
export async function changeEmailAddress(
  db: Database,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<string | null> {
  const [, , rows] = await db.batch([
    ...moveSubscription(db, { userId, from, to }),
    db
      .update(users)
      // An administrator who has the account before them as it was does not set the address back.
      .set({ email: to, emailVerified: true, updatedAt: sql`${users.updatedAt} + 1` })
      .where(and(eq(users.id, userId), eq(users.email, from)))
      .returning({ name: users.name }),
    dropVerifications(db, userId),
  ]);
  return rows[0]?.name ?? null;
}

/**
 * The newsletter follows its reader, whose old address was theirs to subscribe: they said so in the profile or proved it.
 * @param guard what must be true of the account beside its address
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
          .select({ email: sql<string>`${to}`.as("email"), createdAt: newsletterSubscribers.createdAt })
          .from(newsletterSubscribers)
          .where(inArray(newsletterSubscribers.email, reader)),
      )
      .onConflictDoNothing(),
    db.delete(newsletterSubscribers).where(inArray(newsletterSubscribers.email, reader)),
  ] as const;
}

/**
 * Whoever set a password by a link in a mail owns the address; sessions, other links and trusted devices are over. Other
 * ways in that were added while nobody had shown the address to be theirs may be a stranger's who signed up with it: they go.
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
        twoFactorEnabled: sql`${users.twoFactorEnabled} AND ${users.emailVerified}`,
      })
      .where(eq(users.id, userId)),
    db.delete(sessions).where(eq(sessions.userId, userId)),
    dropVerifications(db, userId),
  ]);
}

/** The name on the account that has an address, or null when none has it. */
export async function nameByEmail(db: Database, email: string): Promise<string | null> {
  const row = await db.select({ name: users.name }).from(users).where(eq(users.email, email)).get();
  return row?.name ?? null;
}
