import { bookingIdPattern } from "~/domain/bookings/booking-reference";
import { Link } from "react-router";
import { OfficeLink } from "~/office/frame/office-link";
import { DayOf, Moment } from "~/platform/pages/when";
import type { Viewer } from "~/domain/accounts/account";
import {
  ledgerAccountLabels,
  ledgerAccounts,
  ledgerKindLabels,
  ledgerKinds,
  type LedgerRow,
} from "~/domain/money/ledger/ledger";
import type { OperatorLedgerRow } from "~/domain/money/earnings/operator-earnings";
import { formatRupees } from "~/domain/money/money";
import { reportPeriodOf } from "~/domain/money/report-period";
import { queryAddress } from "~/platform/pages/query-address";
import { Exact } from "~/ui/exact";
import {
  choice,
  day,
  defineList,
  loadedChoice,
  matching,
  exportedInstant,
  type Column,
  type ExportedColumn,
  type ShownList,
} from "~/office/lists/definition";
import { Change } from "./change";

const none = <span className="text-muted">none</span>;
const link = "text-peacock underline-offset-4 hover:underline";

/** Entry as either office sees it. */
type ListedEntry = Omit<LedgerRow, "operator"> &
  Partial<Pick<LedgerRow, "operator"> & Pick<OperatorLedgerRow, "change" | "tourTitle">>;

/** Column that one office has, or both. */
type EntryColumn = ExportedColumn<ListedEntry> & { only?: "/admin" | "/operator" };

const columns: readonly EntryColumn[] = [
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
    only: "/admin",
    phone: "end",
    linksToList: true,
    value: ({ booking }) => booking,
    cell: ({ booking }, state) =>
      booking === null ? (
        none
      ) : (
        <Link to={queryAddress({ ...state, cursor: undefined, booking })} className={link}>
          {booking}
        </Link>
      ),
  },
  {
    key: "booking",
    head: "Booking",
    only: "/operator",
    phone: "end",
    value: ({ booking }) => booking,
    cell: ({ booking }) =>
      booking === null ? (
        none
      ) : (
        <OfficeLink to={`/operator/bookings/${booking}`} className={link}>
          {booking}
        </OfficeLink>
      ),
  },
  {
    key: "tour",
    head: "Tour",
    only: "/operator",
    phone: "text",
    isLong: true,
    value: ({ tourTitle }) => tourTitle ?? null,
    cell: ({ tourTitle }) => tourTitle ?? none,
  },
  {
    key: "operator",
    head: "Operator",
    only: "/admin",
    phone: "text",
    linksToList: true,
    title: ({ companyName }) => companyName ?? "",
    cell: ({ operator = null, companyName }, state) =>
      operator === null ? (
        none
      ) : (
        <Link to={queryAddress({ ...state, cursor: undefined, operator })} className={link}>
          {companyName}
        </Link>
      ),
    csv: { Operator: ({ operator }) => operator ?? null, Company: ({ companyName }) => companyName },
  },
  {
    key: "company",
    head: "Company",
    only: "/operator",
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
    // Beside the change of their balance, the amount is the lesser one to operators.
    cell: ({ amount, change }) =>
      change === undefined ? (
        <strong translate="no">{formatRupees(amount)}</strong>
      ) : (
        <Exact>{formatRupees(amount)}</Exact>
      ),
    phone: "top",
    sort: { name: "amount", isDownFirst: true },
    align: "right",
  },
  {
    key: "change",
    head: "Balance change",
    only: "/operator",
    from: "medium",
    cell: ({ change = 0 }) => <Change amount={change} />,
    csv: { "Change in balance": ({ change }) => change ?? null },
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
];

/** Parts of the lists of both offices. */
function listIn(office: "/admin" | "/operator") {
  return {
    caption: "Ledger entries",
    empty: "No entries found",
    counted: ["entry", "entries"],
    pages: ["First page", "Next page"],
    idOf: ({ id }) => String(id),
    nameOf: ({ id }) => `entry ${id}`,
    panelTitleOf: ({ id }) => `Entry ${id}`,
    columns: columns.filter(({ only = office }) => only === office),
    csv: "ledger",
  } satisfies Partial<ShownList<ListedEntry>>;
}

/** The platform's ledger. */
export const ledgerList = defineList({
  ...listIn("/admin"),
  path: "/admin/revenue/ledger",
  pageSize: 50,
  sorts: ["-at", "at", "-amount", "amount"],
  jumps: { "-at": "to", at: "from" },
  search: "Booking, company or note",
  filters: {
    kind: choice("Kind", ledgerKinds, ledgerKindLabels),
    account: choice("Account", ledgerAccounts, ledgerAccountLabels),
    operator: loadedChoice("Operator"),
    booking: matching(bookingIdPattern),
    from: day(),
    to: day(),
  },
  load: (services, admin: Viewer, query) =>
    services.listLedger(admin, { ...query, ...reportPeriodOf(query) }),
  rows: ({ rows }) => rows,
  chips: [
    { name: "booking", text: (booking) => `Filtered by booking ${booking}.`, all: "Show all bookings" },
  ],
  emptyReason: "Entries are made by payments, sales, refunds and payouts.",
  summed: "amount",
});

// Entries of these kinds have no operator, or change nothing of its account.
const ours: readonly string[] = ["earning", "other", "settlement", "opening"];
const kinds = ledgerKinds.filter((kind) => !ours.includes(kind));

/** Entries of an operator. */
export const operatorLedgerList = defineList({
  ...listIn("/operator"),
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
  emptyReason: "Entries are made by sales, payments, refunds and payouts of your tours.",
  summed: "change",
});

/** The same for a user of several operators: it names the operator of each entry. */
export const ledgerOfSeveralList = {
  ...operatorLedgerList,
  columns: withCompany(operatorLedgerList.columns),
};

/** Shows the column of the company. */
export function withCompany<Row>(columnsOfList: readonly Column<Row>[]): Column<Row>[] {
  return columnsOfList.map((column) =>
    column.key === "company" ? { ...column, isOptional: false } : column,
  );
}
