import type { Route } from "./+types/earnings-ledger";
import { DataTable } from "~/components/back-office/data-table";
import { ListFilters } from "~/components/back-office/list-filters";
import { ListTools } from "~/components/back-office/list-tools";
import { companyFilter, EarningsPage } from "~/components/earnings/earnings-page";
import { ownLedgerColumns } from "~/components/earnings/own-ledger-columns";
import { EmptyList } from "~/components/layout/back-office-page";
import { PageLinks } from "~/components/ui/page-links";
import { nowContext, servicesContext } from "~/context";
import { todayInIndia } from "~/domain/calendar/calendar";
import { ledgerKindLabels } from "~/domain/money/ledger";
import { formatMonth, lastMonths } from "~/domain/calendar/months";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { ownLedgerKinds, readOwnLedgerQuery } from "~/lib/earnings/earnings-query";
import { requireOperator } from "~/middleware/require-operator";

const pageSize = 50;
const monthsOffered = 24;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const { query, state } = readOwnLedgerQuery(url);
  const [list, tours] = await Promise.all([
    services.listOwnLedger(viewer, { ...query, limit: pageSize }),
    services.listLedgerTours(viewer),
  ]);
  const offered = lastMonths(todayInIndia(context.get(nowContext)), monthsOffered).toReversed();
  const months =
    query.month === undefined || offered.includes(query.month) ? offered : [...offered, query.month];
  return { ...list, tours, months, state };
}

export function meta() {
  return backOfficeMeta("Your ledger");
}

export default function OwnLedger({ loaderData }: Route.ComponentProps) {
  const { rows, nextCursor, companies, tours, months, state } = loaderData;
  const { company, month, tour, kind, sort, columns: shown } = state;
  const columns = ownLedgerColumns(companies.length > 1);
  return (
    <EarningsPage
      title="Your ledger"
      intro="All money movements of your tours. “Operator payable” is what we owe you. Entries are never changed or deleted."
      company={company}
    >
      <ListFilters
        query={{ company, month, tour, kind }}
        kept={{ sort, columns: shown }}
        choices={[
          ...(companies.length > 1 ? [companyFilter(companies)] : []),
          {
            name: "month",
            label: "Month",
            all: "All",
            options: months.map((each) => [each, formatMonth(each)] as const),
          },
          {
            name: "kind",
            label: "Kind",
            all: "All",
            options: ownLedgerKinds.map((each) => [each, ledgerKindLabels[each]] as const),
          },
          {
            name: "tour",
            label: "Tour",
            all: "All",
            options: tours.map(({ slug, title }) => [slug, title] as const),
          },
        ]}
      />
      <div className="mt-4 mb-2 flex justify-end">
        <ListTools columns={columns} state={state} csvPath="/operator/earnings/ledger.csv" />
      </div>
      {rows.length === 0 ? (
        <EmptyList>No entries found</EmptyList>
      ) : (
        <DataTable
          caption="Ledger entries"
          columns={columns}
          rows={rows}
          idOf={({ id }) => String(id)}
          nameOf={({ id }) => `entry ${id}`}
          state={state}
        />
      )}
      <PageLinks query={state} nextCursor={nextCursor} first="First page" next="Next page" />
    </EarningsPage>
  );
}
