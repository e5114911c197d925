import type { BookingVisitor } from "../../../../worker/trips/booking-access";
import type { PageServices } from "../../../../worker/platform/http/page-services";
import { invoiceDetailsSchema } from "~/domain/money/invoices/invoice-details";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";

/** Handles the form of the buyer's details. */
export async function answerInvoiceDetails(
  services: Pick<PageServices, "saveInvoiceDetails">,
  { bookingId, by, request }: { bookingId: string; by: BookingVisitor; request: Request },
) {
  return answerForm(await readForm(request), invoiceDetailsSchema, async (details) => {
    await services.saveInvoiceDetails(bookingId, by, request.headers, details);
    return "Saved. The invoice will show these details.";
  });
}
