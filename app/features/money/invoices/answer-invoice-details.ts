import type { BookingVisitor } from "../../../../worker/trips/booking-access";
import type { PageServices } from "../../../../worker/platform/http/page-services";
import { invoiceDetailsSchema } from "~/domain/money/invoices/invoice-details";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { invoiceMessages } from "./messages";

/** Handles the form of the buyer's details. */
export async function answerInvoiceDetails(
  services: Pick<PageServices, "saveInvoiceDetails">,
  { bookingId, by, request }: { bookingId: string; by: BookingVisitor; request: Request },
) {
  const form = await readForm(request);
  return answerForm(form, invoiceDetailsSchema, async (details) => {
    // The form on the booking's page has the State alone.
    const given = Object.fromEntries(Object.entries(details).filter(([name]) => form.has(name)));
    await services.saveInvoiceDetails(bookingId, by, request.headers, given);
    return invoiceMessages().saved;
  });
}
