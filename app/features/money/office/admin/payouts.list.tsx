import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { DayOf } from "~/platform/pages/when";
import { Badge } from "~/ui/badge";
import type { Viewer } from "~/domain/accounts/account";
import { formatDay } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { payoutStatuses, payoutStatusLabels, type Payout } from "~/domain/money/payouts/payout";
import { maskedNumber, type ShownBankAccount } from "~/domain/operators/bank-account";
import { choice, day, defineList, exportedInstant, loadedChoice } from "~/office/lists/definition";

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
  jumps: { "-at": "to", at: "from" },
  search: "Company, bank reference or note",
  filters: {
    status: choice("Status", payoutStatuses, payoutStatusLabels),
    operator: loadedChoice("Operator"),
    from: day(),
    to: day(),
  },
  load: (services, admin: Viewer, query) => services.listPayouts(admin, query),
  rows: ({ payouts }): readonly (Payout & { account?: ShownBankAccount | undefined })[] => payouts,
  caption: "Payouts",
  empty: "No payouts found",
  emptyReason: "Prepare one above, once money for a completed trip can be paid out.",
  counted: ["payout", "payouts"],
  summed: "amount",
  pages: ["First payouts", "More payouts"],
  idOf: ({ id }) => id,
  nameOf: ({ amount, companyName }) => `the payout of ${formatRupees(amount)} to ${companyName}`,
  addressOf: ({ id }) => `/admin/revenue/payouts/${id}`,
  columns: [
    {
      key: "operator",
      head: "Operator",
      sort: { name: "operator" },
      className: "w-1/4",
      title: ({ companyName }) => companyName,
      cell: ({ companyName }) => (
        <>
          <span>{companyName}</span>
          <span className="sr-only">, statement</span>
        </>
      ),
      csv: { Operator: ({ operator }) => operator, Company: ({ companyName }) => companyName },
    },
    {
      key: "amount",
      head: "Amount",
      phone: "end",
      cell: ({ amount }) => <strong translate="no">{formatRupees(amount)}</strong>,
      csv: {
        Amount: ({ amount }) => amount,
        "GST withheld": ({ withheld }) => withheld.gst,
        "TCS withheld": ({ withheld }) => withheld.tcs,
        "TDS withheld": ({ withheld }) => withheld.tds,
      },
      sort: { name: "amount", isDownFirst: true },
      align: "right",
    },
    {
      key: "account",
      head: "To account",
      from: "wide",
      cell: ({ account, operator }) => (
        <Link
          to={`/admin/operators/${operator}#bank`}
          className="text-peacock underline-offset-4 hover:underline"
        >
          {account ? `${maskedNumber(account.lastDigits)}, ${account.ifsc}` : "not given"}
        </Link>
      ),
      csv: null,
    },
    {
      key: "status",
      head: "Status",
      phone: "top",
      value: ({ status }) => status,
      cell: ({ status, preparedBy, approvedBy, returnReason }) => (
        <Badge
          tone={payoutTones[status]}
          title={
            returnReason ??
            (status === "due" && preparedBy
              ? `Prepared by ${preparedBy.name}`
              : status === "approved" && approvedBy
                ? `Approved by ${approvedBy.name}`
                : undefined)
          }
        >
          {payoutStatusLabels[status]}
        </Badge>
      ),
    },
    {
      key: "at",
      head: "Prepared",
      phone: "text",
      className: "text-muted",
      value: ({ createdAt }) => exportedInstant(createdAt),
      cell: ({ createdAt }) => <DayOf at={createdAt} />,
      sort: { name: "at", isDownFirst: true },
    },
    {
      key: "paidOn",
      head: "Transferred",
      from: "wide",
      cell: ({ paidOn, status }) =>
        paidOn ? (
          <Exact>{formatDay(paidOn)}</Exact>
        ) : (
          <span className="text-muted">{status === "withdrawn" ? "never" : "not yet"}</span>
        ),
      csv: { "Transferred on": ({ paidOn }) => paidOn },
    },
    {
      key: "reference",
      head: "Bank reference",
      from: "wide",
      isLong: true,
      value: ({ reference }) => reference,
      cell: ({ reference }) => reference ?? <span className="text-muted">none</span>,
    },
    {
      key: "preparedBy",
      head: "Prepared by",
      isOptional: true,
      value: ({ preparedBy }) => preparedBy?.name ?? null,
      cell: ({ preparedBy }) => preparedBy?.name ?? "",
    },
    {
      key: "approvedBy",
      head: "Approved by",
      isOptional: true,
      value: ({ approvedBy }) => approvedBy?.name ?? null,
      cell: ({ approvedBy }) => approvedBy?.name ?? "",
    },
    {
      key: "returned",
      head: "Returned because",
      isOptional: true,
      isLong: true,
      value: ({ returnReason }) => returnReason,
    },
    {
      key: "note",
      head: "Note",
      isOptional: true,
      isLong: true,
      value: ({ note }) => note,
    },
  ],
  csv: "payouts",
  alsoInCsv: { Payout: ({ id }) => id },
});
