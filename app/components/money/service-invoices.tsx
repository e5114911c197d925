import { ResponsiveTable, SheetCell, SheetName, SheetRow } from "~/components/ui/responsive-table";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { formatShortMonth } from "~/domain/calendar/months";
import { formatRupees } from "~/domain/money/money";
import {
  claimedGst,
  operatorInvoiceNumber,
  operatorInvoiceTitle,
  type OperatorInvoice,
} from "~/domain/tax/operator-invoice";

const figures = ["Commission", "Featured places", "GST", "Total"];

/** Our invoices to operators, each with its PDF. @param files address of the PDFs */
export function ServiceInvoices({
  invoices,
  files,
}: {
  invoices: readonly OperatorInvoice[];
  files: string;
}) {
  return (
    <ResponsiveTable
      caption="Invoices for commission and featured places"
      heads={["Number", "Month", "Company", "Issued", ...figures]}
      figures={figures}
    >
      {invoices.map((invoice) => {
        const { operator, month, issuedAt, commission, premium, snapshot } = invoice;
        const gst = claimedGst(invoice);
        const number = operatorInvoiceNumber(invoice);
        return (
          <SheetRow key={number} data-invoice={number}>
            <SheetName>
              <a
                href={`${files}/${operator}-${month}.pdf`}
                download
                className="whitespace-nowrap text-peacock underline underline-offset-4"
              >
                {number}
                <span className="sr-only">, PDF</span>
              </a>
              <span className="block text-sm font-normal text-muted">{operatorInvoiceTitle(invoice)}</span>
            </SheetName>
            <SheetCell label="Month">{formatShortMonth(month)}</SheetCell>
            <SheetCell label="Company">{snapshot.buyer.name}</SheetCell>
            <SheetCell label="Issued">{formatInstantInIndia(issuedAt)}</SheetCell>
            {[commission, premium, gst, commission + premium + gst].map((amount, index) => (
              <SheetCell
                key={figures[index]}
                label={figures[index] ?? ""}
                className="whitespace-nowrap tabular-nums lg:text-right"
              >
                {formatRupees(amount)}
              </SheetCell>
            ))}
          </SheetRow>
        );
      })}
    </ResponsiveTable>
  );
}
