import { Link } from "react-router";
import { Panel } from "~/components/back-office/panel";
import { Badge } from "~/components/ui/badge";
import { SheetCell, SheetName, SheetRow, ResponsiveTable } from "~/components/ui/responsive-table";
import { formatRupees } from "~/domain/money/money";
import type { OperatorRecord } from "../../../../worker/operators/get-operator-record";

const heads = ["Tour", "Price", "Seats per day", "On sale"] as const;

/** Tours of an operator, in recommended order. */
export function OperatorTours({ tours }: Pick<OperatorRecord, "tours">) {
  return (
    <Panel id="tours" title={`Tours (${tours.length})`}>
      {tours.length === 0 ? (
        <p className="text-sm text-muted">No tours yet.</p>
      ) : (
        <div className="text-sm">
          <ResponsiveTable caption="Tours in recommended order" heads={heads}>
            {tours.map((tour) => (
              <SheetRow key={tour.slug}>
                <SheetName>
                  <Link
                    to={`/admin/tours/${tour.slug}`}
                    className="text-peacock underline underline-offset-4"
                  >
                    {tour.title}
                  </Link>
                </SheetName>
                <SheetCell label="Price">{formatRupees(tour.priceInr)}</SheetCell>
                <SheetCell label="Seats per day">{tour.capacity}</SheetCell>
                <SheetCell className="lg:text-right">
                  <Badge tone={tour.isOnSale ? "success" : "neutral"}>
                    {tour.isOnSale ? "On sale" : "Not on sale"}
                  </Badge>
                </SheetCell>
              </SheetRow>
            ))}
          </ResponsiveTable>
        </div>
      )}
    </Panel>
  );
}
