import { OfficeLink } from "~/office/frame/office-link";
import { DayOf } from "~/platform/pages/when";
import { Badge } from "~/ui/badge";
import { Exact } from "~/ui/exact";
import { formatRupees } from "~/domain/money/money";
import { formatShortMonth } from "~/domain/calendar/months";
import { ReportTable, type ReportColumn } from "~/features/money/office/report-table";
import type { ListedPremiumListing } from "~/domain/money/premium/premium-listing";

const columns: readonly ReportColumn<ListedPremiumListing>[] = [
  {
    key: "title",
    head: "Tour",
    cell: ({ tour, title }) => (
      <OfficeLink to={`/admin/tours/${tour}`} className="text-peacock underline-offset-4 hover:underline">
        {title}
      </OfficeLink>
    ),
    total: "Total",
  },
  { key: "month", head: "Month", cell: ({ month }) => <Exact>{formatShortMonth(month)}</Exact> },
  { key: "place", head: "Place", cell: ({ place }) => place },
  { key: "company", head: "Operator", cell: ({ companyName }) => companyName },
  {
    key: "state",
    head: "On the home page",
    cell: ({ isOnSale }) =>
      isOnSale ? (
        <Badge tone="success">Yes, in its month</Badge>
      ) : (
        <Badge tone="warning">No, not on sale</Badge>
      ),
  },
  { key: "bought", head: "Bought", cell: ({ createdAt }) => <DayOf at={createdAt} /> },
  { key: "by", head: "Bought by", cell: ({ boughtBy }) => boughtBy },
  { key: "amount", head: "Charged", cell: ({ amount }) => <Exact>{formatRupees(amount)}</Exact> },
];

/** Featured places of the home page in the report's months, folded. */
export function PremiumPlaces({ listings }: { listings: readonly ListedPremiumListing[] }) {
  if (listings.length === 0) return null;
  const charged = formatRupees(listings.reduce((sum, { amount }) => sum + amount, 0));
  return (
    <details id="premium" className="mt-8 rounded-card border border-line bg-card print:hidden">
      <summary className="cursor-pointer px-4 py-2.5">
        <span className="font-semibold">Premium listings</span>{" "}
        <span className="text-sm text-muted">{`Featured places in these months: ${listings.length}`}</span>
      </summary>
      <div className="border-t border-line p-4">
        <ReportTable
          caption="Premium listings"
          columns={columns.map((column) =>
            column.key === "amount" ? { ...column, total: charged } : column,
          )}
          rows={listings}
          idOf={({ id }) => id}
          sort={{ name: "premium", value: "", preserved: {} }}
        />
      </div>
    </details>
  );
}
