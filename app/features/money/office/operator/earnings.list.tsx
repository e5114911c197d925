import { OfficeLink } from "~/office/frame/office-link";
import { Exact } from "~/ui/exact";
import { DayOf, Moment } from "~/platform/pages/when";
import { Change } from "./change";
import { Badge } from "~/ui/badge";
import type { Viewer } from "~/domain/accounts/account";
import { ledgerAccountLabels, ledgerKindLabels, ledgerKinds } from "~/domain/money/ledger/ledger";
import { formatDay } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import {
  choice,
  defineList,
  loadedChoice,
  matching,
  exportedInstant,
  type Column,
} from "~/office/lists/definition";

const none = <span className="text-muted">none</span>;

// Entries of the kind "other" have no operator.
const kinds = ledgerKinds.filter((kind) => kind !== "other");

export const operatorLedgerList = defineList({
  path: "/operator/earnings/ledger",
  pageSize: 50,
  sorts: ["-at", "at", "-amount", "amount"],
  filters: {
    company: loadedChoice("Company"),
    month: matching(/^\d{4}-(0[1-9]|1[0-2])$/, { label: "Month" }),
    kind: choice("Kind", kinds, ledgerKindLabels),
    tour: loadedChoice("Tour"),
  },
  load: (services, operator: Viewer, { company, ...query }) =>
    services.listOperatorLedger(operator, { ...query, operator: company }),
  rows: ({ rows }) => rows,
  caption: "Ledger entries",
  empty: "No entries found",
  emptyReason: "Entries are made by sales, payments, refunds and payouts of your tours.",
  counted: ["entry", "entries"],
  summed: "change",
  pages: ["First page", "Next page"],
  idOf: ({ id }) => String(id),
  nameOf: ({ id }) => `entry ${id}`,
  panelTitleOf: ({ id }) => `Entry ${id}`,
  columns: [
    {
      key: "at",
      head: "Recorded",
      cell: ({ createdAt }) => <DayOf at={createdAt} />,
      csv: { Date: ({ createdAt }) => exportedInstant(createdAt) },
      detail: ({ createdAt }) => <Moment at={createdAt} />,
      sort: { name: "at", isDownFirst: true },
    },
    {
      key: "kind",
      head: "Kind",
      phone: "title",
      value: ({ kind }) => kind,
      cell: ({ kind }) => ledgerKindLabels[kind],
    },
    {
      key: "booking",
      head: "Booking",
      phone: "end",
      value: ({ booking }) => booking,
      cell: ({ booking }) =>
        booking === null ? (
          none
        ) : (
          <OfficeLink
            to={`/operator/bookings/${booking}`}
            className="text-peacock underline-offset-4 hover:underline"
          >
            {booking}
          </OfficeLink>
        ),
    },
    {
      key: "tour",
      head: "Tour",
      phone: "text",
      isLong: true,
      value: ({ tourTitle }) => tourTitle,
      cell: ({ tourTitle }) => tourTitle ?? none,
    },
    {
      key: "company",
      head: "Company",
      isLong: true,
      value: ({ companyName }) => companyName,
      isOptional: true,
    },
    {
      key: "credit",
      head: "From",
      from: "wide",
      cell: ({ credit }) => ledgerAccountLabels[credit],
      csv: { "From account": ({ credit }) => credit },
    },
    {
      key: "debit",
      head: "To",
      from: "wide",
      cell: ({ debit }) => ledgerAccountLabels[debit],
      csv: { "To account": ({ debit }) => debit },
    },
    {
      key: "amount",
      head: "Amount",
      value: ({ amount }) => amount,
      cell: ({ amount }) => <Exact>{formatRupees(amount)}</Exact>,
      phone: "top",
      sort: { name: "amount", isDownFirst: true },
      align: "right",
    },
    {
      key: "change",
      head: "Balance change",
      from: "medium",
      cell: ({ change }) => <Change amount={change} />,
      csv: { "Change in balance": ({ change }) => change },
      align: "right",
    },
    {
      key: "note",
      head: "Note",
      from: "wide",
      isLong: true,
      value: ({ note }) => note,
    },
    { key: "id", head: "Number", value: ({ id }) => id, isOptional: true },
  ],
  csv: "ledger",
});

/** The same for a user of several operators: it names the operator of each entry. */
export const ledgerOfSeveralList = {
  ...operatorLedgerList,
  columns: withCompany(operatorLedgerList.columns),
};

/** Shows the column of the company. */
function withCompany<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.map((column) => (column.key === "company" ? { ...column, isOptional: false } : column));
}

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
