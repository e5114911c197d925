import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { OperatorDocumentKind } from "~/domain/operators/operator-document";
import type { OperatorDecisionKind } from "~/domain/operators/operator-verification";
import type { OperatorRight } from "~/domain/operators/operator-rights";
import { instant } from "../columns";
import { users } from "./accounts";
import { operators } from "./tours";

/** Staff of an operator with their rights. The owner (operators.owner_id) has all rights and is not listed here. */
export const operatorMembers = sqliteTable(
  "operator_members",
  {
    operator: text("operator_slug")
      .notNull()
      .references(() => operators.slug, { onUpdate: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    rights: text("rights", { mode: "json" }).$type<OperatorRight[]>().notNull(),
    addedBy: text("added_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.operator, table.userId] }),
    index("operator_members_by_user").on(table.userId),
  ],
);

/** Invitations to join an operator, sent by mail; each link works once. */
export const operatorInvitations = sqliteTable(
  "operator_invitations",
  {
    id: text("id").primaryKey(),
    operator: text("operator_slug")
      .notNull()
      .references(() => operators.slug, { onUpdate: "cascade" }),
    /** Lowercase. */
    email: text("email").notNull(),
    rights: text("rights", { mode: "json" }).$type<OperatorRight[]>().notNull(),
    /** SHA-256 of the link's token, hexadecimal. */
    tokenHash: text("token_hash").notNull().unique(),
    invitedBy: text("invited_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** Time it was accepted or withdrawn; the link no longer works. */
    endedAt: instant("ended_at"),
  },
  (table) => [
    uniqueIndex("operator_invitations_one_open")
      .on(table.operator, table.email)
      .where(sql`ended_at IS NULL`),
  ],
);

/** Operator documents for verification; the files are in R2, readable only by administrators and the owner. */
export const operatorDocuments = sqliteTable(
  "operator_documents",
  {
    id: text("id").primaryKey(),
    operator: text("operator_slug")
      .notNull()
      .references(() => operators.slug, { onUpdate: "cascade" }),
    kind: text("kind").$type<OperatorDocumentKind>().notNull(),
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
    index("operator_documents_of_operator").on(table.operator, table.createdAt, table.id),
    check("operator_documents_not_empty", sql`${table.size} > 0`),
  ],
);

/** Decisions about an operator's verification, and its owner's answers, in order. */
export const operatorDecisions = sqliteTable(
  "operator_decisions",
  {
    id: text("id").primaryKey(),
    operator: text("operator_slug")
      .notNull()
      .references(() => operators.slug, { onUpdate: "cascade" }),
    kind: text("kind").$type<OperatorDecisionKind>().notNull(),
    /** Kinds of documents asked for; empty for other decisions. */
    documents: text("documents", { mode: "json" }).$type<OperatorDocumentKind[]>().notNull(),
    /** Reason, request or answer, shown to both sides. */
    text: text("text"),
    actorId: text("actor_id").references(() => users.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("operator_decisions_of_operator").on(table.operator, table.createdAt),
    check(
      "operator_decisions_kind_known",
      sql`${table.kind} IN ('documents_asked', 'refused', 'answered', 'verified')`,
    ),
  ],
);

/** Bank account for payouts. The number is encrypted (AES-GCM); only its last four digits are ever shown. */
export const bankAccounts = sqliteTable(
  "bank_accounts",
  {
    operator: text("operator_slug")
      .primaryKey()
      .references(() => operators.slug, { onUpdate: "cascade" }),
    holder: text("holder").notNull(),
    encryptedNumber: text("encrypted_number").notNull(),
    lastDigits: text("last_digits").notNull(),
    ifsc: text("ifsc").notNull(),
    /** Confirmed by the mailed link. */
    confirmedAt: instant("confirmed_at").notNull(),
    /** The bank's reference of the transfer of one rupee, which the owner reads on their statement. */
    transferReference: text("transfer_reference"),
    transferredAt: instant("transferred_at"),
    /** References that the owner entered since that transfer. */
    tries: integer("tries").notNull().default(0),
    /** Confirmed by that reference; null until then, and nothing is paid out. */
    provenAt: instant("proven_at"),
  },
  (table) => [check("bank_accounts_few_tries", sql`${table.tries} BETWEEN 0 AND 5`)],
);

/** Pending change of a bank account, until the owner follows the mailed link: max one per operator. */
export const bankAccountChanges = sqliteTable("bank_account_changes", {
  operator: text("operator_slug")
    .primaryKey()
    .references(() => operators.slug, { onUpdate: "cascade" }),
  holder: text("holder").notNull(),
  encryptedNumber: text("encrypted_number").notNull(),
  lastDigits: text("last_digits").notNull(),
  ifsc: text("ifsc").notNull(),
  /** SHA-256 of the link's token, hexadecimal. */
  tokenHash: text("token_hash").notNull().unique(),
  requestedBy: text("requested_by").references(() => users.id),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
});
