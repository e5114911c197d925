import { AppError } from "~/domain/errors";
import type { AnsweredPayout } from "~/domain/money/bank/bank-file";
import { formatRupees } from "~/domain/money/money";
import { bankTransferSchema, payoutReturnSchema, type Payout } from "~/domain/money/payouts/payout";
import type { Admin } from "../../platform/authz/actors";
import type { Database } from "../../platform/db/client";
import { payPayout, returnPayout, withdrawPayout, type PayDependencies } from "../payouts/pay-payout";
import { findTransfers } from "../payouts/payouts.repo";
import { createImport } from "./bank-imports.repo";
import { recordImport } from "./record-import";
import { dayOf, findHeads, lineOf, paiseOf, readRows, referenceOf, splitCsv, type RowOf } from "./read-csv";

/** Words for the outcome of a transfer, as banks in India use them. */
const outcomes = {
  paid: ["paid", "success", "successful", "processed", "completed", "credited", "settled"],
  returned: ["returned", "return", "failed", "failure", "rejected", "reversed"],
  open: ["pending", "in process", "in progress", "initiated", "queued", "scheduled"],
};

/** Columns of a bank's answer to the bank file of payouts. */
export const answerColumns = {
  reference: {
    heads: ["reference", "customer reference", "our reference", "client reference no", "customer ref no"],
    read: referenceOf(),
  },
  status: {
    heads: ["status", "transaction status", "payment status"],
    read: (text: string) => {
      const word = text.toLowerCase();
      return (["paid", "returned", "open"] as const).find((outcome) => outcomes[outcome].includes(word));
    },
  },
  utr: { heads: ["utr", "utr no", "utr number", "bank reference"], read: referenceOf(0) },
  day: {
    heads: ["date", "value date", "payment date", "transaction date"],
    read: (text: string) => (text === "" ? "" : dayOf(text)),
  },
  amount: { heads: ["amount", "transaction amount"], read: paiseOf, isOptional: true },
  reason: { heads: ["reason", "return reason", "remarks"], read: lineOf(200), isOptional: true },
};

type Row = RowOf<typeof answerColumns>;

/** Max rows: as many as a bank file has. */
const maxRows = 100;

/**
 * Returns what a bank's answer would change, row by row.
 * @throws AppError `invalid` for a file with wrong cells
 */
export async function checkBankAnswer(db: Database, lines: readonly string[][]): Promise<AnsweredPayout[]> {
  const heads = findHeads(lines, answerColumns);
  if (!heads) throw new AppError("invalid", "This is no answer to a bank file.");
  const rows = readRows(lines, heads, answerColumns, maxRows);
  const found = await findTransfers(
    db,
    rows.map(({ reference }) => reference.toUpperCase()),
  );
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const reference = row.reference.toUpperCase();
    const payout = found.get(reference);
    const first = seen.get(reference);
    seen.set(reference, first ?? row.line);
    const shown = {
      line: row.line,
      reference,
      id: payout?.id ?? null,
      companyName: payout?.companyName ?? null,
      amount: payout?.amount ?? null,
      utr: row.utr,
      day: row.day,
      reason: row.reason === "" ? "Returned by the bank" : row.reason,
    };
    if (first !== undefined) return { ...shown, change: null, text: `Line ${first} has this reference too.` };
    if (!payout) return { ...shown, change: null, text: "No payout has this reference." };
    return { ...shown, ...changeOf(payout, row) };
  });
}

function changeOf(
  payout: Payout,
  { status, amount, utr, day, reason }: Row,
): Pick<AnsweredPayout, "change" | "text"> {
  const isOpen = payout.status === "due" || payout.status === "approved";
  if (amount > 0 && amount !== payout.amount * 100)
    return {
      change: null,
      text: `The bank has ${formatRupees(amount / 100)}, the payout ${formatRupees(payout.amount)}.`,
    };
  if (status === "open") return { change: null, text: "The bank has not decided." };
  if (status === "paid" && isOpen) {
    const isWhole = bankTransferSchema.safeParse({ reference: utr, paidOn: day }).success;
    return isWhole
      ? { change: "pay", text: "Marked as paid" }
      : { change: null, text: "UTR or date is missing." };
  }
  if (status === "returned" && isOpen)
    return { change: "withdraw", text: "Withdrawn: the bank did not transfer it" };
  if (status === "returned" && payout.status === "paid") {
    const isGood = reason === "" || payoutReturnSchema.safeParse({ reason }).success;
    return isGood
      ? { change: "return", text: "Marked as returned" }
      : { change: null, text: "The reason can't be read." };
  }
  return { change: null, text: `Already ${payout.status}.` };
}

/**
 * Marks payouts as the bank's answer has them, each by the rules of its own use case: those that are refused are named, the others are
 * changed.
 */
export async function applyBankAnswer(
  dependencies: PayDependencies,
  admin: Admin,
  { content, fileName }: { content: string; fileName: string },
): Promise<AnsweredPayout[]> {
  const { audit } = dependencies;
  const rows: AnsweredPayout[] = [];
  for (const row of await checkBankAnswer(audit.db, splitCsv(content))) {
    const { id, change, utr, day, reason } = row;
    try {
      if (id !== null && change === "pay")
        await payPayout(dependencies, admin, { id, reference: utr, paidOn: day });
      if (id !== null && change === "return") await returnPayout(dependencies, admin, { id, reason });
      if (id !== null && change === "withdraw") await withdrawPayout(audit, admin, id);
      rows.push(row);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      rows.push({ ...row, change: null, text: error.message });
    }
  }
  const changed = rows.filter(({ change }) => change !== null).length;
  await recordImport(audit, admin, { kind: "answer", fileName, rows: changed }, (file, statements) =>
    createImport(audit.db, file, statements),
  );
  return rows;
}
