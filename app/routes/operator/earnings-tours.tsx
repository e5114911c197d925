import { Link } from "react-router";
import type { Route } from "./+types/earnings-tours";
import { OperatorSelect, EarningsPage } from "~/features/money/office/operator/earnings-page";
import { EmptyList } from "~/office/page/back-office-page";
import { PeriodPicker } from "~/features/money/office/period-picker";
import { ReportTable, type ReportColumn } from "~/features/money/office/report-table";
import { ShareBar } from "~/office/ui/share-bar";
import { nowContext, servicesContext } from "~/context";
import { todayInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import type { TourEarnings } from "~/domain/money/earnings/operator-earnings";
import { periodInWords, sortedBy } from "~/domain/money/revenue";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { readTourQuery } from "~/features/money/office/operator/earnings-query";
import { queryAddress } from "~/platform/pages/query-address";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const { period, sort, operator, state } = readTourQuery(url);
  const list = context.get(servicesContext).listTourEarnings(viewer, { operator, period });
  const { tours, operators } = await list;
  return {
    tours: sortedBy(tours, sort),
    operators,
    period,
    state,
    today: todayInIndia(context.get(nowContext)),
  };
}

export function meta() {
  return backOfficeMeta("Earnings by tour");
}

type Figure = "gross" | "commission" | "borne" | "net" | "premium";

function columnsOf(
  tours: readonly TourEarnings[],
  operator: string | undefined,
  showsOperator: boolean,
): ReportColumn<TourEarnings>[] {
  const sum = (of: Figure | "bookings") => tours.reduce((all, row) => all + row[of], 0);
  const maxNet = Math.max(1, ...tours.map(({ net }) => net));
  const figure = (key: Figure, head: string) => ({
    key,
    head,
    cell: (row: TourEarnings) => formatRupees(row[key]),
    total: formatRupees(sum(key)),
    isSortable: true,
    phone: key === "net" ? ("top" as const) : ("below" as const),
    isIdle: (row: TourEarnings) => row[key] === 0,
  });
  return [
    {
      key: "title",
      head: "Tour",
      total: "Total",
      isSortable: true,
      cell: ({ tour, title, companyName, net }) => (
        <>
          {tour === null ? (
            <span>No tour</span>
          ) : (
            <Link
              to={`/operator/earnings/ledger${queryAddress({ company: operator, tour })}`}
              title={title ?? undefined}
              className="block truncate text-peacock underline-offset-4 hover:underline md:inline md:whitespace-normal"
            >
              {title}
            </Link>
          )}
          {showsOperator && <span className="block text-sm font-normal text-muted">{companyName}</span>}
          <ShareBar
            parts={[{ share: net / maxNet, className: "fill-peacock" }]}
            className="mt-1 max-w-72 max-md:hidden print:hidden"
          />
        </>
      ),
    },
    {
      key: "bookings",
      head: "Bookings",
      cell: ({ bookings }) => bookings.toLocaleString("en-IN"),
      total: sum("bookings").toLocaleString("en-IN"),
      isSortable: true,
      phone: "below",
    },
    figure("gross", "Gross"),
    figure("commission", "Commission"),
    figure("borne", "From Tour Bharat"),
    figure("net", "Net"),
    figure("premium", "Premium listings"),
  ];
}

export default function EarningsByTour({ loaderData }: Route.ComponentProps) {
  const { tours, operators, period, state, today } = loaderData;
  const { company: operator, sort, from, to } = state;
  return (
    <EarningsPage
      title="Earnings by tour"
      explained="Sales by ledger date, and the cost of featured places. Bars show net: after commission and its GST, TCS and TDS. Select a tour to see its ledger entries."
      operator={operator}
    >
      <OperatorSelect operators={operators} operator={operator} preserved={{ sort, from, to }} />
      <PeriodPicker period={period} today={today} preserved={{ company: operator, sort }} />
      <h2 className="mt-5 text-2xl">{periodInWords(period)}</h2>
      {tours.length === 0 ? (
        <EmptyList reason="A tour appears here once it is sold. Choose another period above.">
          No sales in this period
        </EmptyList>
      ) : (
        <ReportTable
          caption="Earnings by tour"
          columns={columnsOf(tours, operator, operators.length > 1)}
          rows={tours}
          idOf={({ tour, companyName }) => tour ?? companyName}
          sort={{ name: "sort", value: sort, preserved: state }}
        />
      )}
    </EarningsPage>
  );
}
