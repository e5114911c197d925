import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { ShownBankAccount } from "~/domain/bank-account";
import { isStillAdmin } from "../accounts/account-status.repo";
import type { AuditStatements } from "../audit/with-audit";
import type { Database } from "../db/client";
import { bankAccountChanges, bankAccounts, operators } from "../db/schema";
import { companiesWith } from "../operators/company-rights.repo";
import { isOwnCompany } from "./own-company.repo";

const shownColumns = {
  holder: bankAccounts.holder,
  lastDigits: bankAccounts.lastDigits,
  ifsc: bankAccounts.ifsc,
};

export type BankAccount = ShownBankAccount & { /** UTC instant. */ confirmedAt: number };
export type BankChange = ShownBankAccount & { /** UTC instants. */ createdAt: number; expiresAt: number };

/** The account of a company, and the change of it that waits, each or null. The numbers are masked. */
export async function findBankAccount(
  db: Database,
  company: string,
  now: number,
): Promise<{ account: BankAccount | null; change: BankChange | null }> {
  const [accounts, changes] = await db.batch([
    db
      .select({ ...shownColumns, confirmedAt: bankAccounts.confirmedAt })
      .from(bankAccounts)
      .where(eq(bankAccounts.company, company)),
    db
      .select({
        holder: bankAccountChanges.holder,
        lastDigits: bankAccountChanges.lastDigits,
        ifsc: bankAccountChanges.ifsc,
        createdAt: bankAccountChanges.createdAt,
        expiresAt: bankAccountChanges.expiresAt,
      })
      .from(bankAccountChanges)
      .where(and(eq(bankAccountChanges.company, company), gt(bankAccountChanges.expiresAt, now))),
  ]);
  return { account: accounts[0] ?? null, change: changes[0] ?? null };
}

/** The masked accounts of companies, by their slugs. */
export async function listBankAccounts(
  db: Database,
  companies: readonly string[],
): Promise<Record<string, ShownBankAccount>> {
  const rows = await db
    .select({ company: bankAccounts.company, ...shownColumns })
    .from(bankAccounts)
    .where(sql`${bankAccounts.company} IN (SELECT value FROM json_each(${JSON.stringify(companies)}))`);
  return Object.fromEntries(rows.map(({ company, ...account }) => [company, account]));
}

/**
 * Writes a change that waits, in the place of any other of the company.
 * @returns whether the company is this person's
 */
export async function putBankChange(
  db: Database,
  userId: string,
  change: typeof bankAccountChanges.$inferInsert & { requestedBy: string },
  audit: AuditStatements,
): Promise<boolean> {
  const { company, ...values } = change;
  const [written] = await db.batch([
    db
      .insert(bankAccountChanges)
      .select(
        db
          .select({
            company: operators.slug,
            holder: sql`${change.holder}`.as("holder"),
            sealedNumber: sql`${change.sealedNumber}`.as("sealed_number"),
            lastDigits: sql`${change.lastDigits}`.as("last_digits"),
            ifsc: sql`${change.ifsc}`.as("ifsc"),
            tokenHash: sql`${change.tokenHash}`.as("token_hash"),
            requestedBy: sql`${change.requestedBy}`.as("requested_by"),
            createdAt: sql`${change.createdAt}`.as("created_at"),
            expiresAt: sql`${change.expiresAt}`.as("expires_at"),
          })
          .from(operators)
          .where(isOwnCompany(userId, company)),
      )
      .onConflictDoUpdate({ target: bankAccountChanges.company, set: values })
      .returning({ company: bankAccountChanges.company }),
    ...audit,
  ]);
  return written.length > 0;
}

/** Withdraws the change that waits. @returns whether there was one of a company of theirs */
export async function deleteBankChange(
  db: Database,
  userId: string,
  company: string,
  audit: AuditStatements,
): Promise<boolean> {
  const [deleted] = await db.batch([
    db
      .delete(bankAccountChanges)
      .where(
        and(
          eq(bankAccountChanges.company, company),
          inArray(bankAccountChanges.company, companiesWith(userId, "company")),
        ),
      )
      .returning({ company: bankAccountChanges.company }),
    ...audit,
  ]);
  return deleted.length > 0;
}

/** A change that its link may confirm now: not expired, and of a company that is this person's. */
function isConfirmable(userId: string, tokenHash: string, now: number): SQL | undefined {
  return and(
    eq(bankAccountChanges.tokenHash, tokenHash),
    gt(bankAccountChanges.expiresAt, now),
    inArray(bankAccountChanges.company, companiesWith(userId, "company")),
  );
}

/** The change that a link stands for, masked; null for one that is nobody's, another's or too old. */
export async function findChangeByToken(db: Database, userId: string, tokenHash: string, now: number) {
  const row = await db
    .select({
      company: bankAccountChanges.company,
      companyName: operators.companyName,
      holder: bankAccountChanges.holder,
      lastDigits: bankAccountChanges.lastDigits,
      ifsc: bankAccountChanges.ifsc,
    })
    .from(bankAccountChanges)
    .innerJoin(operators, eq(bankAccountChanges.company, operators.slug))
    .where(isConfirmable(userId, tokenHash, now))
    .get();
  return row ?? null;
}

/** Makes a change that waits the account of its company: once. @returns whether it did */
export async function confirmBankChange(
  db: Database,
  userId: string,
  { tokenHash, now }: { tokenHash: string; now: number },
  audit: AuditStatements,
): Promise<boolean> {
  const change = isConfirmable(userId, tokenHash, now);
  const [written] = await db.batch([
    db
      .insert(bankAccounts)
      .select(
        db
          .select({
            company: bankAccountChanges.company,
            holder: bankAccountChanges.holder,
            sealedNumber: bankAccountChanges.sealedNumber,
            lastDigits: bankAccountChanges.lastDigits,
            ifsc: bankAccountChanges.ifsc,
            confirmedAt: sql<number>`${now}`.as("confirmed_at"),
          })
          .from(bankAccountChanges)
          .where(change),
      )
      .onConflictDoUpdate({
        target: bankAccounts.company,
        set: {
          holder: sql`excluded.holder`,
          sealedNumber: sql`excluded.sealed_number`,
          lastDigits: sql`excluded.last_digits`,
          ifsc: sql`excluded.ifsc`,
          confirmedAt: sql`excluded.confirmed_at`,
        },
      })
      .returning({ company: bankAccounts.company }),
    ...audit,
    db.delete(bankAccountChanges).where(change),
  ]);
  return written.length > 0;
}

/** The sealed number of a company, together with the row that says who looked; null where there is none. */
export async function readSealedNumber(
  db: Database,
  company: string,
  actorId: string,
  audit: AuditStatements,
): Promise<string | null> {
  const [rows] = await db.batch([
    // Nothing changes; what stands after it is written where there is such an account only.
    db
      .update(bankAccounts)
      .set({ confirmedAt: sql`${bankAccounts.confirmedAt}` })
      .where(and(eq(bankAccounts.company, company), isStillAdmin(db, actorId)))
      .returning({ sealedNumber: bankAccounts.sealedNumber }),
    ...audit,
  ]);
  return rows[0]?.sealedNumber ?? null;
}
