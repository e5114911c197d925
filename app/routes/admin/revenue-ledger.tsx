import { Link } from "react-router";
import { ExportableList } from "~/office/lists/exportable-list";
import { BackOfficePage } from "~/office/page/back-office-page";
import { PeriodPicker } from "~/features/money/office/period-picker";
import { RevenueNav } from "~/features/money/office/admin/revenue-nav";
import { TrialBalance } from "~/features/money/office/admin/trial-balance";
import { nowContext, servicesContext } from "~/context";
import { todayInIndia } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import { formatRupees } from "~/domain/money/money";
import { otherEntrySchema } from "~/domain/money/payouts/payout";
import { reportPeriodOf } from "~/domain/money/report-period";
import { periodOfMonth } from "~/domain/money/revenue";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { ledgerList } from "~/features/money/office/ledger.list";
import { stateInAddress } from "~/office/lists/definition";
import { loadList, readList } from "~/office/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { AmountField, InputField, SelectField } from "~/ui/field";
import { useForm } from "~/platform/forms/use-form";
import type { Route } from "./+types/revenue-ledger";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const today = todayInIndia(context.get(nowContext));
  const asked = reportPeriodOf(readList(ledgerList, url).query);
  // Never the whole ledger: a missing bound is that of this month.
  const period = asked.from === null || asked.to === null ? periodOfMonth(monthOf(today)) : asked;
  const [list, owed, accounts] = await Promise.all([
    loadList(ledgerList, viewer, { context, url }),
    services.listOwed(viewer),
    services.getTrialBalance(viewer, period),
  ]);
  const operators = owed.map(({ operator, companyName }) => [operator, companyName] as const);
  return { ...list, operators, today, balance: { period, rows: accounts }, entryId: crypto.randomUUID() };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return answerForm(await readForm(request), otherEntrySchema, async (entry) => {
    await context.get(servicesContext).enterOther(viewer, entry);
    return `${{ in: "Income", out: "Expense", deposit: "Deposit" }[entry.direction]} of ${formatRupees(entry.amount)} added.`;
  });
}

export { revalidatesList as shouldRevalidate } from "~/platform/pages/open-row";

export function meta() {
  return backOfficeMeta("Ledger");
}

export default function Ledger({ loaderData }: Route.ComponentProps) {
  const { rows, state, operators, today, balance, entryId } = loaderData;
  return (
    <BackOfficePage
      title="Ledger"
      explained="All money movements between accounts. Entries are never changed or deleted. The trial balance has the debits and credits of each account; what the tax accounts hold is owed to the government."
    >
      <RevenueNav />
      <p className="mt-2 text-sm">
        <Link to="/admin/revenue/bank" className="text-peacock underline-offset-4 hover:underline">
          Bank: balances, imports and matching
        </Link>
      </p>
      <OtherEntryForm entryId={entryId} />
      <PeriodPicker
        period={reportPeriodOf(state)}
        today={today}
        preserved={{
          ...stateInAddress(ledgerList, state),
          from: undefined,
          to: undefined,
          cursor: undefined,
        }}
      />
      <TrialBalance {...balance} />
      <ExportableList list={ledgerList} rows={rows} loaded={loaderData} choices={{ operator: operators }} />
    </BackOfficePage>
  );
}

/** Form for a manual ledger entry. @param entryId idempotency key of the entry */
function OtherEntryForm({ entryId }: { entryId: string }) {
  const form = useForm({}, { saved: { direction: "in", account: "bank", amount: "", note: "" } });
  return (
    <>
      <details
        className="mt-4 rounded-card border border-line bg-card"
        open={form.answer !== null || undefined}
      >
        <summary className="cursor-pointer px-4 py-2.5 font-semibold">Add other revenue</summary>
        <AnsweredForm
          form={form}
          aria-label="Add other revenue"
          className="grid gap-4 border-t border-line p-4 sm:grid-cols-[12rem_8rem_10rem_1fr_auto] sm:items-start"
        >
          <input type="hidden" name="entryId" value={entryId} />
          <SelectField
            label="Direction"
            required
            {...form.field("direction")}
            options={[
              ["in", "Income"],
              ["out", "Expense"],
              ["deposit", "Cash paid into the bank"],
            ]}
          />
          <SelectField
            label="Account"
            required
            {...form.field("account")}
            options={[
              ["bank", "Bank"],
              ["cash", "Cash"],
            ]}
          />
          <AmountField {...form.field("amount")} />
          <InputField
            label="Description"
            required
            {...form.field("note")}
            hint="Recorded with today's date. Entries can't be edited; correct a mistake with a reverse entry."
            autoComplete="off"
            maxLength={200}
          />
          <SubmitButton form={form} busy="Adding…" className="sm:mt-7">
            Add entry
          </SubmitButton>
        </AnsweredForm>
      </details>
      <FormMessage form={form} className="mt-2 text-sm" />
    </>
  );
}
