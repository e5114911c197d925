import type { Route } from "./+types/revenue-ledger";
import { ExportableList } from "~/components/back-office/exportable-list";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { OtherEntryForm } from "~/components/money/other-entry-form";
import { PeriodPicker } from "~/components/money/period-picker";
import { RevenueNav } from "~/components/money/revenue-nav";
import { nowContext, servicesContext } from "~/context";
import { todayInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { otherEntrySchema } from "~/domain/money/payout";
import { reportPeriodOf } from "~/domain/money/revenue";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { answerForm } from "~/lib/forms/answer-form";
import { readForm } from "~/lib/forms/read-form";
import { ledgerList } from "~/lists/admin/ledger";
import { stateInAddress } from "~/lists/definition";
import { loadList } from "~/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const [list, owed] = await Promise.all([
    loadList(ledgerList, viewer, { context, url }),
    context.get(servicesContext).listOwed(viewer),
  ]);
  const operators = owed.map(({ operator, companyName }) => [operator, companyName] as const);
  return { ...list, operators, today: todayInIndia(context.get(nowContext)), entryId: crypto.randomUUID() };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return answerForm(await readForm(request), otherEntrySchema, async (entry) => {
    await context.get(servicesContext).enterOther(viewer, entry);
    return `${entry.direction === "in" ? "Income" : "Expense"} of ${formatRupees(entry.amount)} added.`;
  });
}

export function meta() {
  return backOfficeMeta("Ledger");
}

export default function Ledger({ loaderData }: Route.ComponentProps) {
  const { rows, state, operators, today, entryId } = loaderData;
  return (
    <BackOfficePage
      title="Ledger"
      intro="All money movements between accounts. Entries are never changed or deleted."
    >
      <RevenueNav />
      <OtherEntryForm entryId={entryId} />
      <PeriodPicker
        period={reportPeriodOf(state)}
        today={today}
        kept={{ ...stateInAddress(ledgerList, state), from: undefined, to: undefined, cursor: undefined }}
      />
      <ExportableList list={ledgerList} rows={rows} loaded={loaderData} choices={{ operator: operators }} />
    </BackOfficePage>
  );
}
