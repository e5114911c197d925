import { Section } from "~/office/page/section";
import type { AskedState } from "~/domain/money/invoices/invoice-details";
import type { ListedTaxDocument } from "~/domain/money/tax/tax-documents";
import { AskedStateForm } from "~/features/money/invoices/buyer-state-fields";
import { TaxDocumentList } from "~/features/money/invoices/tax-document-list";
import { useForm } from "~/platform/forms/use-form";

/** Tax documents of a booking on its back office page, and the State that its invoice waits for; nothing without either. */
export function TaxDocumentsSection({
  page: { taxDocuments: documents, askedState },
  path,
}: {
  page: { taxDocuments: readonly ListedTaxDocument[]; askedState: AskedState | null };
  path: string;
}) {
  const form = useForm({ intent: "repair-state" }, { saved: askedState ?? {} });
  if (documents.length === 0 && askedState === null && form.answer === null) return null;
  return (
    <Section title="Invoices and Receipts">
      <AskedStateForm form={form} isAsked={askedState !== null} />
      {documents.length > 0 && <TaxDocumentList documents={documents} path={path} />}
    </Section>
  );
}
