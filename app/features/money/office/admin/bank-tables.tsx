import { Link } from "react-router";
import { formatDay } from "~/domain/calendar/calendar";
import { bankFileKindLabels, bankMatchLabels } from "~/domain/money/bank/bank-file";
import { formatPaise } from "~/domain/money/paise";
import { formatRupees } from "~/domain/money/money";
import { DayOf, Moment } from "~/platform/pages/when";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { FormMessage } from "~/ui/answered-form";
import { Exact } from "~/ui/exact";
import type { getBankPage } from "../../../../../worker/money/bank/get-bank-page";
import { ReopenForm, ResolveForm } from "./bank-resolve";
import { BankTable, type BankColumns } from "./bank-table";

type BankPage = Awaited<ReturnType<typeof getBankPage>>;
type ColumnsOf<Name extends keyof BankPage> = BankPage[Name] extends readonly (infer Row)[]
  ? BankColumns<Row>
  : never;

const unmatched: ColumnsOf<"unmatched"> = {
  Line: ({ entity }) => <Exact>{entity}</Exact>,
  Kind: ({ kind }) => kind,
  Booking: bookingOf,
  Settlement: ({ settlement }) => <Exact>{settlement}</Exact>,
  Settled: ({ settledOn }) => <Exact>{formatDay(settledOn)}</Exact>,
  "In the file": ({ gross }) => <Exact>{formatPaise(gross)}</Exact>,
  "In the books": ({ booked }) => (booked === null ? "nothing" : <Exact>{formatPaise(booked)}</Exact>),
};

const unsettled: ColumnsOf<"unsettled"> = {
  "Payment or refund": ({ entity }) => <Exact>{entity}</Exact>,
  Booking: bookingOf,
  Day: ({ at }) => <DayOf at={at} />,
  Amount: ({ amount }) => <Exact>{formatRupees(amount)}</Exact>,
};

const unmatchedOfBank: ColumnsOf<"unmatchedOfBank"> = {
  Description: ({ description }) => <span translate="no">{description}</span>,
  Reference: ({ reference }) => <Exact>{reference}</Exact>,
  Day: ({ day }) => <Exact>{formatDay(day)}</Exact>,
  Amount: ({ amount }) => <Exact>{formatPaise(amount)}</Exact>,
};

const missing: ColumnsOf<"missing"> = {
  Reference: ({ name }) => <Exact>{name}</Exact>,
  Kind: ({ kind }) => bankMatchLabels[kind],
  Day: ({ day }) => <Exact>{formatDay(day)}</Exact>,
  Amount: ({ amount }) => <Exact>{formatPaise(amount)}</Exact>,
};

const settlements: ColumnsOf<"settlements"> = {
  Settlement: ({ id }) => <Exact>{id}</Exact>,
  UTR: ({ utr }) => <Exact>{utr}</Exact>,
  Settled: ({ settledOn }) => <Exact>{formatDay(settledOn)}</Exact>,
  Fees: ({ fees }) => <Exact>{formatPaise(fees)}</Exact>,
  Difference: ({ difference }) => <Exact>{formatPaise(difference)}</Exact>,
  "To the bank": ({ net }) => <Exact>{formatPaise(net)}</Exact>,
};

const resolveSettled: ColumnsOf<"unmatched">[string] = ({ entity }) => (
  <ResolveForm line={`settlement/${entity}`} name={entity} />
);

const resolveOfBank: ColumnsOf<"unmatchedOfBank">[string] = ({ id, description }) => (
  <ResolveForm line={`statement/${id}`} name={description} />
);

const resolved: ColumnsOf<"resolved"> = {
  Line: ({ text }) => <span translate="no">{text}</span>,
  Note: ({ note }) => note,
  "Resolved by": ({ resolvedBy }) => resolvedBy ?? "deleted account",
  At: ({ resolvedAt }) => <Moment at={resolvedAt} />,
  Amount: ({ amount }) => <Exact>{formatPaise(amount)}</Exact>,
};

function reopening(form: FormState): ColumnsOf<"resolved">[string] {
  return ({ line, text }) => <ReopenForm form={form.of({ line })} name={text} />;
}

const imports: ColumnsOf<"imports"> = {
  File: ({ fileName }) => fileName,
  Kind: ({ kind }) => bankFileKindLabels[kind],
  "Imported by": ({ importedBy }) => importedBy ?? "deleted account",
  At: ({ createdAt }) => <Moment at={createdAt} />,
  Rows: ({ rows }) => <Exact>{rows}</Exact>,
};

function bookingOf({ bookingId }: { bookingId: string | null }) {
  if (bookingId === null) return <span className="text-muted">none</span>;
  const className = "text-peacock underline-offset-4 hover:underline";
  return (
    <Link to={`/admin/bookings/${bookingId}`} className={className} translate="no">
      {bookingId}
    </Link>
  );
}

/** Tables of what is left of files and books, and of what was resolved and imported. */
export function BankTables({ page, mayResolve }: { page: BankPage; mayResolve: boolean }) {
  const form = useForm({ intent: "reopen" });
  return (
    <>
      <BankTable
        title="Settled otherwise"
        explained="Lines of settlements that the books don't know, or have with another amount. Their money is in settlement differences."
        rows={page.unmatched}
        keyOf={({ entity }) => entity}
        columns={mayResolve ? { ...unmatched, Resolve: resolveSettled } : unmatched}
        figures={["In the file", "In the books"]}
      />
      <BankTable
        title="Not settled"
        explained="Payments and refunds at the payment service that no settlement has, ten days before the newest one or earlier."
        rows={page.unsettled}
        keyOf={({ entity }) => entity}
        columns={unsettled}
        figures={["Amount"]}
      />
      <BankTable
        title="Not matched on the statement"
        explained="Lines of bank statements that no settlement, payout or payment of tax explains. Record in the ledger what is missing there."
        rows={page.unmatchedOfBank}
        keyOf={({ id }) => id}
        columns={mayResolve ? { ...unmatchedOfBank, Resolve: resolveOfBank } : unmatchedOfBank}
        figures={["Amount"]}
      />
      <BankTable
        title="Missing on the statement"
        explained="Settlements, payouts and payments of tax within the imported statements that no line has."
        rows={page.missing}
        keyOf={({ kind, id }) => `${kind}/${id}`}
        columns={missing}
        figures={["Amount"]}
      />
      <FormMessage form={form} className="mt-6" />
      <BankTable
        title="Resolved"
        explained="The last lines that match nothing and were explained. Their money stays where the books have it."
        rows={page.resolved}
        keyOf={({ line }) => line}
        columns={mayResolve ? { ...resolved, Undo: reopening(form) } : resolved}
        figures={["Amount"]}
      />
      <BankTable
        title="Newest settlements"
        rows={page.settlements}
        keyOf={({ id }) => id}
        columns={settlements}
        figures={["Fees", "Difference", "To the bank"]}
      />
      <BankTable
        title="Last imports"
        rows={page.imports}
        keyOf={({ id }) => id}
        columns={imports}
        figures={["Rows"]}
      />
    </>
  );
}
