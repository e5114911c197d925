import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, sql, type SQL } from "drizzle-orm";
import { otherEntries } from "~/domain/money/ledger/ledger";
import {
  referenceTries,
  type ProvenBankAccount,
  type ShownBankAccount,
} from "~/domain/operators/bank-account";
import { isStillAdmin } from "../../accounts/admin/account-status.repo";
import type { AuditStatements } from "../../audit/with-audit";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { bankAccountChanges, bankAccounts, ledgerEntries, operators } from "../../platform/db/schema";
import { operatorsWith } from "../../platform/authz/operator-rights.repo";
import { isOperatorOwnedBy } from "./operator-profile.repo";

const shownColumns = {
  holder: bankAccounts.holder,
  lastDigits: bankAccounts.lastDigits,
  ifsc: bankAccounts.ifsc,
};

/** With the confirmation by a transfer. */
const provenColumns = {
  ...shownColumns,
  transferredAt: bankAccounts.transferredAt,
  provenAt: bankAccounts.provenAt,
  triesLeft: sql<number>`${referenceTries} - ${bankAccounts.tries}`.as("tries_left"),
};

type BankAccount = ProvenBankAccount & { /** UTC instant. */ confirmedAt: number };
type BankChange = ShownBankAccount & { /** UTC instants. */ createdAt: number; expiresAt: number };

/** Returns an operator's bank account and its pending change, each or null. The numbers are masked. */
export async function findBankAccount(
  db: Database,
  operator: string,
  now: number,
): Promise<{ account: BankAccount | null; change: BankChange | null }> {
  const { accounts, changes } = await batchNamed(db, {
    accounts: db
      .select({ ...provenColumns, confirmedAt: bankAccounts.confirmedAt })
      .from(bankAccounts)
      .where(eq(bankAccounts.operator, operator)),
    changes: db
      .select({
        holder: bankAccountChanges.holder,
        lastDigits: bankAccountChanges.lastDigits,
        ifsc: bankAccountChanges.ifsc,
        createdAt: bankAccountChanges.createdAt,
        expiresAt: bankAccountChanges.expiresAt,
      })
      .from(bankAccountChanges)
      .where(and(eq(bankAccountChanges.operator, operator), gt(bankAccountChanges.expiresAt, now))),
  });
  return { account: accounts[0] ?? null, change: changes[0] ?? null };
}

/** Returns the masked accounts of operators, by slug. */
export async function listBankAccounts(
  db: Database,
  slugs: readonly string[],
): Promise<Record<string, ProvenBankAccount>> {
  const rows = await db
    .select({ operator: bankAccounts.operator, ...provenColumns })
    .from(bankAccounts)
    .where(sql`${bankAccounts.operator} IN (SELECT value FROM json_each(${JSON.stringify(slugs)}))`);
  return Object.fromEntries(rows.map(({ operator, ...account }) => [operator, account]));
}

/**
 * Writes a pending change and replaces any other of the operator.
 * @returns true if the operator is this person's
 */
export async function putBankChange(
  db: Database,
  userId: string,
  change: typeof bankAccountChanges.$inferInsert & { requestedBy: string },
  audit: AuditStatements,
): Promise<boolean> {
  const { operator, ...values } = change;
  const { written } = await batchNamed(db, {
    written: db
      .insert(bankAccountChanges)
      .select(
        db
          .select({
            operator: operators.slug,
            holder: sql`${change.holder}`.as("holder"),
            encryptedNumber: sql`${change.encryptedNumber}`.as("encrypted_number"),
            lastDigits: sql`${change.lastDigits}`.as("last_digits"),
            ifsc: sql`${change.ifsc}`.as("ifsc"),
            tokenHash: sql`${change.tokenHash}`.as("token_hash"),
            requestedBy: sql`${change.requestedBy}`.as("requested_by"),
            createdAt: sql`${change.createdAt}`.as("created_at"),
            expiresAt: sql`${change.expiresAt}`.as("expires_at"),
          })
          .from(operators)
          .where(isOperatorOwnedBy(userId, operator)),
      )
      .onConflictDoUpdate({ target: bankAccountChanges.operator, set: values })
      .returning({ operator: bankAccountChanges.operator }),
    audit,
  });
  return written.length > 0;
}

/**
 * Deletes a pending change.
 * @returns true if one of this person's operators had one
 */
export async function deleteBankChange(
  db: Database,
  userId: string,
  operator: string,
  audit: AuditStatements,
): Promise<boolean> {
  const { deleted } = await batchNamed(db, {
    deleted: db
      .delete(bankAccountChanges)
      .where(
        and(
          eq(bankAccountChanges.operator, operator),
          inArray(bankAccountChanges.operator, operatorsWith(userId, "company")),
        ),
      )
      .returning({ operator: bankAccountChanges.operator }),
    audit,
  });
  return deleted.length > 0;
}

/** True for an unexpired change of this person's operator that the link may confirm. */
function isConfirmable(userId: string, tokenHash: string, now: number): SQL | undefined {
  return and(
    eq(bankAccountChanges.tokenHash, tokenHash),
    gt(bankAccountChanges.expiresAt, now),
    inArray(bankAccountChanges.operator, operatorsWith(userId, "company")),
  );
}

/** Returns the change of a link, masked; null for an invalid or expired link or another person's. */
export async function findChangeByToken(db: Database, userId: string, tokenHash: string, now: number) {
  const row = await db
    .select({
      operator: bankAccountChanges.operator,
      companyName: operators.companyName,
      holder: bankAccountChanges.holder,
      lastDigits: bankAccountChanges.lastDigits,
      ifsc: bankAccountChanges.ifsc,
    })
    .from(bankAccountChanges)
    .innerJoin(operators, eq(bankAccountChanges.operator, operators.slug))
    .where(isConfirmable(userId, tokenHash, now))
    .get();
  return row ?? null;
}

/**
 * Makes a pending change the operator's account, once.
 * @returns true if changed
 */
export async function updateBankAccount(
  db: Database,
  userId: string,
  { tokenHash, now }: { tokenHash: string; now: number },
  audit: AuditStatements,
): Promise<boolean> {
  const change = isConfirmable(userId, tokenHash, now);
  const { written } = await batchNamed(db, {
    written: db
      .insert(bankAccounts)
      .select(
        db
          .select({
            operator: bankAccountChanges.operator,
            holder: bankAccountChanges.holder,
            encryptedNumber: bankAccountChanges.encryptedNumber,
            lastDigits: bankAccountChanges.lastDigits,
            ifsc: bankAccountChanges.ifsc,
            confirmedAt: sql<number>`${now}`.as("confirmed_at"),
            transferReference: sql<null>`NULL`.as("transfer_reference"),
            transferredAt: sql<null>`NULL`.as("transferred_at"),
            tries: sql<number>`0`.as("tries"),
            provenAt: sql<null>`NULL`.as("proven_at"),
          })
          .from(bankAccountChanges)
          .where(change),
      )
      .onConflictDoUpdate({
        target: bankAccounts.operator,
        set: {
          holder: sql`excluded.holder`,
          encryptedNumber: sql`excluded.encrypted_number`,
          lastDigits: sql`excluded.last_digits`,
          ifsc: sql`excluded.ifsc`,
          confirmedAt: sql`excluded.confirmed_at`,
          transferReference: null,
          transferredAt: null,
          tries: 0,
          provenAt: null,
        },
      })
      .returning({ operator: bankAccounts.operator }),
    audit,
    deletedChange: db.delete(bankAccountChanges).where(change),
  });
  return written.length > 0;
}

/**
 * Records the transfer of one rupee, with its movement in the ledger, unless the account is confirmed or has changed since it was read.
 * Fails with UNIQUE `ledger_entries.key` for a reference that was used before.
 * @returns true if recorded
 */
export async function updateTransfer(
  db: Database,
  {
    operator,
    reference,
    account,
    at,
  }: { operator: string; reference: string; account: { confirmedAt: number }; at: number },
  audit: AuditStatements,
): Promise<boolean> {
  const isRecorded = exists(
    db
      .select({ operator: bankAccounts.operator })
      .from(bankAccounts)
      .where(and(eq(bankAccounts.operator, operator), eq(bankAccounts.transferReference, reference))),
  );
  const [entry] = otherEntries(-1);
  if (!entry) throw new Error("a rupee is an entry");
  const { written } = await batchNamed(db, {
    written: db
      .update(bankAccounts)
      .set({ transferReference: reference, transferredAt: at, tries: 0 })
      .where(
        and(
          eq(bankAccounts.operator, operator),
          eq(bankAccounts.confirmedAt, account.confirmedAt),
          isNull(bankAccounts.provenAt),
        ),
      )
      .returning({ operator: bankAccounts.operator }),
    audit,
    entry: db.insert(ledgerEntries).select(
      sql`SELECT NULL, ${`bank-transfer/${reference}`}, ${entry.kind}, ${entry.debit}, ${entry.credit}, ${entry.amount}, NULL, NULL,
        ${`One rupee to ${operator}, ${reference}`}, ${at} WHERE ${isRecorded}`,
    ),
  });
  return written.length > 0;
}

/**
 * Counts a try, and confirms the account if the reference is that of the transfer.
 * @returns null if no transfer waits or no try is left
 */
export async function tryReference(
  db: Database,
  { operator, reference, at }: { operator: string; reference: string; at: number },
  audit: AuditStatements,
): Promise<{ isProven: boolean; tries: number } | null> {
  const { rows } = await batchNamed(db, {
    rows: db
      .update(bankAccounts)
      .set({
        tries: sql`${bankAccounts.tries} + 1`,
        provenAt: sql`CASE WHEN ${bankAccounts.transferReference} = ${reference} THEN ${at} END`,
      })
      .where(
        and(
          eq(bankAccounts.operator, operator),
          isNull(bankAccounts.provenAt),
          isNotNull(bankAccounts.transferReference),
          lt(bankAccounts.tries, referenceTries),
        ),
      )
      .returning({ tries: bankAccounts.tries, provenAt: bankAccounts.provenAt }),
    audit,
  });
  const [row] = rows;
  return row ? { tries: row.tries, isProven: row.provenAt !== null } : null;
}

/** Returns an operator's encrypted account number and logs the access; null if there is none. */
export async function readEncryptedNumber(
  db: Database,
  operator: string,
  actorId: string,
  audit: AuditStatements,
): Promise<string | null> {
  const { rows } = await batchNamed(db, {
    // A no-op update: the audit statements after it write only if the account exists.
    rows: db
      .update(bankAccounts)
      .set({ confirmedAt: sql`${bankAccounts.confirmedAt}` })
      .where(and(eq(bankAccounts.operator, operator), isStillAdmin(db, actorId, "payouts")))
      .returning({ encryptedNumber: bankAccounts.encryptedNumber }),
    audit,
  });
  return rows[0]?.encryptedNumber ?? null;
}
