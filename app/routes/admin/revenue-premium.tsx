import { OfficeLink } from "~/office/frame/office-link";
import type { Route } from "./+types/revenue-premium";
import { Exact } from "~/ui/exact";
import { DataTable } from "~/office/lists/data-table";
import { ListFilters } from "~/office/lists/list-filters";
import { DayOf } from "~/platform/pages/when";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { RevenueNav } from "~/features/money/office/admin/revenue-nav";
import { Badge } from "~/ui/badge";
import { servicesContext } from "~/context";
import { formatRupees } from "~/domain/money/money";
import { formatShortMonth } from "~/domain/calendar/months";
import type { ListedPremiumListing } from "~/domain/money/premium/premium-listing";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import type { Column } from "~/office/lists/definition";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const month = url.searchParams.get("month") ?? undefined;
  return context.get(servicesContext).listPremiumListings(viewer, month);
}

export function meta() {
  return backOfficeMeta("Premium listings");
}

const columns: Column<ListedPremiumListing>[] = [
  { key: "title", head: "Tour", title: ({ title }) => title, className: "w-1/3", cell: ({ title }) => title },
  { key: "place", head: "Place", from: "wide", cell: ({ place }) => place },
  {
    key: "company",
    head: "Operator",
    from: "medium",
    phone: "text",
    isLong: true,
    value: ({ companyName }) => companyName,
  },
  {
    key: "state",
    head: "On the home page",
    phone: "top",
    cell: ({ isOnSale }) =>
      isOnSale ? (
        <Badge tone="success">Yes, in its month</Badge>
      ) : (
        <Badge tone="warning">No, not on sale</Badge>
      ),
  },
  {
    key: "bought",
    head: "Bought",
    from: "medium",
    className: "text-muted",
    cell: ({ createdAt }) => <DayOf at={createdAt} />,
  },
  { key: "by", head: "Bought by", from: "wide", cell: ({ boughtBy }) => boughtBy },
  {
    key: "amount",
    head: "Charged",
    phone: "end",
    cell: ({ amount }) => <Exact>{formatRupees(amount)}</Exact>,
    align: "right",
  },
];

export default function PremiumListings({ loaderData }: Route.ComponentProps) {
  const { month, months, listings, places, price } = loaderData;
  return (
    <BackOfficePage
      title="Premium listings"
      explained={
        <>
          <span>{`Featured places on the home page, sold by the month: ${places} places at`}</span>{" "}
          <Exact>{formatRupees(price)}</Exact> <span>each. Change this in the</span>{" "}
          <OfficeLink to="/admin/settings#premium" className="text-peacock underline underline-offset-4">
            settings
          </OfficeLink>
          <span>.</span>
        </>
      }
    >
      <RevenueNav />
      <ListFilters
        query={{ month }}
        choices={[
          {
            name: "month",
            label: "Month",
            all: null,
            options: months.map((each) => [each, formatShortMonth(each)] as const),
          },
        ]}
      />
      <h2 translate="no" className="mt-5 mb-2 text-2xl">
        {formatShortMonth(month)}
      </h2>
      {listings.length === 0 ? (
        <EmptyList reason="Operators buy featured places in their portal, under Earnings. Choose another month above.">
          No places sold this month
        </EmptyList>
      ) : (
        <DataTable
          caption={`Premium listings of ${formatShortMonth(month)}`}
          columns={columns}
          rows={listings}
          idOf={({ id }) => id}
          nameOf={({ title }) => title}
          addressOf={({ tour }) => `/admin/tours/${tour}`}
          state={{}}
        />
      )}
    </BackOfficePage>
  );
}
