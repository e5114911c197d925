import { todayInIndia } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import { periodOfMonth } from "~/domain/money/revenue";
import type { Admin } from "../../platform/authz/actors";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { listMissingOnStatement, listUnmatchedBankLines } from "./bank-lines.repo";
import { listImports } from "./bank-imports.repo";
import { listSettlements, listUnmatchedLines, listUnsettled } from "./settlements.repo";
import { listResolvedLines } from "./resolved-lines.repo";
import { isOpened } from "../ledger/ledger.repo";
import { getTrialBalance } from "../tax/trial-balance.repo";

/** Returns what the books have in the accounts that a bank or the payment service reports. Whole rupees. */
export async function getBankPage({ db, clock }: { db: Database; clock: Clock }, _admin: Admin) {
  const today = todayInIndia(clock());
  const [balances, opened, imports, settlements, unmatched, unsettled, unmatchedOfBank, missing, resolved] =
    await Promise.all([
      getTrialBalance(db, periodOfMonth(monthOf(today))),
      isOpened(db),
      listImports(db),
      listSettlements(db),
      listUnmatchedLines(db),
      listUnsettled(db),
      listUnmatchedBankLines(db),
      listMissingOnStatement(db),
      listResolvedLines(db),
    ]);
  return {
    today,
    balances,
    opened,
    imports,
    settlements,
    unmatched,
    unsettled,
    unmatchedOfBank,
    missing,
    resolved,
  };
}
