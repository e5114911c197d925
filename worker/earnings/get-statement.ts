import { todayInIndia } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import { AppError } from "~/domain/errors";
import type { EarningsCompany } from "~/domain/earnings/own-earnings";
import { periodOfMonth } from "~/domain/money/revenue";
import { maxStatementLines, periodProblem, statementOf } from "~/domain/earnings/statement";
import type { Statement, StatementPeriod } from "~/domain/earnings/statement";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { noSuchCompany } from "../authz/actors";
import type { Staff } from "../authz/actors";
import { findStatementCompany, readStatement } from "./own-ledger.repo";
import { earningsCompaniesOf } from "./earnings-companies";

/**
 * Returns a company's account statement for a period, computed from the ledger alone.
 * @param wanted defaults to the current month of the first company by name
 * @returns null for users without a company
 * @throws AppError `not_found` (company), `invalid` (period, or too many movements in it)
 */
export async function getStatement(
  { db, clock }: { db: Database; clock: Clock },
  staff: Staff<"earnings">,
  wanted: { company?: string | undefined; from?: string | undefined; to?: string | undefined },
): Promise<{ companies: EarningsCompany[]; statement: Statement | null }> {
  const companies = earningsCompaniesOf(staff, wanted.company);
  const slug = wanted.company ?? companies[0]?.company;
  if (slug === undefined) return { companies, statement: null };
  const now = clock();
  const period = periodWanted(wanted, todayInIndia(now));
  const company = await findStatementCompany(db, staff.id, slug);
  if (!company) throw noSuchCompany();
  const { opening, movements, ...sold } = await readStatement(db, staff.id, slug, period);
  if (movements.length > maxStatementLines) {
    throw invalid(`More than ${maxStatementLines} movements. Choose a shorter period.`);
  }
  return {
    companies,
    statement: { ...company, period, ...sold, ...statementOf(opening, movements), madeAt: now },
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
