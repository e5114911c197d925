import { Link } from "react-router";
import { formatDay } from "~/domain/calendar/calendar";
import { bankMatchLabels } from "~/domain/money/bank/bank-file";
import { formatPaise } from "~/domain/money/paise";
import { formatRupees } from "~/domain/money/money";
import { ResponsiveTable, SheetCell, SheetName, SheetRow } from "~/office/ui/responsive-table";
import { DayOf } from "~/platform/pages/when";
import { Exact } from "~/ui/exact";
import type { getBankPage } from "../../../../../worker/money/bank/get-bank-page";

type BankPage = Awaited<ReturnType<typeof getBankPage>>;

interface BankColumn<Row> {
  head: string;
  cell: (row: Row) => React.ReactNode;
  isFigure?: true;
}

/** Table of what is left to match. The first column names a row. */
function BankTable<Row>({
  title,
  explained,
  rows,
  keyOf,
  columns: [first, ...columns],
}: {
  title: string;
  explained: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly [BankColumn<Row>, ...BankColumn<Row>[]];
}) {
  if (rows.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="text-2xl">{title}</h2>
      <p className="mb-2 text-muted">{explained}</p>
      <ResponsiveTable
        caption={title}
        heads={[first, ...columns].map(({ head }) => head)}
        figures={columns.flatMap(({ head, isFigure }) => (isFigure ? [head] : []))}
      >
        {rows.map((row) => (
          <SheetRow key={keyOf(row)}>
            <SheetName className="wrap-anywhere">{first.cell(row)}</SheetName>
            {columns.map(({ head, cell, isFigure }) => (
              <SheetCell key={head} label={head} className={isFigure && "whitespace-nowrap lg:text-right"}>
                {cell(row)}
              </SheetCell>
            ))}
          </SheetRow>
        ))}
      </ResponsiveTable>
    </section>
  );
}

function BookingLink({ bookingId }: { bookingId: string | null }) {
  if (bookingId === null) return "none";
  return (
    <Link
      to={`/admin/bookings/${bookingId}`}
      className="text-peacock underline-offset-4 hover:underline"
      translate="no"
    >
      {bookingId}
    </Link>
  );
}

/** What files and books have in common, and what is left of each. */
export function BankTables({ settlements, unmatched, unsettled, unmatchedOfBank, missing }: BankPage) {
  return (
    <>
      <BankTable
        title="Settled otherwise"
        explained="Lines of settlements that the books don't know, or have with another amount. Their money is in settlement differences."
        rows={unmatched}
        keyOf={({ entity }) => entity}
        columns={[
          { head: "Line", cell: ({ entity }) => <Exact>{entity}</Exact> },
          { head: "Kind", cell: ({ kind }) => kind },
          { head: "Booking", cell: ({ bookingId }) => <BookingLink bookingId={bookingId} /> },
          { head: "Settlement", cell: ({ settlement }) => <Exact>{settlement}</Exact> },
          { head: "Settled", cell: ({ settledOn }) => <Exact>{formatDay(settledOn)}</Exact> },
          { head: "In the file", cell: ({ gross }) => <Exact>{formatPaise(gross)}</Exact>, isFigure: true },
          {
            head: "In the books",
            cell: ({ booked }) => (booked === null ? "nothing" : <Exact>{formatPaise(booked)}</Exact>),
            isFigure: true,
          },
        ]}
      />
      <BankTable
        title="Not settled"
        explained="Payments and refunds at the payment service that no settlement has, ten days before the newest one or earlier."
        rows={unsettled}
        keyOf={({ entity }) => entity}
        columns={[
          { head: "Payment or refund", cell: ({ entity }) => <Exact>{entity}</Exact> },
          { head: "Booking", cell: ({ bookingId }) => <BookingLink bookingId={bookingId} /> },
          { head: "Day", cell: ({ at }) => <DayOf at={at} /> },
          { head: "Amount", cell: ({ amount }) => <Exact>{formatRupees(amount)}</Exact>, isFigure: true },
        ]}
      />
      <BankTable
        title="Not matched on the statement"
        explained="Lines of bank statements that no settlement, payout or payment of tax explains. Record in the ledger what is missing there."
        rows={unmatchedOfBank}
        keyOf={({ id }) => id}
        columns={[
          { head: "Description", cell: ({ description }) => <span translate="no">{description}</span> },
          { head: "Reference", cell: ({ reference }) => <Exact>{reference}</Exact> },
          { head: "Day", cell: ({ day }) => <Exact>{formatDay(day)}</Exact> },
          { head: "Amount", cell: ({ amount }) => <Exact>{formatPaise(amount)}</Exact>, isFigure: true },
        ]}
      />
      <BankTable
        title="Missing on the statement"
        explained="Settlements, payouts and payments of tax within the imported statements that no line has."
        rows={missing}
        keyOf={({ kind, id }) => `${kind}/${id}`}
        columns={[
          { head: "Reference", cell: ({ name }) => <Exact>{name}</Exact> },
          { head: "Kind", cell: ({ kind }) => bankMatchLabels[kind] },
          { head: "Day", cell: ({ day }) => <Exact>{formatDay(day)}</Exact> },
          { head: "Amount", cell: ({ amount }) => <Exact>{formatPaise(amount)}</Exact>, isFigure: true },
        ]}
      />
      <BankTable
        title="Newest settlements"
        explained="Transfers of the payment service, as its report has them."
        rows={settlements}
        keyOf={({ id }) => id}
        columns={[
          { head: "Settlement", cell: ({ id }) => <Exact>{id}</Exact> },
          { head: "UTR", cell: ({ utr }) => <Exact>{utr}</Exact> },
          { head: "Settled", cell: ({ settledOn }) => <Exact>{formatDay(settledOn)}</Exact> },
          { head: "Fees", cell: ({ fees }) => <Exact>{formatPaise(fees)}</Exact>, isFigure: true },
          {
            head: "Difference",
            cell: ({ difference }) => <Exact>{formatPaise(difference)}</Exact>,
            isFigure: true,
          },
          { head: "To the bank", cell: ({ net }) => <Exact>{formatPaise(net)}</Exact>, isFigure: true },
        ]}
      />
    </>
  );
}
