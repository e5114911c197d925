import { and, asc, gt, isNotNull, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "../db/client";
import {
  accounts,
  bankAccountChanges,
  bankAccounts,
  calendarFeeds,
  partyMembers,
  resellerBookings,
  twoFactors,
  webhookEndpoints,
} from "../db/schema";
import type { EncryptionPurpose } from "./keys";

export interface EncryptedColumn {
  column: SQLiteColumn;
  /** The row's primary key; bound to the ciphertext if the app itself encrypts the value. */
  row: SQLiteColumn;
  /** "better-auth" if the library encrypts the value in its own format. */
  purpose: EncryptionPurpose | "better-auth";
}

/** All encrypted columns. Encrypt a new column with `keys.encrypt` and list it here, so that it follows a rotation. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  { column: bankAccounts.encryptedNumber, row: bankAccounts.operator, purpose: "bank-account" },
  { column: bankAccountChanges.encryptedNumber, row: bankAccountChanges.operator, purpose: "bank-account" },
  { column: partyMembers.encryptedIdentity, row: partyMembers.id, purpose: "traveler-identity" },
  { column: partyMembers.encryptedAnswers, row: partyMembers.id, purpose: "traveler-answers" },
  {
    column: resellerBookings.encryptedContact,
    row: resellerBookings.uuid,
    purpose: "reseller-contact",
  },
  { column: webhookEndpoints.encryptedSecret, row: webhookEndpoints.id, purpose: "webhook-secret" },
  { column: webhookEndpoints.encryptedPrevious, row: webhookEndpoints.id, purpose: "webhook-secret" },
  { column: calendarFeeds.encryptedAddress, row: calendarFeeds.id, purpose: "calendar-address" },
  { column: twoFactors.secret, row: twoFactors.id, purpose: "better-auth" },
  { column: twoFactors.backupCodes, row: twoFactors.id, purpose: "better-auth" },
  { column: accounts.accessToken, row: accounts.id, purpose: "better-auth" },
  { column: accounts.refreshToken, row: accounts.id, purpose: "better-auth" },
  { column: accounts.idToken, row: accounts.id, purpose: "better-auth" },
];

export interface EncryptedValue {
  row: string;
  value: string;
}

/** Lists a page of the values that do not begin with a prefix, by row. */
export function listWithoutPrefix(
  db: Database,
  { column, row }: EncryptedColumn,
  { prefix, after, limit }: { prefix: string; after: string; limit: number },
): Promise<EncryptedValue[]> {
  return db
    .select({ row: sql<string>`${row}`, value: sql<string>`${column}` })
    .from(column.table)
    .where(and(gt(row, after), isNotNull(column), sql`substr(${column}, 1, ${prefix.length}) <> ${prefix}`))
    .orderBy(asc(row))
    .limit(limit);
}

/** Replaces values that have not changed since they were read. */
export async function replaceValues(
  db: Database,
  { column, row }: EncryptedColumn,
  values: readonly (EncryptedValue & { replacement: string })[],
): Promise<void> {
  if (values.length === 0) return;
  await db.run(
    sql`UPDATE ${column.table} SET ${sql.identifier(column.name)} = given.value ->> 'replacement'
      FROM json_each(${JSON.stringify(values)}) AS given
      WHERE ${row} = given.value ->> 'row' AND ${column} = given.value ->> 'value'`,
  );
}
