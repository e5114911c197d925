import { Link } from "react-router";
import { Badge } from "~/components/ui/badge";
import { SheetCell, SheetName, SheetRow, ResponsiveTable } from "~/components/ui/responsive-table";
import { formatDay, formatInstantInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import type { OperatorPayout } from "~/domain/earnings/operator-earnings";
import { useSeveralOperators } from "~/hooks/use-several-operators";

const statuses = {
  due: { label: "Pending", tone: "warning" },
  paid: { label: "Paid", tone: "success" },
  returned: { label: "Returned by your bank", tone: "danger" },
} as const;

/** Payouts as shown to their operator. */
export function OperatorPayoutsTable({
  caption,
  payouts,
}: {
  caption: string;
  payouts: readonly OperatorPayout[];
}) {
  const showsOperator = useSeveralOperators();
  return (
    <ResponsiveTable
      caption={caption}
      heads={[
        "Prepared",
        "Status",
        ...(showsOperator ? ["Company"] : []),
        "Transferred",
        "Bank reference",
        "Amount",
      ]}
    >
      {payouts.map(({ id, status, paidOn, companyName, reference, amount, createdAt }) => (
        <SheetRow key={id} data-payout={id}>
          <SheetName>
            <Link
              to={`/operator/earnings/payouts/${id}`}
              className="text-peacock underline underline-offset-4"
            >
              {formatInstantInIndia(createdAt)}
              <span className="sr-only">, statement</span>
            </Link>
          </SheetName>
          <SheetCell>
            <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>
          </SheetCell>
          {showsOperator && <SheetCell label="Company">{companyName}</SheetCell>}
          <SheetCell label="Transferred">{paidOn === null ? "not yet" : formatDay(paidOn)}</SheetCell>
          <SheetCell label="Bank reference" className="wrap-anywhere">
            {reference ?? <span className="text-muted">none yet</span>}
          </SheetCell>
          <SheetCell label="Amount" className="lg:text-right">
            <strong>{formatRupees(amount)}</strong>
          </SheetCell>
        </SheetRow>
      ))}
    </ResponsiveTable>
  );
}
