import { Exact } from "~/ui/exact";
import { DayOf } from "~/platform/pages/when";
import { Badge } from "~/ui/badge";
import type { Viewer } from "~/domain/accounts/account";
import { formatDay } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { withCompany } from "~/features/money/office/ledger.list";
import { defineList, loadedChoice } from "~/office/lists/definition";

const statuses = {
  due: { label: "Pending", tone: "warning" },
  paid: { label: "Paid", tone: "success" },
  returned: { label: "Returned by your bank", tone: "danger" },
} as const;

/** Payouts to an operator, due ones included. */
export const operatorPayoutsList = defineList({
  path: "/operator/earnings/payouts",
  pageSize: 50,
  sorts: ["-at"],
  filters: { company: loadedChoice("Company") },
  load: (services, operator: Viewer, { company, ...query }) =>
    services.listOperatorPayouts(operator, { ...query, operator: company }),
  rows: ({ payouts }) => payouts,
  caption: "Payouts, newest first",
  empty: "No payouts yet",
  emptyReason: "We pay out after trips are over, to your confirmed bank account.",
  counted: ["payout", "payouts"],
  summed: "amount",
  pages: ["Newest payouts", "Older payouts"],
  idOf: ({ id }) => id,
  nameOf: ({ id }) => `payout ${id}`,
  addressOf: ({ id }) => `/operator/earnings/payouts/${id}`,
  rowAttributes: ({ id }) => ({ "data-payout": id }),
  columns: [
    {
      key: "at",
      head: "Prepared",
      cell: ({ createdAt }) => (
        <>
          <DayOf at={createdAt} />
          <span className="sr-only">, statement</span>
        </>
      ),
    },
    {
      key: "status",
      head: "Status",
      phone: "top",
      cell: ({ status }) => <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>,
    },
    {
      key: "company",
      head: "Company",
      isOptional: true,
      isLong: true,
      value: ({ companyName }) => companyName,
    },
    {
      key: "paidOn",
      head: "Transferred",
      from: "medium",
      cell: ({ paidOn }) => (paidOn === null ? "not yet" : <Exact>{formatDay(paidOn)}</Exact>),
    },
    {
      key: "reference",
      head: "Bank reference",
      phone: "text",
      title: ({ reference }) => reference ?? "",
      cell: ({ reference }) => reference ?? <span className="text-muted">none yet</span>,
    },
    {
      key: "amount",
      head: "Amount",
      align: "right",
      phone: "end",
      cell: ({ amount }) => <strong translate="no">{formatRupees(amount)}</strong>,
    },
  ],
});

export const payoutsOfSeveralList = {
  ...operatorPayoutsList,
  columns: withCompany(operatorPayoutsList.columns),
};
