import { TicketCheck } from "lucide";
import { Section } from "~/office/page/section";
import type { AskedState } from "~/domain/money/invoices/invoice-details";
import type { ListedTaxDocument } from "~/domain/money/tax/tax-documents";
import { AskedStateForm } from "~/features/money/invoices/buyer-state-fields";
import { documentLinkClasses, TaxDocumentList } from "~/features/money/invoices/tax-document-list";
import { Icon } from "~/ui/icon";
import { useForm } from "~/platform/forms/use-form";

/** Documents of a booking on its back office page, and the State that its invoice waits for; nothing without either. */
export function DocumentsSection({
  page: { taxDocuments: documents, askedState, hasVoucher = false },
  path,
}: {
  page: {
    taxDocuments: readonly ListedTaxDocument[];
    askedState: AskedState | null;
    hasVoucher?: boolean;
  };
  path: string;
}) {
  const form = useForm({ intent: "repair-state" }, { saved: askedState ?? {} });
  if (documents.length === 0 && !hasVoucher && askedState === null && form.answer === null) return null;
  return (
    <Section id="documents" title="Documents">
      <div className="mt-3">
        <AskedStateForm form={form} isAsked={askedState !== null} />
      </div>
      {hasVoucher && (
        <a href={`${path}/voucher.pdf`} download className={documentLinkClasses}>
          <Icon icon={TicketCheck} className="size-4 shrink-0" />
          Voucher (PDF)
        </a>
      )}
      {documents.length > 0 && <TaxDocumentList documents={documents} path={path} />}
    </Section>
  );
}
