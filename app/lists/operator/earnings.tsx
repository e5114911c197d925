import { Moment } from "~/components/back-office/when";
import { Change } from "~/components/earnings/change";
import type { Viewer } from "~/domain/accounts/account";
import { ledgerAccountLabels, ledgerKindLabels, ledgerKinds } from "~/domain/money/ledger";
import { formatRupees } from "~/domain/money/money";
import { choice, defineList, loadedChoice, matching, exportedInstant } from "~/lists/definition";

const none = <span className="text-muted">none</span>;

// Entries of the kind "other" have no operator.
const kinds = ledgerKinds.filter((kind) => kind !== "other");

/** An operator's ledger. */
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
  pages: ["First page", "Next page"],
  idOf: ({ id }) => String(id),
  nameOf: ({ id }) => `entry ${id}`,
  columns: [
    {
      key: "at",
      head: "Recorded",
      cell: ({ createdAt }) => <Moment at={createdAt} />,
      className: "font-normal",
      sort: { name: "at", isDownFirst: true },
    },
    { key: "kind", head: "Kind", cell: ({ kind }) => ledgerKindLabels[kind] },
    { key: "booking", head: "Booking", cell: ({ booking }) => booking ?? none },
    { key: "tour", head: "Tour", cell: ({ tourTitle }) => tourTitle ?? none, className: "lg:max-w-60" },
    { key: "company", head: "Company", cell: ({ companyName }) => companyName, isOptional: true },
    { key: "credit", head: "From", cell: ({ credit }) => ledgerAccountLabels[credit] },
    { key: "debit", head: "To", cell: ({ debit }) => ledgerAccountLabels[debit] },
    {
      key: "amount",
      head: "Amount",
      cell: ({ amount }) => formatRupees(amount),
      sort: { name: "amount", isDownFirst: true },
      align: "right",
    },
    {
      key: "change",
      head: "Balance change",
      cell: ({ change }) => <Change amount={change} />,
      align: "right",
    },
    { key: "note", head: "Note", cell: ({ note }) => note ?? "", className: "wrap-anywhere" },
    { key: "id", head: "Number", cell: ({ id }) => id, isOptional: true },
  ],
  csv: {
    name: "ledger",
    columns: [
      ["Number", ({ id }) => id],
      ["Date", ({ createdAt }) => exportedInstant(createdAt)],
      ["Kind", ({ kind }) => kind],
      ["Booking", ({ booking }) => booking],
      ["Tour", ({ tourTitle }) => tourTitle],
      ["Company", ({ companyName }) => companyName],
      ["From account", ({ credit }) => credit],
      ["To account", ({ debit }) => debit],
      ["Amount", ({ amount }) => amount],
      ["Change in balance", ({ change }) => change],
      ["Note", ({ note }) => note],
    ],
  },
});

/** The same for a user of several operators: it names the operator of each entry. */
export const ledgerOfSeveralList = {
  ...operatorLedgerList,
  columns: operatorLedgerList.columns.map((column) =>
    column.key === "company" ? { ...column, isOptional: false } : column,
  ),
};

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
  pages: ["Newest payouts", "Older payouts"],
  idOf: ({ id }) => id,
  nameOf: ({ id }) => `payout ${id}`,
  columns: [],
});
