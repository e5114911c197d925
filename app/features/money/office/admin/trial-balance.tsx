import { Exact } from "~/ui/exact";
import { ResponsiveTable, SheetCell, SheetName, SheetRow } from "~/office/ui/responsive-table";
import { formatDay } from "~/domain/calendar/calendar";
import { ledgerAccountLabels } from "~/domain/money/ledger/ledger";
import { formatRupees } from "~/domain/money/money";
import { periodInWords } from "~/domain/money/revenue";
import type { ReportPeriod } from "~/domain/money/report-period";
import type { TrialBalanceRow } from "../../../../../worker/money/tax/trial-balance.repo";

/** Debits and credits of each account in a period, with its balance before and at the end, folded. */
export function TrialBalance({ period, rows }: { period: ReportPeriod; rows: readonly TrialBalanceRow[] }) {
  const debits = rows.reduce((sum, { debit }) => sum + debit, 0);
  const credits = rows.reduce((sum, { credit }) => sum + credit, 0);
  const closing = period.to === null ? "Balance" : `Balance on ${formatDay(period.to)}`;
  const heads = ["Opening", "Debit", "Credit", closing];
  return (
    <details id="trial-balance" className="mt-4 rounded-card border border-line bg-card">
      <summary className="cursor-pointer px-4 py-2.5">
        <span className="font-semibold">Trial balance</span>{" "}
        <span className="text-sm text-muted">{periodInWords(period)}</span>
      </summary>
      <div className="border-t border-line p-4">
        <ResponsiveTable caption="Trial balance" heads={["Account", ...heads]} figures={heads}>
          {rows.map(({ account, ...amounts }) => (
            <SheetRow key={account} data-account={account}>
              <SheetName>{ledgerAccountLabels[account]}</SheetName>
              <Amounts {...amounts} />
            </SheetRow>
          ))}
          <SheetRow className="font-semibold">
            <SheetName>Total</SheetName>
            <Amounts debit={debits} credit={credits} balance={0} />
          </SheetRow>
        </ResponsiveTable>
      </div>
    </details>
  );
}

function Amounts({ debit, credit, balance }: { debit: number; credit: number; balance: number }) {
  const className = "whitespace-nowrap lg:text-right";
  return (
    <>
      <Balance label="Opening" amount={balance - debit + credit} />
      <SheetCell label="Debit" className={className}>
        <Exact>{formatRupees(debit)}</Exact>
      </SheetCell>
      <SheetCell label="Credit" className={className}>
        <Exact>{formatRupees(credit)}</Exact>
      </SheetCell>
      <Balance label="Balance" amount={balance} />
    </>
  );
}

function Balance({ label, amount }: { label: string; amount: number }) {
  return (
    <SheetCell label={label} className="whitespace-nowrap lg:text-right">
      <Exact>{formatRupees(Math.abs(amount))}</Exact>
      <span>{amount > 0 ? " debit" : amount < 0 ? " credit" : ""}</span>
    </SheetCell>
  );
}
