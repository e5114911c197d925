import type { Route } from "./+types/trip-voucher";
import { VoucherSheet } from "~/features/trips/voucher/voucher-sheet";
import { useOfflinePage } from "~/platform/offline/use-offline-page";
import { loadVoucher } from "~/features/trips/voucher/load-voucher.server";
import { voucherMeta } from "~/features/trips/voucher/voucher-meta";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";

/** Loads the voucher of a booking for anyone who has the booking's URL. */
export async function loader({ context, params: { bookingId, key } }: Route.LoaderArgs) {
  return loadVoucher({ context }, { key }, bookingId);
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
  return voucherMeta(loaderData?.voucher);
}

export default function Voucher({ loaderData, params: { bookingId, key } }: Route.ComponentProps) {
  const path = `/trip/${bookingId}/${key}`;
  const offline = useOfflinePage("trip", {
    addresses: [pathIn(currentLanguage(), `${path}/voucher`), `${path}/voucher.pdf`],
    at: loaderData.at,
  });
  return <VoucherSheet {...loaderData} offline={offline} back={path} pdfPath={`${path}/voucher.pdf`} />;
}
