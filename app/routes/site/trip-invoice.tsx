import type { Route } from "./+types/trip-invoice";
import { InvoicePage } from "~/features/money/invoices/invoice-page";
import { servicesContext, viewerContext } from "~/context";
import { answerInvoiceDetails } from "~/features/money/invoices/answer-invoice-details";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { bookingPageMessages } from "~/features/trips/page-messages/messages";
import { BackToTrip } from "~/features/trips/back-to-trip";

/** Loads the tax documents of a booking for anyone who has its URL. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { bookingId, key } = params;
  const by = { viewer: context.get(viewerContext), key };
  const page = await context.get(servicesContext).getInvoicePage(bookingId, by, request.headers);
  return { page, path: `/trip/${bookingId}/${key}` };
}

export function action({ context, params, request }: Route.ActionArgs) {
  const by = { viewer: context.get(viewerContext), key: params.key };
  return answerInvoiceDetails(context.get(servicesContext), { bookingId: params.bookingId, by, request });
}

/** Same headers as the booking's own page: the URL grants access. */
export function headers() {
  return { "Cache-Control": "private, no-store", "Referrer-Policy": "strict-origin" };
}

export function meta({ params }: Route.MetaArgs) {
  return backOfficeMeta(bookingPageMessages().invoiceTitle(params.bookingId));
}

export default function TripInvoice({ loaderData: { page, path } }: Route.ComponentProps) {
  return <InvoicePage page={page} path={path} top={<BackToTrip bookingId={page.bookingId} path={path} />} />;
}
