import type { Route } from "./+types/trip-voucher";
import { VoucherSheet } from "~/components/bookings/trips/voucher-sheet";
import { servicesContext } from "~/context";
import { useOfflinePage } from "~/hooks/use-offline-page";
import { voucherMeta } from "~/lib/documents/voucher-meta";

/** Loads the voucher of a booking for anyone who has the booking's URL. */
export async function loader({ context, params: { bookingId, key } }: Route.LoaderArgs) {
  return context.get(servicesContext).getVoucher({ key }, bookingId);
}

/** Same headers as the booking's own page: the URL contains its key. */
export function headers() {
  return {
    "Cache-Control": "private, no-store",
    "Referrer-Policy": "strict-origin",
    "X-Robots-Tag": "noindex",
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return voucherMeta(loaderData);
}

export default function Voucher({ loaderData: voucher, params: { bookingId, key } }: Route.ComponentProps) {
  const path = `/trip/${bookingId}/${key}`;
  useOfflinePage("trip", { addresses: [`${path}/voucher`, `${path}/voucher.pdf`], at: bookingId });
  return <VoucherSheet voucher={voucher} back={path} pdfPath={`${path}/voucher.pdf`} />;
}
