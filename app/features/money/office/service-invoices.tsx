import { Exact } from "~/ui/exact";
import { DataTable } from "~/office/lists/data-table";
import { DayOf } from "~/platform/pages/when";
import { formatShortMonth } from "~/domain/calendar/months";
import { formatRupees } from "~/domain/money/money";
import {
  operatorInvoiceNumber,
  operatorInvoiceTitles,
  type OperatorInvoice,
} from "~/domain/money/tax/operator-invoice";
import type { Column } from "~/office/lists/definition";

function totalOf({ commission, premium, gst }: OperatorInvoice): number {
  return commission + premium + gst;
}

/** @param files address of the PDFs */
function columnsWith(files: string): Column<OperatorInvoice>[] {
  return [
    {
      key: "number",
      head: "Number",
      cell: (invoice) => (
        <a
          href={`${files}/${invoice.operator}-${invoice.month}${invoice.kind === "invoice" ? "" : "-credit-note"}.pdf`}
          download
          className="inline-block py-1 text-peacock underline-offset-4 hover:underline"
        >
          <span>{operatorInvoiceNumber(invoice)}</span>
          <span className="sr-only">, PDF</span>
        </a>
      ),
    },
    {
      key: "month",
      head: "Month",
      phone: "end",
      cell: ({ month }) => <Exact>{formatShortMonth(month)}</Exact>,
    },
    {
      key: "company",
      head: "Company",
      phone: "text",
      className: "@xl:w-1/4",
      isLong: true,
      value: ({ snapshot }) => snapshot.buyer.name,
    },
    { key: "kind", head: "Document", from: "medium", cell: ({ kind }) => operatorInvoiceTitles[kind] },
    {
      key: "issued",
      head: "Issued",
      from: "medium",
      className: "text-muted",
      cell: ({ issuedAt }) => <DayOf at={issuedAt} />,
    },
    {
      key: "commission",
      head: "Commission",
      align: "right",
      from: "wide",
      cell: ({ commission }) => <Exact>{formatRupees(commission)}</Exact>,
    },
    {
      key: "premium",
      head: "Featured places",
      align: "right",
      from: "wide",
      cell: ({ premium }) => <Exact>{formatRupees(premium)}</Exact>,
    },
    {
      key: "gst",
      head: "GST",
      align: "right",
      from: "wide",
      cell: ({ gst }) => <Exact>{formatRupees(gst)}</Exact>,
    },
    {
      key: "total",
      head: "Total",
      align: "right",
      phone: "top",
      cell: (invoice) => <strong translate="no">{formatRupees(totalOf(invoice))}</strong>,
    },
  ];
}

const taxFiles: Column<OperatorInvoice> = {
  key: "files",
  head: "Your tax files",
  phone: "text",
  cell: ({ month, snapshot }) =>
    snapshot.buyer.gstin !== null && (
      <a
        href={`/operator/earnings/tax/${month}.zip`}
        download
        className="inline-block py-1 text-peacock underline-offset-4 hover:underline"
      >
        GSTR-1, ZIP
      </a>
    ),
};

const ownColumns = [...columnsWith("/operator/earnings/invoices"), taxFiles];
const allColumns = columnsWith("/admin/revenue/tax/invoices");

/** Our invoices to operators, each with its PDF. */
export function ServiceInvoices({
  invoices,
  office,
}: {
  invoices: readonly OperatorInvoice[];
  office: "admin" | "operator";
}) {
  return (
    <>
      <p className="mb-1 text-sm text-muted tabular-nums">
        <span>{`${invoices.length === 1 ? "1 document" : `${invoices.length} documents`},`}</span>{" "}
        <Exact>{formatRupees(invoices.reduce((sum, invoice) => sum + totalOf(invoice), 0))}</Exact>
      </p>
      <DataTable
        caption="Invoices for commission and featured places"
        columns={office === "admin" ? allColumns : ownColumns}
        rows={invoices}
        idOf={operatorInvoiceNumber}
        nameOf={operatorInvoiceNumber}
        rowAttributes={(invoice) => ({ "data-invoice": operatorInvoiceNumber(invoice) })}
        state={noState}
      />
    </>
  );
}

const noState = {};
