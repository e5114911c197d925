import { Link } from "react-router";
import { Panel } from "~/components/back-office/panel";
import { DescriptionList } from "~/components/ui/description-list";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import type { OperatorRecord } from "../../../../worker/operators/get-operator-record";

/** Details, owner and earnings of an operator. */
export function OperatorFacts({
  operator,
  earnings,
  owed,
}: Pick<OperatorRecord, "operator" | "earnings" | "owed">) {
  const { owner } = operator;
  return (
    <div className="grid gap-4">
      <Panel id="facts" title="Company">
        <DescriptionList
          className="text-sm"
          entries={[
            ["Registration number", operator.registrationNumber ?? "not given"],
            ["Address", operator.address ?? "not given"],
            ["City", operator.baseCity || "not given"],
            ["GSTIN", operator.gstin ?? "not given"],
            ...(owner ? [["Signed up", formatInstantInIndia(owner.joinedAt)] as const] : []),
          ]}
        />
        {owner && (
          <p className="mt-3 border-t border-line pt-3 text-sm wrap-anywhere">
            Owned by{" "}
            <Link to={`/admin/users/${owner.id}`} className="text-peacock underline underline-offset-4">
              {owner.name}
            </Link>
            , {owner.email} ({owner.emailVerified ? "verified" : "not verified"})
          </p>
        )}
      </Panel>
      <Panel id="earnings" title="Earnings">
        <DescriptionList
          className="text-sm tabular-nums"
          entries={[
            ["Bookings sold", String(earnings.bookings)],
            ["Gross", formatRupees(earnings.gross)],
            ["Commission", formatRupees(earnings.commission)],
            ["Operator's share", formatRupees(earnings.net)],
            owed < 0 ? ["Owed by operator", formatRupees(-owed)] : ["Owed to operator", formatRupees(owed)],
          ]}
        />
        <p className="mt-2 text-sm text-muted">
          All-time totals from the ledger. Owed: the operator’s share less payouts and charges.
        </p>
      </Panel>
    </div>
  );
}
