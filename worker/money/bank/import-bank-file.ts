import type { AnsweredPayout } from "~/domain/money/bank/bank-file";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import type { Admin } from "../../platform/authz/actors";
import type { AuditDependencies } from "../../audit/with-audit";
import { answerColumns, checkBankAnswer } from "./bank-answer";
import { matchBankLines } from "./bank-lines.repo";
import { importStatement, statementColumns } from "./statement";
import { importSettlements, settlementColumns } from "./settlements";
import { fileError, findHeads, splitCsv } from "./read-csv";

/** Import in a sentence; or the changes of a bank's answer, which are asked first. */
export type BankFileOutcome = { message: string } | { answer: AnsweredPayout[] };

/** Days whose lines are matched with each import. */
const matchedAgain = 90;

/**
 * Imports a file of the bank or the payment service, which its headings identify.
 * @throws AppError `invalid` (other headings, wrong cells, too many rows): nothing is changed
 */
export async function importBankFile(
  { audit }: { audit: AuditDependencies },
  admin: Admin,
  { content, fileName }: { content: string; fileName: string },
): Promise<BankFileOutcome> {
  const lines = splitCsv(content);
  const imports = [
    [settlementColumns, importSettlements],
    [statementColumns, importStatement],
  ] as const;
  for (const [columns, importLines] of imports) {
    const heads = findHeads(lines, columns);
    if (!heads) continue;
    const message = await importLines(audit, admin, lines, heads, fileName);
    // Also those of earlier files, which may have come before what they match.
    await matchBankLines(audit.db, addDays(todayInIndia(audit.clock()), -matchedAgain));
    return { message };
  }
  if (findHeads(lines, answerColumns)) return { answer: await checkBankAnswer(audit.db, lines) };
  throw fileError([
    "The headings are unknown. Expected a CSV file: the settlement report with entity_id, type, debit, credit, amount, settlement_id, settled_at, settlement_utr; the bank statement with Date, Description, Debit, Credit, Reference; or the bank's answer with Reference, Status, UTR, Date.",
  ]);
}
