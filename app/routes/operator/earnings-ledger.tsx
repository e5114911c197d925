import type { Route } from "./+types/earnings-ledger";
import { ExportableList } from "~/office/lists/exportable-list";
import { operatorOptions, EarningsPage } from "~/features/money/office/operator/earnings-page";
import { nowContext, servicesContext } from "~/context";
import { todayInIndia } from "~/domain/calendar/calendar";
import { formatShortMonth, lastMonths } from "~/domain/calendar/months";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { loadList } from "~/office/lists/load-list.server";
import { ledgerOfSeveralList, operatorLedgerList } from "~/features/money/office/ledger.list";
import { requireOperator } from "~/middleware/require-operator";

const monthsOffered = 24;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const [list, tours] = await Promise.all([
    loadList(operatorLedgerList, viewer, { context, url }),
    context
      .get(servicesContext)
      .listLedgerTours(viewer, { chosen: url.searchParams.get("tour") ?? undefined }),
  ]);
  const offered = lastMonths(todayInIndia(context.get(nowContext)), monthsOffered).toReversed();
  const { month } = list.state;
  const months = month === undefined || offered.includes(month) ? offered : [...offered, month];
  return { ...list, tours, months };
}

export { revalidatesList as shouldRevalidate } from "~/platform/pages/open-row";

export function meta() {
  return backOfficeMeta("Your ledger");
}

export default function OperatorLedger({ loaderData }: Route.ComponentProps) {
  const { rows, operators, tours, months, state } = loaderData;
  return (
    <EarningsPage
      title="Your ledger"
      explained="All money movements of your tours. “Operator payable” is what we owe you. Entries are never changed or deleted."
      operator={state.company}
    >
      <ExportableList
        list={operators.length > 1 ? ledgerOfSeveralList : operatorLedgerList}
        rows={rows}
        loaded={loaderData}
        choices={{
          company: operatorOptions(operators),
          month: months.map((each) => [each, formatShortMonth(each)]),
          tour: tours.map(({ slug, title }) => [slug, title]),
        }}
      />
    </EarningsPage>
  );
}
