import { Link } from "react-router";
import { TaxDocumentList } from "./tax-document-list";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { BuyerStateFields, fillState } from "./buyer-state-fields";
import { InputField, TextAreaField } from "~/ui/field";
import type { InvoicePageData } from "~/domain/money/tax/tax-documents";
import { useForm } from "~/platform/forms/use-form";
import { invoiceMessages } from "./messages";

/** Invoices and receipts of a booking, and the buyer's details until the invoice is issued. */
export function InvoicePage({
  page,
  path,
  top,
}: {
  page: InvoicePageData;
  /** Path of the booking's page. */
  path: string;
  top: React.ReactNode;
}) {
  const { documents, missing, isOpen, operatorName } = page;
  const m = invoiceMessages();
  return (
    <div className="mx-auto max-w-3xl px-4 pb-8 sm:px-6">
      {top}
      <h1 className="mt-2 text-3xl sm:text-4xl">{m.heading}</h1>
      <p className="mt-2 text-muted">{m.soldBy(page.tourTitle, operatorName)}</p>
      {missing !== null && <p className="mt-4 rounded-control bg-sunken p-4">{missing}</p>}
      {documents.length > 0 && <TaxDocumentList documents={documents} path={path} />}
      {isOpen && <InvoiceDetailsForm page={page} />}
      <p className="mt-6">
        <Link to={path} className="inline-block py-1 text-peacock underline underline-offset-4">
          {m.back}
        </Link>
      </p>
    </div>
  );
}

function InvoiceDetailsForm({ page: { details, isTaxed } }: { page: InvoicePageData }) {
  const m = invoiceMessages();
  const form = useForm(
    {},
    {
      saved: {
        state: details.state ?? "",
        postalCode: details.postalCode ?? "",
        billingAddress: details.billingAddress ?? "",
        gstin: details.gstin ?? "",
      },
    },
  );
  return (
    <section aria-labelledby="invoice-details" className="mt-8">
      <h2 id="invoice-details" className="text-2xl">
        {m.details}
      </h2>
      <FormMessage form={form} className="mt-3" />
      <AnsweredForm
        form={form}
        aria-labelledby="invoice-details"
        className="mt-4 grid gap-5 rounded-card border border-line bg-card p-4 sm:p-5"
      >
        <BuyerStateFields form={form} isRequired={isTaxed} />
        <TextAreaField
          {...form.field("billingAddress")}
          label={m.address}
          rows={3}
          maxLength={300}
          autoComplete="street-address"
        />
        {(isTaxed || details.gstin !== null) && (
          <InputField
            {...form.field("gstin")}
            label={m.gstin}
            hint={m.gstinHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            onBlur={fillState}
          />
        )}
        <SubmitButton form={form} busy={m.saving} className="justify-self-start">
          {m.save}
        </SubmitButton>
      </AnsweredForm>
    </section>
  );
}
