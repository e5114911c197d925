import { Link } from "react-router";
import { z } from "zod";
import { Moment } from "~/components/back-office/when";
import { Badge } from "~/components/ui/badge";
import type { Viewer } from "~/domain/accounts/account";
import { formatDay } from "~/domain/calendar/calendar";
import { ledgerAccountLabels, ledgerAccounts, ledgerKindLabels, ledgerKinds } from "~/domain/money/ledger";
import { formatRupees } from "~/domain/money/money";
import { payoutStatuses, payoutStatusLabels } from "~/domain/money/payout";
import type { Payout } from "~/domain/money/payout";
import { reportPeriodOf } from "~/domain/money/revenue";
import { maskedNumber } from "~/domain/operators/bank-account";
import type { ShownBankAccount } from "~/domain/operators/bank-account";
import { queryAddress } from "~/lib/pages/query-address";
import { choice, defineList, linkOnly, loadedChoice, utc } from "~/lists/definition";

const none = <span className="text-muted">none</span>;
const link = "text-peacock underline-offset-4 hover:underline";

/** The platform's ledger. */
export const ledgerList = defineList({
  path: "/admin/revenue/ledger",
  pageSize: 50,
  sorts: ["-at", "at", "-amount", "amount"],
  search: "Booking, company or note",
  filters: {
    kind: choice("Kind", ledgerKinds, ledgerKindLabels),
    account: choice("Account", ledgerAccounts, ledgerAccountLabels),
    operator: loadedChoice("Operator"),
    booking: linkOnly(z.string().regex(/^TB\d{6}$/)),
    from: linkOnly(),
    to: linkOnly(),
  },
  load: (services, admin: Viewer, query) =>
    services.listLedger(admin, { ...query, ...reportPeriodOf(query) }),
  rows: ({ rows }) => rows,
  chips: [
    { name: "booking", text: (booking) => `Filtered by booking ${booking}.`, all: "Show all bookings" },
  ],
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
    { key: "credit", head: "From", cell: ({ credit }) => ledgerAccountLabels[credit] },
    { key: "debit", head: "To", cell: ({ debit }) => ledgerAccountLabels[debit] },
    {
      key: "amount",
      head: "Amount",
      cell: ({ amount }) => <strong>{formatRupees(amount)}</strong>,
      sort: { name: "amount", isDownFirst: true },
      align: "right",
    },
    {
      key: "booking",
      head: "Booking",
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
      cell: ({ operator, companyName }, state) =>
        operator === null ? (
          none
        ) : (
          <Link to={queryAddress({ ...state, cursor: undefined, operator })} className={link}>
            {companyName}
          </Link>
        ),
    },
    { key: "note", head: "Note", cell: ({ note }) => note ?? "", className: "wrap-anywhere" },
    { key: "id", head: "Number", cell: ({ id }) => id, isOptional: true },
  ],
  csv: {
    name: "ledger",
    columns: [
      ["Number", ({ id }) => id],
      ["Date", ({ createdAt }) => utc(createdAt)],
      ["Kind", ({ kind }) => kind],
      ["From account", ({ credit }) => credit],
      ["To account", ({ debit }) => debit],
      ["Amount", ({ amount }) => amount],
      ["Booking", ({ booking }) => booking],
      ["Operator", ({ operator }) => operator],
      ["Company", ({ companyName }) => companyName],
      ["Note", ({ note }) => note],
    ],
  },
});

const payoutTones = { due: "wait", paid: "good", withdrawn: "neutral" } as const;

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
    { key: "operator", head: "Operator", cell: ({ companyName }) => companyName, sort: { name: "operator" } },
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
      cell: ({ status }) => <Badge tone={payoutTones[status]}>{payoutStatusLabels[status]}</Badge>,
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
          <span className="text-muted">{status === "due" ? "not yet" : "never"}</span>
        ),
    },
    {
      key: "reference",
      head: "Bank reference",
      cell: ({ reference }) => reference ?? none,
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
      ["Status", ({ status }) => status],
      ["Prepared", ({ createdAt }) => createdAt],
      ["Transferred on", ({ paidOn }) => paidOn],
      ["Bank reference", ({ reference }) => reference],
      ["Note", ({ note }) => note],
    ],
  },
});
