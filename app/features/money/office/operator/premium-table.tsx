import { Exact } from "~/ui/exact";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { SheetCell, SheetName, SheetRow, ResponsiveTable } from "~/office/ui/responsive-table";
import { formatShortMonth } from "~/domain/calendar/months";
import { useSeveralOperators } from "~/features/operators/office/operator/use-several-operators";
import { DataTable } from "~/office/lists/data-table";
import { useMayOpen } from "~/office/frame/use-may-open";
import { formatRupees } from "~/domain/money/money";
import type { Column } from "~/office/lists/definition";
import type { PremiumListing, PremiumMonth, PremiumPurchase } from "~/domain/money/premium/premium-listing";

interface PremiumTour {
  slug: string;
  title: string;
  companyName: string;
  bought: readonly string[];
}

/** Premium places by tour and month: bought, available or full. Buying is confirmed first. */
export function PremiumTable({
  tours,
  months,
  price,
  isBusy,
  onAsk,
}: {
  tours: readonly PremiumTour[];
  months: readonly PremiumMonth[];
  price: number;
  isBusy: boolean;
  onAsk: (purchase: PremiumPurchase) => void;
}) {
  const showsOperator = useSeveralOperators();
  return (
    <ResponsiveTable
      caption="Premium places by tour and month"
      heads={["Tour", ...months.map(({ month }) => formatShortMonth(month))]}
    >
      {tours.map(({ slug, title, companyName, bought }) => (
        <SheetRow key={slug} data-tour={slug} className="max-lg:grid-cols-2">
          <SheetName className="max-lg:col-span-full">
            <span>{title}</span>
            {showsOperator && <span className="block text-sm font-normal text-muted">{companyName}</span>}
          </SheetName>
          {months.map(({ month, left }) => (
            <SheetCell
              key={month}
              label={formatShortMonth(month)}
              className="max-lg:grid-cols-[4.5rem_minmax(0,1fr)]! lg:last:text-right"
            >
              {bought.includes(month) ? (
                <Badge tone="success">Bought</Badge>
              ) : left === 0 ? (
                <span className="text-muted">Full</span>
              ) : (
                <form
                  method="post"
                  className="inline-block"
                  onSubmit={(event) => {
                    event.preventDefault();
                    if (!isBusy) onAsk({ tour: slug, month, expectedPrice: price });
                  }}
                >
                  <PurchaseFields tour={slug} month={month} expectedPrice={price} />
                  <Button
                    type="submit"
                    variant="quiet"
                    aria-disabled={isBusy || undefined}
                    className="min-h-7 px-1 py-0 text-sm"
                  >
                    Buy
                    <span className="sr-only">
                      {" "}
                      a place in <Exact>{formatShortMonth(month)}</Exact> <span>{`for ${title}`}</span>
                    </span>
                  </Button>
                </form>
              )}
            </SheetCell>
          ))}
        </SheetRow>
      ))}
    </ResponsiveTable>
  );
}

/** Hidden fields of a purchase form. */
export function PurchaseFields({ tour, month, expectedPrice }: PremiumPurchase) {
  return (
    <>
      <input type="hidden" name="tour" value={tour} />
      <input type="hidden" name="month" value={month} />
      <input type="hidden" name="expectedPrice" value={expectedPrice} />
    </>
  );
}

type BoughtPlace = PremiumListing & { title: string };

const boughtColumns: Column<BoughtPlace>[] = [
  {
    key: "tour",
    head: "Tour",
    className: "@xl:w-1/2",
    title: ({ title }) => title,
    cell: ({ title }) => title,
  },
  {
    key: "month",
    head: "Month",
    phone: "text",
    cell: ({ month }) => <Exact>{formatShortMonth(month)}</Exact>,
  },
  { key: "place", head: "Place", phone: "top", cell: ({ place }) => <Badge>{`Place ${place}`}</Badge> },
  {
    key: "amount",
    head: "Charged, without GST",
    align: "right",
    phone: "end",
    cell: ({ amount }) => <Exact>{formatRupees(amount)}</Exact>,
  },
];

const noState = {};

/** Places that an operator bought for these and the next months. */
export function BoughtPlaces({ bought }: { bought: readonly BoughtPlace[] }) {
  const mayOpen = useMayOpen();
  return (
    <DataTable
      caption="Your featured places"
      columns={boughtColumns}
      rows={bought}
      idOf={({ tour, month }) => `${tour} ${month}`}
      nameOf={({ title, month }) => `${title}, ${formatShortMonth(month)}`}
      addressOf={mayOpen("/operator/tours") ? ({ tour }) => `/operator/tours/${tour}` : undefined}
      state={noState}
    />
  );
}
