import { Link } from "react-router";
import type { Route } from "./+types/trip-invoice";
import { Exact } from "~/ui/exact";
import { InvoicePage } from "~/features/money/invoices/invoice-page";
import { servicesContext, viewerContext } from "~/context";
import { answerInvoiceDetails } from "~/features/money/invoices/answer-invoice-details";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";

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
  return backOfficeMeta(`Invoice of booking ${params.bookingId}`);
}

export default function TripInvoice({ loaderData: { page, path } }: Route.ComponentProps) {
  return (
    <InvoicePage
      page={page}
      path={path}
      top={
        <p className="pt-8 pb-1">
          <Link to={path} className="inline-block py-1 text-peacock underline underline-offset-4">
            Booking <Exact>{page.bookingId}</Exact>
          </Link>
        </p>
      }
    />
  );
}
