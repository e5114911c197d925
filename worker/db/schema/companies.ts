import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { CompanyDocumentKind } from "~/domain/operators/company-document";
import type { CompanyRight } from "~/domain/operators/company-rights";
import { instant } from "../columns";
import { users } from "./accounts";
import { operators } from "./tours";

/** Staff of a company with their rights. The owner (operators.owner_id) has all rights and is not listed here. */
export const companyMembers = sqliteTable(
  "company_members",
  {
    company: text("company")
      .notNull()
      .references(() => operators.slug),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    rights: text("rights", { mode: "json" }).$type<CompanyRight[]>().notNull(),
    addedBy: text("added_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company, table.userId] }),
    index("company_members_by_user").on(table.userId),
  ],
);

/** Invitations to join a company, sent by mail; each link works once. */
export const companyInvitations = sqliteTable(
  "company_invitations",
  {
    id: text("id").primaryKey(),
    company: text("company")
      .notNull()
      .references(() => operators.slug),
    /** Lowercase. */
    email: text("email").notNull(),
    rights: text("rights", { mode: "json" }).$type<CompanyRight[]>().notNull(),
    /** SHA-256 of the link's token, hexadecimal. */
    tokenHash: text("token_hash").notNull().unique(),
    invitedBy: text("invited_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** Time it was accepted or withdrawn; the link no longer works. */
    endedAt: instant("ended_at"),
  },
  (table) => [
    uniqueIndex("company_invitations_one_open")
      .on(table.company, table.email)
      .where(sql`ended_at IS NULL`),
  ],
);

/** Operator documents for verification; the files are in R2, readable only by administrators and the owner. */
export const companyDocuments = sqliteTable(
  "company_documents",
  {
    id: text("id").primaryKey(),
    company: text("company")
      .notNull()
      .references(() => operators.slug),
    kind: text("kind").$type<CompanyDocumentKind>().notNull(),
    fileName: text("file_name").notNull(),
    contentType: text("content_type").notNull(),
    /** Bytes. */
    size: integer("size").notNull(),
    uploadedBy: text("uploaded_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
    /** A removed document is no longer shown. */
    removedAt: instant("removed_at"),
  },
  (table) => [
    index("company_documents_of_company").on(table.company, table.createdAt, table.id),
    check("company_documents_not_empty", sql`${table.size} > 0`),
  ],
);

/** Bank account for payouts. The number is encrypted (AES-GCM); only its last four digits are ever shown. */
export const bankAccounts = sqliteTable("bank_accounts", {
  company: text("company")
    .primaryKey()
    .references(() => operators.slug),
  holder: text("holder").notNull(),
  encryptedNumber: text("sealed_number").notNull(),
  lastDigits: text("last_digits").notNull(),
  ifsc: text("ifsc").notNull(),
  confirmedAt: instant("confirmed_at").notNull(),
});

/** Pending change of a bank account, until the owner follows the mailed link: max one per company. */
export const bankAccountChanges = sqliteTable("bank_account_changes", {
  company: text("company")
    .primaryKey()
    .references(() => operators.slug),
  holder: text("holder").notNull(),
  encryptedNumber: text("sealed_number").notNull(),
  lastDigits: text("last_digits").notNull(),
  ifsc: text("ifsc").notNull(),
  /** SHA-256 of the link's token, hexadecimal. */
  tokenHash: text("token_hash").notNull().unique(),
  requestedBy: text("requested_by").references(() => users.id),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
});
