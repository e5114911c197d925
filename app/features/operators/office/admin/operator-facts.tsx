import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { Panel } from "~/office/page/panel";
import { DescriptionList } from "~/ui/description-list";
import { formatPhone } from "~/domain/accounts/format-phone";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { supplyLabels } from "~/domain/operators/supply";
import { formatRupees } from "~/domain/money/money";
import type { OperatorRecord } from "../../../../../worker/operators/get-operator-record";
import { operatorRightLabels } from "~/domain/operators/operator-rights";
import { Badge } from "~/ui/badge";
import { SheetCell, SheetName, SheetRow, ResponsiveTable } from "~/office/ui/responsive-table";

/** Details and owner of an operator. */
export function OperatorFacts({ operator }: Pick<OperatorRecord, "operator">) {
  const { owner } = operator;
  return (
    <Panel id="facts" title="Company">
      <DescriptionList
        className="text-sm"
        entries={[
          ["Registration number", operator.registrationNumber ?? "not given"],
          ["Address", operator.address ?? "not given"],
          ["Phone", operator.phone === null ? "not given" : formatPhone(operator.phone)],
          ["City", operator.baseCity || "not given"],
          ["Founded", operator.foundedYear === null ? "not given" : String(operator.foundedYear)],
          ["GSTIN", operator.gstin ?? "not given"],
          ["Service, for GST", supplyLabels[operator.supply]],
          ["PAN", operator.pan ?? "not given"],
          ...(owner ? [["Signed up", formatInstantInIndia(owner.joinedAt)] as const] : []),
        ]}
      />
      {owner && (
        <p className="mt-3 border-t border-line pt-3 text-sm wrap-anywhere">
          Owned by{" "}
          <Link to={`/admin/users/${owner.id}`} className="text-peacock underline underline-offset-4">
            {owner.name}
          </Link>
          <span>{`, ${owner.email} (${owner.emailVerified ? "verified" : "not verified"})`}</span>
        </p>
      )}
    </Panel>
  );
}

/** Earnings of an operator, for those who may see money. */
export function OperatorEarnings({
  earnings,
  owed,
}: Pick<NonNullable<OperatorRecord["money"]>, "earnings" | "owed">) {
  return (
    <Panel id="earnings" title="Earnings">
      <DescriptionList
        className="text-sm tabular-nums"
        entries={[
          ["Bookings sold", String(earnings.bookings)],
          ["Gross", formatRupees(earnings.gross)],
          ["Commission", formatRupees(earnings.commission)],
          ["Operator's share", formatRupees(earnings.share)],
          owed < 0 ? ["Owed by operator", formatRupees(-owed)] : ["Owed to operator", formatRupees(owed)],
        ]}
      />
      <p className="mt-2 text-sm text-muted">
        All-time totals from the ledger. Owed: the operator’s share of received money, less payouts and
        charges.
      </p>
    </Panel>
  );
}

/** Staff of an operator, without the owner. */
export function OperatorMembers({ members }: Pick<OperatorRecord, "members">) {
  return (
    <Panel id="members" title={`Staff (${members.length})`}>
      {members.length === 0 ? (
        <p className="text-sm text-muted">No staff yet.</p>
      ) : (
        <ul className="grid gap-2 text-sm">
          {members.map(({ userId, name, rights }) => (
            <li key={userId}>
              <Link to={`/admin/users/${userId}`} className="text-peacock underline underline-offset-4">
                {name}
              </Link>
              <span className="block text-muted">
                {rights.map((right) => operatorRightLabels[right].label).join(", ")}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

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
                <SheetCell label="Price">
                  <Exact>{formatRupees(tour.priceInr)}</Exact>
                </SheetCell>
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
