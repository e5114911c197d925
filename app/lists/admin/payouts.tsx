import { Link } from "react-router";
import { Moment } from "~/components/back-office/when";
import { Badge } from "~/components/ui/badge";
import type { Viewer } from "~/domain/accounts/account";
import { formatDay } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { payoutStatuses, payoutStatusLabels, type Payout } from "~/domain/money/payout";
import { maskedNumber, type ShownBankAccount } from "~/domain/operators/bank-account";
import { choice, defineList, exportedInstant, loadedChoice } from "~/lists/definition";

const payoutTones = {
  due: "warning",
  approved: "warning",
  paid: "success",
  withdrawn: "neutral",
  returned: "danger",
} as const;

/** Payouts to operators. The page adds the bank account of each. */
export const payoutsList = defineList({
  path: "/admin/revenue/payouts",
  pageSize: 25,
  sorts: ["-at", "at", "-amount", "amount", "operator", "-operator"],
  search: "Company, bank reference or note",
  filters: {
    status: choice("Status", payoutStatuses, payoutStatusLabels),
    operator: loadedChoice("Operator"),
  },
  load: (services, admin: Viewer, query) => services.listPayouts(admin, query),
  rows: ({ payouts }): readonly (Payout & { account?: ShownBankAccount | undefined })[] => payouts,
  caption: "Payouts",
  empty: "No payouts found",
  pages: ["First payouts", "More payouts"],
  idOf: ({ id }) => id,
  nameOf: ({ amount, companyName }) => `the payout of ${formatRupees(amount)} to ${companyName}`,
  columns: [
    {
      key: "operator",
      head: "Operator",
      cell: ({ id, companyName }) => (
        <Link to={`/admin/revenue/payouts/${id}`} className="text-peacock underline underline-offset-4">
          {companyName}
          <span className="sr-only">, statement</span>
        </Link>
      ),
      sort: { name: "operator" },
    },
    {
      key: "amount",
      head: "Amount",
      cell: ({ amount }) => <strong>{formatRupees(amount)}</strong>,
      sort: { name: "amount", isDownFirst: true },
      align: "right",
    },
    {
      key: "account",
      head: "To account",
      cell: ({ account, operator }) => (
        <Link
          to={`/admin/operators/${operator}#bank`}
          className="whitespace-nowrap text-peacock tabular-nums underline underline-offset-4"
        >
          {account ? `${maskedNumber(account.lastDigits)}, ${account.ifsc}` : "not given"}
        </Link>
      ),
    },
    {
      key: "status",
      head: "Status",
      cell: ({ status, preparedBy, approvedBy, returnReason }) => (
        <>
          <Badge tone={payoutTones[status]}>{payoutStatusLabels[status]}</Badge>
          {status === "due" && preparedBy && (
            <span className="block text-sm text-muted">by {preparedBy.name}</span>
          )}
          {status === "approved" && approvedBy && (
            <span className="block text-sm text-muted">by {approvedBy.name}</span>
          )}
          {returnReason !== null && (
            <span className="block max-w-48 text-sm wrap-anywhere text-muted">{returnReason}</span>
          )}
        </>
      ),
    },
    {
      key: "at",
      head: "Prepared",
      cell: ({ createdAt }) => <Moment at={createdAt} />,
      sort: { name: "at", isDownFirst: true },
    },
    {
      key: "paidOn",
      head: "Transferred",
      cell: ({ paidOn, status }) =>
        paidOn ? (
          <span className="whitespace-nowrap">{formatDay(paidOn)}</span>
        ) : (
          <span className="text-muted">{status === "withdrawn" ? "never" : "not yet"}</span>
        ),
    },
    {
      key: "reference",
      head: "Bank reference",
      cell: ({ reference }) => reference ?? <span className="text-muted">none</span>,
      className: "wrap-anywhere lg:min-w-28",
    },
    {
      key: "note",
      head: "Note",
      cell: ({ note }) => note ?? "",
      isOptional: true,
      className: "wrap-anywhere",
    },
  ],
  csv: {
    name: "payouts",
    columns: [
      ["Payout", ({ id }) => id],
      ["Operator", ({ operator }) => operator],
      ["Company", ({ companyName }) => companyName],
      ["Amount", ({ amount }) => amount],
      ["GST withheld", ({ withheld }) => withheld.gst],
      ["TCS withheld", ({ withheld }) => withheld.tcs],
      ["TDS withheld", ({ withheld }) => withheld.tds],
      ["Status", ({ status }) => status],
      ["Prepared", ({ createdAt }) => exportedInstant(createdAt)],
      ["Transferred on", ({ paidOn }) => paidOn],
      ["Bank reference", ({ reference }) => reference],
      ["Note", ({ note }) => note],
      ["Prepared by", ({ preparedBy }) => preparedBy?.name ?? null],
      ["Approved by", ({ approvedBy }) => approvedBy?.name ?? null],
      ["Returned because", ({ returnReason }) => returnReason],
    ],
  },
});
