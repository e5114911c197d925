import { sql } from "drizzle-orm";
import { bankAccounts, operatorDocuments, operators } from "./schema";

const documentCount = sql<number>`(SELECT count(*) FROM ${operatorDocuments}
  WHERE ${operatorDocuments.operator} = ${operators.slug} AND ${operatorDocuments.removedAt} IS NULL)`;

/** Drafts count, so that an operator can add them before it is verified. */
const photographCount = sql<number>`(SELECT count(*) FROM tours t JOIN tour_pictures p ON p.tour_id = t.id
  WHERE t.operator_slug = operators.slug AND t.deleted_at IS NULL AND p.removed_at IS NULL AND p.kind <> 'place'
    AND p.licence IS NULL)`;

const hasBankAccount = sql<boolean>`EXISTS (SELECT 1 FROM ${bankAccounts} WHERE ${bankAccounts.operator} = ${operators.slug})`;

/** Documents and details that an operator submits for its verification. */
export const submissionColumns = {
  registrationNumber: operators.registrationNumber,
  address: operators.address,
  phone: operators.phone,
  baseCity: operators.baseCity,
  pan: operators.pan,
  documents: documentCount.as("documents"),
  hasBankAccount: hasBankAccount.mapWith(Boolean).as("has_bank_account"),
  photographs: photographCount.as("photographs"),
};

/** True for a row of operators that lacks nothing for its verification: `gapsIn` in SQL. */
export const lacksNothing = sql`(coalesce(${operators.registrationNumber}, '') <> '' AND coalesce(${operators.address}, '') <> ''
  AND ${operators.baseCity} <> '' AND coalesce(${operators.phone}, '') <> '' AND coalesce(${operators.pan}, '') <> ''
  AND ${documentCount} > 0 AND ${hasBankAccount})`;
