import type { Route } from "./+types/voucher";
import { VoucherSheet } from "~/components/bookings/trips/voucher-sheet";
import { servicesContext } from "~/context";
import { useOfflinePage } from "~/hooks/use-offline-page";
import { voucherMeta } from "~/lib/documents/voucher-meta";
import { requireViewer } from "~/middleware/require-viewer";

/** Loads the voucher of the user's own booking. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url);
  return context.get(servicesContext).getVoucher({ viewer }, params.bookingId);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return voucherMeta(loaderData);
}

export default function Voucher({ loaderData: voucher }: Route.ComponentProps) {
  const { bookingId } = voucher.booking;
  const path = `/bookings/${bookingId}`;
  useOfflinePage("booking", { addresses: [`${path}/voucher`, `${path}/voucher.pdf`], at: bookingId });
  return <VoucherSheet voucher={voucher} back={path} pdfPath={`${path}/voucher.pdf`} />;
}
