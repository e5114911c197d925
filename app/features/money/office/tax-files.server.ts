import type { Month } from "~/domain/calendar/months";
import { eInvoiceOf, invoiceReferenceNumber } from "~/domain/money/tax/e-invoice";
import { gstr1Of } from "~/domain/money/tax/gstr-1";
import type { TaxDocument } from "~/domain/money/tax/tax-documents";
import type { ZippedFile } from "~/platform/pages/zip.server";

/**
 * Writes the files of one GSTIN and month: the return GSTR-1, and the electronic invoices of documents to registered buyers with their
 * reference numbers, for sellers whose turnover is above the limit.
 * @param etin our GSTIN as the e-commerce operator
 */
export async function* taxFilesOf(
  documents: readonly TaxDocument[],
  month: Month,
  etin: string | null,
): AsyncGenerator<ZippedFile, void> {
  const gstins = new Set(documents.map(({ seller }) => seller.gstin).filter((gstin) => gstin !== null));
  for (const gstin of gstins) {
    const own = documents.filter(({ seller }) => seller.gstin === gstin);
    const gstr1 = gstr1Of(own, { gstin, month, etin });
    yield [`${gstin}/GSTR-1 ${gstr1.fp}.json`, JSON.stringify(gstr1)];
    const issued = new Set(gstr1.b2b.flatMap(({ inv }) => inv.map(({ inum }) => inum)));
    for (const { nt } of gstr1.cdnr) for (const { nt_num } of nt) issued.add(nt_num);
    for (const document of own) {
      const invoice = issued.has(document.number) ? eInvoiceOf(document, etin) : null;
      if (!invoice) continue;
      const number = document.number.replaceAll("/", "-");
      // oxlint-disable-next-line no-await-in-loop -- one file after another
      const irn = await invoiceReferenceNumber(invoice);
      yield [`${gstin}/e-invoices/${number}.json`, JSON.stringify({ Irn: irn, ...invoice })];
    }
  }
}
