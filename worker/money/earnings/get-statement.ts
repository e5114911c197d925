import { todayInIndia } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import { AppError } from "~/domain/errors";
import type { EarningsOperator } from "~/domain/money/earnings/operator-earnings";
import { periodOfMonth } from "~/domain/money/revenue";
import {
  maxStatementLines,
  periodProblem,
  statementOf,
  statementFileName,
  type Statement,
  type StatementPeriod,
} from "~/domain/money/earnings/statement";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { operatorNotFound, type Staff } from "../../platform/authz/actors";
import type { ReadFont } from "../../documents/read-font";
import type { DrawnDocument } from "../../documents/draw-booking-document";
import { findStatementOperator, readStatement } from "./operator-ledger.repo";
import { earningsOperatorsOf } from "./list-operator-earnings";

/**
 * Returns an operator's account statement for a period, computed from the ledger alone.
 * @param wanted defaults to the current month of the first operator by name
 * @returns null for users without an operator
 * @throws AppError `not_found` (operator), `invalid` (period, or too many movements in it)
 */
export async function getStatement(
  { db, clock }: { db: Database; clock: Clock },
  staff: Staff<"earnings">,
  wanted: { operator?: string | undefined; from?: string | undefined; to?: string | undefined },
): Promise<{ operators: EarningsOperator[]; statement: Statement | null }> {
  const operators = earningsOperatorsOf(staff, wanted.operator);
  const slug = wanted.operator ?? operators[0]?.operator;
  if (slug === undefined) return { operators, statement: null };
  const now = clock();
  const period = periodWanted(wanted, todayInIndia(now));
  const operator = await findStatementOperator(db, staff.id, slug);
  if (!operator) throw operatorNotFound();
  const { opening, movements, ...sold } = await readStatement(db, staff.id, slug, period);
  if (movements.length > maxStatementLines) {
    throw invalid(`More than ${maxStatementLines} movements. Choose a shorter period.`);
  }
  return {
    operators,
    statement: { ...operator, period, ...sold, ...statementOf(opening, movements), madeAt: now },
  };
}

function periodWanted({ from, to }: { from?: string | undefined; to?: string | undefined }, today: string) {
  const month = periodOfMonth(monthOf(today));
  const period: StatementPeriod =
    from === undefined && to === undefined
      ? { from: month.from ?? today, to: month.to ?? today }
      : { from: from ?? "", to: to ?? "" };
  const problem = periodProblem(period, today);
  if (problem !== null) throw invalid(problem);
  return period;
}

function invalid(message: string): AppError {
  return new AppError("invalid", message, { errors: { period: [message] } });
}

/**
 * Draws the statement as a PDF.
 * @throws AppError as `getStatement`; `not_found` for users without an operator
 */
export async function drawStatementDocument(
  { readFont, ...dependencies }: { db: Database; clock: Clock; readFont: ReadFont },
  staff: Staff<"earnings">,
  wanted: Parameters<typeof getStatement>[2],
): Promise<DrawnDocument> {
  const { statement } = await getStatement(dependencies, staff, wanted);
  if (!statement) throw new AppError("not_found", "Company not found.");
  // Loaded on demand: the drawing code is large and few requests need it.
  const { drawStatement } = await import("../../documents/draw-statement");
  return {
    filename: `${statementFileName(statement)}.pdf`,
    contentType: "application/pdf",
    content: await drawStatement(statement, readFont),
  };
}
