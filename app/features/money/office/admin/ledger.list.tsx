import { bookingIdPattern } from "~/domain/bookings/booking-schema";
import { Link } from "react-router";
import { DayOf, Moment } from "~/platform/pages/when";
import type { Viewer } from "~/domain/accounts/account";
import {
  ledgerAccountLabels,
  ledgerAccounts,
  ledgerKindLabels,
  ledgerKinds,
} from "~/domain/money/ledger/ledger";
import { formatRupees } from "~/domain/money/money";
import { reportPeriodOf } from "~/domain/money/revenue";
import { queryAddress } from "~/platform/pages/query-address";
import { choice, day, defineList, loadedChoice, matching, exportedInstant } from "~/office/lists/definition";

const none = <span className="text-muted">none</span>;
const link = "text-peacock underline-offset-4 hover:underline";

/** The platform's ledger. */
export const ledgerList = defineList({
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
  caption: "Ledger entries",
  empty: "No entries found",
  emptyReason: "Entries are made by payments, sales, refunds and payouts.",
  counted: ["entry", "entries"],
  summed: "amount",
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
      cell: ({ amount }) => <strong translate="no">{formatRupees(amount)}</strong>,
      phone: "top",
      sort: { name: "amount", isDownFirst: true },
      align: "right",
    },
    {
      key: "booking",
      head: "Booking",
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
      key: "operator",
      head: "Operator",
      phone: "text",
      linksToList: true,
      title: ({ companyName }) => companyName ?? "",
      cell: ({ operator, companyName }, state) =>
        operator === null ? (
          none
        ) : (
          <Link to={queryAddress({ ...state, cursor: undefined, operator })} className={link}>
            {companyName}
          </Link>
        ),
      csv: { Operator: ({ operator }) => operator, Company: ({ companyName }) => companyName },
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
