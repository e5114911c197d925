import type { Column } from "~/components/back-office/data-table";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { ledgerAccountLabels, ledgerKindLabels } from "~/domain/money/ledger";
import { formatRupees } from "~/domain/money/money";
import type { OwnLedgerRow } from "~/domain/earnings/own-earnings";
import { Change } from "./change";

/** @param hasSeveral true if the user acts for more than one operator */
export function ownLedgerColumns(hasSeveral: boolean): Column<OwnLedgerRow>[] {
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
    { key: "booking", head: "Booking", cell: ({ booking }) => booking ?? <None /> },
    {
      key: "tour",
      head: "Tour",
      cell: ({ tourTitle }) => tourTitle ?? <None />,
      className: "lg:max-w-60",
    },
    {
      key: "company",
      head: "Company",
      cell: ({ companyName }) => companyName,
      ...(!hasSeveral && { isOptional: true }),
    },
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
  ];
}

function None() {
  return <span className="text-muted">none</span>;
}
