import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { LedgerAccount, LedgerKind } from "~/domain/money/ledger/ledger";
import type { Exemption } from "~/domain/departures/exemption";
import type { BankFileKind, BankMatchKind } from "~/domain/money/bank/bank-file";
import type { RefundBearer } from "~/domain/money/bearers";
import type { DisputeStatus, LossOutcome } from "~/domain/money/payments/dispute";
import type { PayoutStatus } from "~/domain/money/payouts/payout";
import type { PayoutLineKind } from "~/domain/money/payouts/settlement";
import type { TaxDocument, TaxDocumentKind } from "~/domain/money/tax/tax-documents";
import type { InvoiceSnapshot, OperatorInvoiceKind } from "~/domain/money/tax/operator-invoice";
import type { OwedTax } from "~/domain/money/tax/tax-payment";
import { instant } from "../columns";
import { bookings } from "./bookings";
import { operators } from "./tours";
import { users } from "./accounts";

/** Accounts of the ledger, and kinds of its entries: those of app/domain/money/ledger/ledger.ts. migrations/0004_money.sql fills them. */
export const ledgerAccountRows = sqliteTable("ledger_accounts", {
  name: text("name").$type<LedgerAccount>().primaryKey(),
});

export const ledgerKindRows = sqliteTable("ledger_kinds", {
  name: text("name").$type<LedgerKind>().primaryKey(),
});

/** Ledger entries (app/domain/money/ledger/ledger.ts). Triggers prevent updates and deletes. */
export const ledgerEntries = sqliteTable(
  "ledger_entries",
  {
    id: integer("id").primaryKey(),
    /** Deduplication key: the same entry is not written twice. */
    key: text("key").notNull().unique(),
    kind: text("kind")
      .$type<LedgerKind>()
      .notNull()
      .references(() => ledgerKindRows.name),
    debit: text("debit")
      .$type<LedgerAccount>()
      .notNull()
      .references(() => ledgerAccountRows.name),
    credit: text("credit")
      .$type<LedgerAccount>()
      .notNull()
      .references(() => ledgerAccountRows.name),
    /** Whole rupees. */
    amount: integer("amount").notNull(),
    booking: text("booking").references(() => bookings.id),
    operatorSlug: text("operator_slug").references(() => operators.slug, { onUpdate: "cascade" }),
    note: text("note"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("ledger_entries_by_booking").on(table.booking),
    index("ledger_entries_by_operator").on(table.operatorSlug, table.createdAt),
    index("ledger_entries_newest").on(table.createdAt, table.id),
    // Finds the featured places of a month for invoices.
    index("ledger_entries_of_payouts")
      .on(table.createdAt)
      .where(sql`kind IN ('payout', 'premium')`),
    check("ledger_entries_amount_positive", sql`${table.amount} > 0`),
    check("ledger_entries_two_accounts", sql`${table.debit} <> ${table.credit}`),
  ],
);

/** Payments requested from a customer: an order of a gateway, or money recorded by a team member. */
export const payments = sqliteTable(
  "payments",
  {
    id: text("id").primaryKey(),
    booking: text("booking")
      .notNull()
      .references(() => bookings.id),
    gateway: text("gateway").$type<"razorpay" | "sandbox" | "manual">().notNull(),
    /** Order id of the gateway; a generated id for recorded money. */
    orderId: text("order_id").notNull(),
    /** Payment id of the gateway, once paid. */
    paymentId: text("payment_id"),
    /** As reported by the gateway ("card", "upi", "netbanking"), or as recorded ("cash", "bank-transfer"). */
    method: text("method"),
    /** Whole rupees. */
    amount: integer("amount").notNull(),
    /** Beyond them: received in a payment that no order asked for, and returned with its refund. The books do not know it. */
    paise: integer("paise").notNull().default(0),
    refunded: integer("refunded").notNull().default(0),
    /** Withheld by the bank for disputes that it has not decided. */
    disputed: integer("disputed").notNull().default(0),
    status: text("status").$type<"created" | "failed" | "captured">().notNull(),
    /** Opens UPI apps; set if the customer chose UPI, null for the gateway's own page. */
    upiLink: text("upi_link"),
    /** The account that recorded the money. */
    recordedBy: text("recorded_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
    capturedAt: instant("captured_at"),
    /** Time to query the gateway if no webhook arrives; null once the outcome is final. */
    nextPollAt: instant("next_poll_at"),
    /** The payment of another booking that this money was received with: refunds return it through that payment. */
    carriedFrom: text("carried_from"),
  },
  (table) => [
    index("payments_carried")
      .on(table.carriedFrom)
      .where(sql`"carried_from" IS NOT NULL`),
    uniqueIndex("payments_by_order").on(table.gateway, table.orderId),
    uniqueIndex("payments_by_payment").on(table.gateway, table.paymentId),
    index("payments_by_booking").on(table.booking),
    index("payments_to_poll").on(table.nextPollAt),
    check("payments_gateway_known", sql`${table.gateway} IN ('razorpay', 'sandbox', 'manual')`),
    check("payments_status_known", sql`${table.status} IN ('created', 'failed', 'captured')`),
    check("payments_amount_positive", sql`${table.amount} > 0`),
    // Prevents refunds above the amount paid.
    check("payments_not_overrefunded", sql`${table.refunded} BETWEEN 0 AND ${table.amount}`),
    check(
      "payments_not_overdisputed",
      sql`${table.disputed} >= 0 AND ${table.refunded} + ${table.disputed} <= ${table.amount}`,
    ),
  ],
);
export type PaymentRow = typeof payments.$inferSelect;

/** Processed webhook events, so that a repeated one is handled once. */
export const gatewayEvents = sqliteTable(
  "gateway_events",
  {
    gateway: text("gateway").notNull(),
    eventId: text("event_id").notNull(),
    type: text("type").notNull(),
    receivedAt: instant("received_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gateway, table.eventId] }),
    index("gateway_events_by_age").on(table.receivedAt),
  ],
);

/** Refunds to customers: written with the change that makes them due, then sent with retries until they succeed. */
export const refunds = sqliteTable(
  "refunds",
  {
    id: text("id").primaryKey(),
    payment: text("payment")
      .notNull()
      .references(() => payments.id),
    booking: text("booking")
      .notNull()
      .references(() => bookings.id),
    /** Whole rupees. */
    amount: integer("amount").notNull(),
    reason: text("reason").notNull(),
    status: text("status").$type<"due" | "done" | "failed">().notNull(),
    gatewayRefundId: text("gateway_refund_id"),
    attempts: integer("attempts").notNull().default(0),
    /** Time of the next attempt; in the future while a refund is being sent, so that concurrent runs skip it. */
    nextAttemptAt: instant("next_attempt_at").notNull(),
    lastError: text("last_error"),
    createdAt: instant("created_at").notNull(),
    doneAt: instant("done_at"),
  },
  (table) => [
    index("refunds_by_booking").on(table.booking),
    index("refunds_by_payment").on(table.payment),
    index("refunds_by_gateway")
      .on(table.gatewayRefundId)
      .where(sql`gateway_refund_id IS NOT NULL`),
    index("refunds_due").on(table.status, table.nextAttemptAt),
    check("refunds_amount_positive", sql`${table.amount} > 0`),
    check("refunds_status_known", sql`${table.status} IN ('due', 'done', 'failed')`),
  ],
);

/** Compensations of travelers whose trip was canceled: one per booking, written with the cancellation and transferred by hand. */
export const travelerCompensations = sqliteTable(
  "traveler_compensations",
  {
    booking: text("booking")
      .primaryKey()
      .references(() => bookings.id),
    /** Whole rupees; 0 for an exempt cancellation. */
    amount: integer("amount").notNull(),
    /** The part of it that is deducted from the operator's payouts. */
    byOperator: integer("by_operator").notNull(),
    exemption: text("exemption", { mode: "json" }).$type<Exemption>(),
    createdAt: instant("created_at").notNull(),
    paidAt: instant("paid_at"),
    /** Reference of the transfer. */
    reference: text("reference"),
    paidBy: text("paid_by").references(() => users.id),
  },
  (table) => [
    index("traveler_compensations_due")
      .on(table.createdAt)
      .where(sql`amount > 0 AND paid_at IS NULL`),
    check(
      "traveler_compensations_owed_or_exempt",
      sql`${table.amount} >= 0 AND (${table.amount} = 0) = (${table.exemption} IS NOT NULL)`,
    ),
    check("traveler_compensations_borne", sql`${table.byOperator} BETWEEN 0 AND ${table.amount}`),
    check(
      "traveler_compensations_paid",
      sql`(${table.paidAt} IS NULL) = (${table.reference} IS NULL) AND (${table.paidAt} IS NULL OR ${table.amount} > 0)`,
    ),
  ],
);

/** Disputes of payments. A trigger keeps a decided one as it is. */
export const disputes = sqliteTable(
  "disputes",
  {
    id: text("id").primaryKey(),
    payment: text("payment")
      .notNull()
      .references(() => payments.id),
    booking: text("booking")
      .notNull()
      .references(() => bookings.id),
    gateway: text("gateway").$type<"razorpay" | "sandbox">().notNull(),
    /** The gateway's id. */
    reference: text("reference").notNull(),
    /** Whole rupees, as the gateway reports it. */
    amount: integer("amount").notNull(),
    /** The part of it that had not been returned in another way. */
    withheld: integer("withheld").notNull(),
    status: text("status").$type<DisputeStatus>().notNull(),
    reason: text("reason").notNull(),
    /** The party that bears a loss. */
    bearer: text("bearer").$type<RefundBearer>().notNull(),
    /** Outcome for the booking of a lost dispute; null if it isn't lost, or if the gateway reported it and nobody has decided. */
    outcome: text("outcome").$type<LossOutcome>(),
    /** Charged by the payment service for a lost dispute, whole rupees. */
    fee: integer("fee").notNull().default(0),
    respondBy: instant("respond_by"),
    /** The administrator who recorded it; null if the gateway reported it. */
    recordedBy: text("recorded_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
    settledAt: instant("settled_at"),
  },
  (table) => [
    uniqueIndex("disputes_by_reference").on(table.gateway, table.reference),
    index("disputes_by_booking").on(table.booking),
    index("disputes_by_status").on(table.status, table.createdAt),
    index("disputes_newest").on(table.createdAt, table.id),
    check(
      "disputes_amounts_positive",
      sql`${table.amount} > 0 AND ${table.withheld} BETWEEN 0 AND ${table.amount}`,
    ),
    check("disputes_status_known", sql`${table.status} IN ('open', 'under_review', 'won', 'lost', 'closed')`),
    check("disputes_outcome_known", sql`${table.outcome} IN ('keep', 'cancel', 'lower')`),
    check("disputes_bearer_known", sql`${table.bearer} IN ('operator', 'platform', 'shared')`),
  ],
);

/**
 * Tax documents as issued. Triggers give each operator's documents of a kind consecutive numbers within a financial year, and prevent
 * updates and deletes, except of a deleted account's contact details.
 */
export const taxDocuments = sqliteTable(
  "tax_documents",
  {
    /** Part of the address that verifies it: 22 random characters. */
    key: text("key").primaryKey(),
    kind: text("kind").$type<TaxDocumentKind>().notNull(),
    booking: text("booking")
      .notNull()
      .references(() => bookings.id),
    /** Slug of the operator that issues it; "*platform" under the former rules. */
    seller: text("seller").notNull(),
    /** "2026-27". */
    financialYear: text("financial_year").notNull(),
    /** Starts at 1. */
    number: integer("number").notNull(),
    /** Whole rupees. */
    total: integer("total").notNull(),
    issuedAt: instant("issued_at").notNull(),
    document: text("document", { mode: "json" }).$type<TaxDocument>().notNull(),
  },
  (table) => [
    uniqueIndex("tax_documents_by_number").on(table.seller, table.kind, table.financialYear, table.number),
    index("tax_documents_by_booking").on(table.booking),
    index("tax_documents_newest").on(table.issuedAt),
    uniqueIndex("tax_documents_one_invoice")
      .on(table.booking)
      .where(sql`kind = 'invoice'`),
    check(
      "tax_documents_kind_known",
      sql`${table.kind} IN ('receipt-voucher', 'invoice', 'debit-note', 'credit-note', 'refund-voucher')`,
    ),
    check("tax_documents_number_in_range", sql`${table.number} BETWEEN 1 AND 999999`),
    check("tax_documents_total_not_negative", sql`${table.total} >= 0`),
  ],
);

/**
 * Storage of the sandbox gateway (worker/money/payments/sandbox-gateway.ts): orders, payments and refunds in the format of
 * the real one. Nothing else reads it.
 */
export const sandboxObjects = sqliteTable(
  "sandbox_objects",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<"order" | "payment" | "refund">().notNull(),
    orderId: text("order_id").notNull(),
    entity: text("entity", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("sandbox_objects_by_order").on(table.orderId),
    check("sandbox_objects_kind_known", sql`${table.kind} IN ('order', 'payment', 'refund')`),
  ],
);

/**
 * Payouts to operators: prepared (`due`), approved by another administrator, transferred. The ledger entry is written when a payout is
 * marked as paid, and reversed when the bank returns it.
 */
export const payouts = sqliteTable(
  "payouts",
  {
    id: text("id").primaryKey(),
    operatorSlug: text("operator_slug")
      .notNull()
      .references(() => operators.slug, { onUpdate: "cascade" }),
    /** Whole rupees, after taxes. */
    amount: integer("amount").notNull(),
    /** Taxes on its lines, whole rupees; 0 in payouts before November 2026. */
    gst: integer("gst").notNull().default(0),
    tcs: integer("tcs").notNull().default(0),
    tds: integer("tds").notNull().default(0),
    /** Tax numbers of the operator when it was prepared. */
    pan: text("pan"),
    gstin: text("gstin"),
    status: text("status").$type<PayoutStatus>().notNull(),
    /** The bank's transfer reference, once paid. */
    reference: text("reference"),
    note: text("note"),
    createdBy: text("created_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
    paidBy: text("paid_by").references(() => users.id),
    paidAt: instant("paid_at"),
    approvedBy: text("approved_by").references(() => users.id),
    approvedAt: instant("approved_at"),
    /** The bank account and PAN for which it was approved: the transfer goes to no other. */
    approvedAccount: text("approved_account"),
    returnReason: text("return_reason"),
    returnedAt: instant("returned_at"),
  },
  (table) => [
    index("payouts_newest").on(table.createdAt, table.id),
    index("payouts_of_operator").on(table.operatorSlug, table.createdAt),
    index("payouts_by_reference").on(table.reference),
    // Limits each operator to one payout before its transfer.
    uniqueIndex("payouts_one_due")
      .on(table.operatorSlug)
      .where(sql`status IN ('due', 'approved')`),
    check("payouts_amount_positive", sql`${table.amount} > 0`),
    check(
      "payouts_status_known",
      sql`${table.status} IN ('due', 'approved', 'paid', 'withdrawn', 'returned')`,
    ),
  ],
);

/**
 * Lines of a payout (app/domain/money/payouts/settlement.ts), as computed when it was prepared. Triggers prevent updates and deletes. Those of
 * payouts before November 2026 have no taxes.
 */
export const payoutLines = sqliteTable(
  "payout_lines",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    payout: text("payout")
      .notNull()
      .references(() => payouts.id),
    kind: text("kind").$type<PayoutLineKind>().notNull(),
    booking: text("booking").references(() => bookings.id),
    /** Key of a featured place's ledger entries, without the number of the entry. */
    charge: text("charge"),
    note: text("note"),
    // Whole rupees.
    gross: integer("gross").notNull(),
    direct: integer("direct").notNull(),
    commission: integer("commission").notNull(),
    borne: integer("borne").notNull(),
    premium: integer("premium").notNull(),
    gst: integer("gst").notNull(),
    tcs: integer("tcs").notNull(),
    tds: integer("tds").notNull(),
    carried: integer("carried").notNull(),
    net: integer("net").notNull(),
  },
  (table) => [
    index("payout_lines_of_payout").on(table.payout),
    index("payout_lines_of_booking").on(table.booking),
    check("payout_lines_kind_known", sql`${table.kind} IN ('booking', 'premium', 'tds', 'carried', 'left')`),
    check(
      "payout_lines_add_up",
      sql`${table.net} = ${table.gross} - ${table.direct} - ${table.commission} + ${table.borne} - ${table.premium} - ${table.gst} - ${table.tcs} - ${table.tds} + ${table.carried}`,
    ),
  ],
);

/** Taxes on operators' sales by the day on which they arose (app/domain/money/tax/accruals.ts). Rows are only ever added. */
export const taxAccruals = sqliteTable(
  "tax_accruals",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    key: text("key").notNull().unique(),
    operator: text("operator_slug")
      .notNull()
      .references(() => operators.slug, { onUpdate: "cascade" }),
    /** Null for TDS on the earlier sales of a financial year. */
    booking: text("booking").references(() => bookings.id),
    /** In India. */
    day: text("day").notNull(),
    pan: text("pan"),
    gstin: text("gstin"),
    // Whole rupees.
    gstBase: integer("gst_base").notNull(),
    gstPercent: real("gst_percent").notNull(),
    gst: integer("gst").notNull(),
    tcsBase: integer("tcs_base").notNull(),
    tcsPercent: real("tcs_percent").notNull(),
    tcs: integer("tcs").notNull(),
    tdsBase: integer("tds_base").notNull(),
    tdsPercent: real("tds_percent").notNull(),
    tds: integer("tds").notNull(),
  },
  (table) => [
    index("tax_accruals_of_booking").on(table.booking),
    index("tax_accruals_of_operator").on(table.operator, table.day),
    index("tax_accruals_by_day").on(table.day),
  ],
);

/** Payments of tax to the government, as administrators record them. */
export const taxPayments = sqliteTable(
  "tax_payments",
  {
    id: text("id").primaryKey(),
    tax: text("tax").$type<OwedTax>().notNull(),
    /** yyyy-MM, India. */
    month: text("month").notNull(),
    /** Whole rupees. */
    amount: integer("amount").notNull(),
    /** Day in India. */
    paidOn: text("paid_on").notNull(),
    /** Number of the challan, or CPIN. */
    reference: text("reference").notNull(),
    recordedBy: text("recorded_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
    reversedAt: instant("reversed_at"),
  },
  (table) => [
    uniqueIndex("tax_payments_by_reference")
      .on(table.tax, table.reference)
      .where(sql`reversed_at IS NULL`),
    index("tax_payments_by_month").on(table.month, table.createdAt),
    check("tax_payments_tax_known", sql`${table.tax} IN ('gst', 'tcs', 'tds')`),
    check("tax_payments_amount_positive", sql`${table.amount} > 0`),
  ],
);

/**
 * Our monthly invoices to operators for commission and featured places, numbered without gaps by kind and financial year. Triggers
 * prevent updates and deletes.
 */
export const operatorInvoices = sqliteTable(
  "operator_invoices",
  {
    operatorSlug: text("operator_slug")
      .notNull()
      .references(() => operators.slug, { onUpdate: "cascade" }),
    /** yyyy-MM, India. */
    month: text("month").notNull(),
    kind: text("kind").$type<OperatorInvoiceKind>().notNull(),
    /** "2026-27". */
    financialYear: text("financial_year").notNull(),
    /** Starts at 1. */
    number: integer("number").notNull(),
    // Whole rupees; negative in a credit note.
    commission: integer("commission").notNull(),
    premium: integer("premium").notNull(),
    gst: integer("gst").notNull(),
    /** Everything else printed on it, as issued. */
    snapshot: text("snapshot", { mode: "json" }).$type<InvoiceSnapshot>().notNull(),
    issuedAt: instant("issued_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.operatorSlug, table.month, table.kind] }),
    uniqueIndex("operator_invoices_by_number").on(table.kind, table.financialYear, table.number),
    check("operator_invoices_kind_known", sql`${table.kind} IN ('invoice', 'credit-note')`),
    check("operator_invoices_number_positive", sql`${table.number} > 0`),
  ],
);

/** Files of the bank and the payment service that were imported. */
export const bankImports = sqliteTable(
  "bank_imports",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<BankFileKind>().notNull(),
    fileName: text("file_name").notNull(),
    /** Rows that were new, or changed a payout. */
    rows: integer("rows").notNull(),
    importedBy: text("imported_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("bank_imports_newest").on(table.createdAt),
    check("bank_imports_kind_known", sql`${table.kind} IN ('settlements', 'statement', 'answer')`),
  ],
);

/** Settlements of the payment service: the sums of their lines. */
export const settlements = sqliteTable(
  "settlements",
  {
    /** The payment service's id. */
    id: text("id").primaryKey(),
    /** Reference of the transfer; empty if it is not reported. */
    utr: text("utr").notNull(),
    /** Day in India. */
    settledOn: text("settled_on").notNull(),
    /** Paise transferred to the bank; below zero if it was taken back. */
    net: integer("net").notNull(),
    /** Paise kept for fees, with the GST on them. */
    fees: integer("fees").notNull(),
    /** Paise by which the books had more. */
    difference: integer("difference").notNull(),
  },
  (table) => [index("settlements_newest").on(table.settledOn), index("settlements_by_utr").on(table.utr)],
);

/** Lines of settlements: payments, refunds and adjustments. A line is imported once. */
export const settlementLines = sqliteTable(
  "settlement_lines",
  {
    /** The payment service's id of the payment, refund or adjustment. */
    entity: text("entity").primaryKey(),
    settlement: text("settlement")
      .notNull()
      .references(() => settlements.id),
    kind: text("kind").notNull(),
    /** Paise before fees, negative for refunds. */
    gross: integer("gross").notNull(),
    /** The same by our books; null if they don't know it. */
    booked: integer("booked"),
    fee: integer("fee").notNull(),
    booking: text("booking").references(() => bookings.id),
    import: text("import")
      .notNull()
      .references(() => bankImports.id),
  },
  (table) => [
    index("settlement_lines_by_settlement").on(table.settlement),
    index("settlement_lines_unmatched")
      .on(table.settlement, table.entity)
      .where(sql`booked IS NOT gross`),
  ],
);

/** Lines of bank statements. A line is imported once, and matches at most one record. */
export const bankLines = sqliteTable(
  "bank_lines",
  {
    /** Digest of the line, and its number among equal ones of its file. */
    id: text("id").primaryKey(),
    /** Day in India. */
    day: text("day").notNull(),
    description: text("description").notNull(),
    reference: text("reference").notNull(),
    /** Paise; negative for money that left. */
    amount: integer("amount").notNull(),
    matchKind: text("match_kind").$type<BankMatchKind>(),
    matchId: text("match_id"),
    import: text("import")
      .notNull()
      .references(() => bankImports.id),
  },
  (table) => [
    uniqueIndex("bank_lines_by_match")
      .on(table.matchKind, table.matchId)
      .where(sql`match_id IS NOT NULL`),
    index("bank_lines_by_day").on(table.day),
    index("bank_lines_unmatched")
      .on(table.day, table.id)
      .where(sql`match_id IS NULL`),
    check(
      "bank_lines_match_known",
      sql`${table.matchKind} IN ('settlement', 'payout', 'payout-return', 'tax') AND ${table.matchId} IS NOT NULL OR ${table.matchKind} IS NULL AND ${table.matchId} IS NULL`,
    ),
  ],
);

/** Lines of settlements and statements that match nothing, and that an administrator has explained. */
export const resolvedLines = sqliteTable("resolved_lines", {
  /** "settlement/{entity}" or "statement/{id of the line}". */
  line: text("line").primaryKey(),
  note: text("note").notNull(),
  resolvedBy: text("resolved_by").references(() => users.id),
  resolvedAt: instant("resolved_at").notNull(),
});
