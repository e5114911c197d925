import { asCount } from "~/domain/formats";
import type { AuditDependencies } from "../../audit/with-audit";
import type { Admin } from "../../platform/authz/actors";
import { sha256 } from "../../platform/keys/sha256";
import { recordImport } from "./record-import";
import { createBankLines, findBankLines } from "./bank-lines.repo";
import { dayOf, fileError, lineOf, paiseOf, readRows, type FoundHeads, type RowOf } from "./read-csv";

/**
 * Columns of a bank statement, as its heading names them. The names of HDFC Bank ("Narration", "Withdrawal Amt."), ICICI Bank
 * ("Transaction Remarks", "Withdrawal Amount (INR)") and the State Bank of India ("Txn Date", "Ref No./Cheque No.") are among them.
 */
export const statementColumns = {
  day: { heads: ["date", "txn date", "transaction date", "value date"], read: dayOf },
  description: {
    heads: ["description", "narration", "transaction remarks", "particulars"],
    read: lineOf(300),
  },
  debit: {
    heads: ["debit", "withdrawal amt", "withdrawal amount inr", "withdrawal amount", "withdrawals"],
    read: paiseOf,
  },
  credit: {
    heads: ["credit", "deposit amt", "deposit amount inr", "deposit amount", "deposits"],
    read: paiseOf,
  },
  reference: {
    heads: ["reference", "utr", "chq ref no", "ref no cheque no", "cheque number", "reference number"],
    read: lineOf(100),
    isOptional: true,
  },
  balance: { heads: ["balance", "closing balance", "balance inr"], read: lineOf(40), isOptional: true },
};

const maxRows = 2000;

/**
 * Imports the lines of a bank statement that are new, and matches them with settlements, payouts and tax payments. It moves no money.
 * @throws AppError `invalid` (wrong cells, a line without or with two amounts), `conflict` (imported at the same time)
 */
export async function importStatement(
  audit: AuditDependencies,
  admin: Admin,
  lines: readonly string[][],
  heads: FoundHeads,
  fileName: string,
): Promise<string> {
  const { db } = audit;
  // Below the table, banks add sums and notes.
  const { day = 0 } = heads.places;
  const table = lines.map((cells, index) =>
    index > heads.line && !/^\s*\d/.test(cells[day] ?? "") ? [] : cells,
  );
  const rows = readRows(table, heads, statementColumns, maxRows);
  const wrong = rows.filter(({ debit, credit }) => debit > 0 === credit > 0);
  if (wrong.length > 0)
    throw fileError(wrong.map(({ line }) => `Line ${line}: expected a debit or a credit, and not both.`));
  const read = withDigests(rows);
  const known = await findBankLines(
    db,
    read.map(({ id }) => id),
  );
  const fresh = read.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return `Nothing new: all ${rows.length} lines were imported before.`;
  await recordImport(audit, admin, { kind: "statement", fileName, rows: fresh.length }, (file, statements) =>
    createBankLines(db, file, fresh, statements),
  );
  return `${asCount("line")(fresh.length)} imported. They are matched by reference and amount.`;
}

/** Adds the id of each line: the digest of its cells and its number among equal ones, so that overlapping statements repeat none. */
function withDigests(rows: readonly RowOf<typeof statementColumns>[]) {
  const seen = new Map<string, number>();
  return rows.map(({ day, description, reference, debit, credit, balance }) => {
    const text = JSON.stringify([day, description, reference, debit, credit, balance]);
    const number = (seen.get(text) ?? 0) + 1;
    seen.set(text, number);
    return { id: sha256(`${number}${text}`), day, description, reference, amount: credit - debit };
  });
}
