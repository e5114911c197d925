import type { Route } from "./+types/voucher";
import { VoucherSheet } from "~/features/trips/voucher/voucher-sheet";
import { useOfflinePage } from "~/platform/offline/use-offline-page";
import { loadVoucher } from "~/features/trips/voucher/load-voucher.server";
import { voucherMeta } from "~/features/trips/voucher/voucher-meta";
import { requireViewer } from "~/middleware/require-viewer";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";

/** Loads the voucher of the user's own booking. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url);
  return loadVoucher({ context }, { viewer }, params.bookingId);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return voucherMeta(loaderData?.voucher);
}

export default function Voucher({ loaderData }: Route.ComponentProps) {
  const { bookingId } = loaderData.voucher.booking;
  const path = `/bookings/${bookingId}`;
  const offline = useOfflinePage("booking", {
    addresses: [pathIn(currentLanguage(), `${path}/voucher`), `${path}/voucher.pdf`],
    at: loaderData.at,
  });
  return <VoucherSheet {...loaderData} offline={offline} back={path} pdfPath={`${path}/voucher.pdf`} />;
}
