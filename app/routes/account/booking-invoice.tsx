import type { Route } from "./+types/booking-invoice";
import { InvoicePage } from "~/features/money/invoices/invoice-page";
import { Breadcrumbs } from "~/ui/breadcrumb-trail";
import { servicesContext } from "~/context";
import { answerInvoiceDetails } from "~/features/money/invoices/answer-invoice-details";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireViewer } from "~/middleware/require-viewer";
import { bookingPageMessages } from "~/features/trips/page-messages/messages";

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url);
  const { getInvoicePage } = context.get(servicesContext);
  return { page: await getInvoicePage(params.bookingId, { viewer }, request.headers) };
}

export function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireViewer(context, url);
  const services = context.get(servicesContext);
  return answerInvoiceDetails(services, { bookingId: params.bookingId, by: { viewer }, request });
}

export function meta({ params }: Route.MetaArgs) {
  return backOfficeMeta(bookingPageMessages().invoiceTitle(params.bookingId));
}

export default function BookingInvoice({ loaderData: { page } }: Route.ComponentProps) {
  const path = `/bookings/${page.bookingId}`;
  const breadcrumbs = [
    { name: bookingPageMessages().yourBookings, path: "/bookings" },
    { name: page.bookingId, path },
    { name: bookingPageMessages().invoice, path: `${path}/invoice` },
  ];
  return <InvoicePage page={page} path={path} top={<Breadcrumbs breadcrumbs={breadcrumbs} />} />;
}
