import { Section } from "~/office/page/section";
import type { ListedTaxDocument } from "~/domain/money/tax/tax-documents";
import { TaxDocumentList } from "~/features/money/invoices/tax-document-list";

/** Tax documents of a booking on its back office page; nothing while there are none. */
export function TaxDocumentsSection(list: { documents: readonly ListedTaxDocument[]; path: string }) {
  if (list.documents.length === 0) return null;
  return (
    <Section title="Invoices and Receipts">
      <TaxDocumentList {...list} />
    </Section>
  );
}
