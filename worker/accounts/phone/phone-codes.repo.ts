import { and, desc, eq, exists, gt, isNull, sql, type SQL } from "drizzle-orm";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { phoneCodes, users } from "../../platform/db/schema";
import { insertMailIf } from "../../notifications/mail/mail-outbox.repo";
import type { Mail } from "../../notifications/mail/mailer";

export type PhoneCodeRow = typeof phoneCodes.$inferSelect;

/** True for accounts that their verified phone signs in: active travelers. */
function signsIn(phone: SQL | string): SQL | undefined {
  return and(eq(users.verifiedPhone, phone), eq(users.role, "user"), eq(users.status, "active"));
}

/** Returns the account that a phone signs in, or null. */
export async function findUserOfPhone(db: Database, phone: string): Promise<string | null> {
  return (await db.select({ id: users.id }).from(users).where(signsIn(phone)).get())?.id ?? null;
}

export async function createPhoneCode(db: Database, code: typeof phoneCodes.$inferInsert): Promise<void> {
  await db.insert(phoneCodes).values(code);
}

/** Returns a code that is not used, expired or not, with the email address of the account it signs in. */
export async function findPhoneCode(db: Database, id: string) {
  const row = await db
    .select({ code: phoneCodes, email: users.email })
    .from(phoneCodes)
    .leftJoin(users, eq(phoneCodes.userId, users.id))
    .where(and(eq(phoneCodes.id, id), isNull(phoneCodes.usedAt)))
    .get();
  return row ? { ...row.code, email: row.email } : null;
}

/** Returns a person's newest code for verifying their present phone, or null. */
export async function findVerifyingCode(db: Database, userId: string): Promise<PhoneCodeRow | null> {
  const row = await db
    .select({ code: phoneCodes })
    .from(phoneCodes)
    .innerJoin(users, and(eq(phoneCodes.userId, users.id), eq(phoneCodes.phone, users.phone)))
    .where(and(eq(phoneCodes.userId, userId), eq(phoneCodes.purpose, "verify"), isNull(phoneCodes.usedAt)))
    .orderBy(desc(phoneCodes.createdAt))
    .limit(1)
    .get();
  return row?.code ?? null;
}

/**
 * Counts a try before the code is compared, so that concurrent tries are all counted. Fails with the rule `phone_code_tries` after five.
 * @returns null if the code is used or expired
 */
export async function countCodeTry(db: Database, id: string, now: number): Promise<PhoneCodeRow | null> {
  const [row] = await db
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(and(eq(phoneCodes.id, id), isNull(phoneCodes.usedAt), gt(phoneCodes.expiresAt, now)))
    .returning();
  return row ?? null;
}

/**
 * Uses a code to sign in. Fails with the rule `phone_code_used` for a used one.
 * @returns the account, or null if the phone no longer signs it in
 */
export async function spendSignInCode(db: Database, id: string, now: number): Promise<string | null> {
  const owner = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, phoneCodes.userId), signsIn(sql`${phoneCodes.phone}`)));
  const [row] = await db
    .update(phoneCodes)
    .set({ usedAt: now })
    .where(and(eq(phoneCodes.id, id), exists(owner)))
    .returning({ userId: phoneCodes.userId });
  return row?.userId ?? null;
}

/**
 * Uses a code to verify a phone and queues the mail about it, all or nothing. Fails with the rule `phone_code_used`, and with UNIQUE
 * `users.verified_phone` if it signs in to another account.
 * @returns true if the phone is still on the account
 */
export async function verifyPhone(
  db: Database,
  { id, userId, phone }: { id: string; userId: string; phone: string },
  now: number,
  mail: Mail,
): Promise<boolean> {
  const { verified } = await batchNamed(db, {
    usedCode: db.update(phoneCodes).set({ usedAt: now }).where(eq(phoneCodes.id, id)),
    verified: db
      .update(users)
      .set({ verifiedPhone: phone })
      .where(and(eq(users.id, userId), eq(users.phone, phone), eq(users.role, "user")))
      .returning({ id: users.id }),
    mail: insertMailIf(db, mail, sql`changes() > 0`, now),
  });
  return verified.length > 0;
}

/** Keeps a phone verified only while it is the account's, in a change of it: the CHECK `users_phone_verified` refuses another. */
export function verifiedIfStill(phone: string | null): SQL {
  return sql`iif(${users.verifiedPhone} = ${phone}, ${users.verifiedPhone}, NULL)`;
}

/** Ends a phone's verification. @returns true if it was verified */
export async function unverifyPhone(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ verifiedPhone: null })
    .where(and(eq(users.id, userId), sql`${users.verifiedPhone} IS NOT NULL`))
    .returning({ id: users.id });
  return rows.length > 0;
}
