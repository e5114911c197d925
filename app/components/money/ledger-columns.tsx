import { Link } from "react-router";
import type { Column } from "~/components/back-office/data-table";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { ledgerAccountLabels, ledgerKindLabels } from "~/domain/money/ledger";
import { formatRupees } from "~/domain/money/money";
import type { ListState } from "~/lib/pages/list-query";
import { queryAddress } from "~/lib/pages/query-address";
import type { LedgerRow } from "../../../worker/money/ledger-list.repo";

const link = "text-peacock underline-offset-4 hover:underline";

/** @param state current list state; links of bookings and operators add their filter to it */
export function ledgerColumns(state: ListState): Column<LedgerRow>[] {
  const only = (filter: Record<string, string>) => queryAddress({ ...state, cursor: undefined, ...filter });
  return [
    {
      key: "at",
      head: "Recorded",
      cell: ({ createdAt }) => (
        <span className="font-normal whitespace-nowrap">{formatInstantInIndia(createdAt)}</span>
      ),
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
      cell: ({ booking }) =>
        booking === null ? (
          <span className="text-muted">none</span>
        ) : (
          <Link to={only({ booking })} className={link}>
            {booking}
          </Link>
        ),
    },
    {
      key: "operator",
      head: "Operator",
      cell: ({ operator, companyName }) =>
        operator === null ? (
          <span className="text-muted">none</span>
        ) : (
          <Link to={only({ operator })} className={link}>
            {companyName}
          </Link>
        ),
    },
    { key: "note", head: "Note", cell: ({ note }) => note ?? "", className: "wrap-anywhere" },
    { key: "id", head: "Number", cell: ({ id }) => id, isOptional: true },
  ];
}
