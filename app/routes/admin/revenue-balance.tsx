import { Exact } from "~/ui/exact";
import { BackOfficePage } from "~/office/page/back-office-page";
import { PeriodPicker } from "~/features/money/office/period-picker";
import { RevenueNav } from "~/features/money/office/admin/revenue-nav";
import { ResponsiveTable, SheetCell, SheetName, SheetRow } from "~/office/ui/responsive-table";
import { nowContext, servicesContext } from "~/context";
import { formatDay, todayInIndia } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import { ledgerAccountLabels } from "~/domain/money/ledger/ledger";
import { formatRupees } from "~/domain/money/money";
import { periodFields, periodInWords, periodOfMonth, periodPresets } from "~/domain/money/revenue";
import { reportPeriodOf } from "~/domain/money/report-period";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireAdmin } from "~/middleware/require-admin";
import { z } from "zod";
import type { Route } from "./+types/revenue-balance";

const querySchema = z.object(periodFields);

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const today = todayInIndia(context.get(nowContext));
  const asked = reportPeriodOf(querySchema.parse(Object.fromEntries(url.searchParams)));
  // Never the whole ledger: a missing bound is that of this month.
  const period = asked.from === null || asked.to === null ? periodOfMonth(monthOf(today)) : asked;
  return { period, today, rows: await context.get(servicesContext).getTrialBalance(viewer, period) };
}

export function meta() {
  return backOfficeMeta("Trial balance");
}

export default function TrialBalance({ loaderData }: Route.ComponentProps) {
  const { period, today, rows } = loaderData;
  const debits = rows.reduce((sum, { debit }) => sum + debit, 0);
  const credits = rows.reduce((sum, { credit }) => sum + credit, 0);
  const closing = period.to === null ? "Balance" : `Balance on ${formatDay(period.to)}`;
  const heads = ["Opening", "Debit", "Credit", closing];
  return (
    <BackOfficePage
      title="Trial balance"
      explained="Each account: its balance before a period, debits and credits in it, and the balance at the end. Debits and credits have the same total. What the tax accounts hold is owed to the government."
    >
      <RevenueNav />
      <PeriodPicker
        period={period}
        today={today}
        preserved={{}}
        presets={periodPresets(today).filter((preset) => preset.period.from !== null)}
      />
      <h2 className="mt-5 mb-2 text-2xl">{periodInWords(period)}</h2>
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
    </BackOfficePage>
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
