import { Link } from "react-router";
import type { Route } from "./+types/voucher";
import { VoucherSheet } from "~/components/trips/voucher-sheet";
import { servicesContext } from "~/context";
import { orNotFound } from "~/lib/not-found";
import { voucherMeta } from "~/lib/voucher-meta";

/** The voucher of a booking, for whoever has the booking's own address. */
export async function loader({ context, params: { bookingId, key } }: Route.LoaderArgs) {
  return orNotFound(context.get(servicesContext).getVoucher({ key }, bookingId));
}

export function headers() {
  return { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return voucherMeta(loaderData);
}

export default function Voucher({ loaderData: voucher, params: { bookingId, key } }: Route.ComponentProps) {
  return (
    <VoucherSheet voucher={voucher} pdfPath={`/trip/${bookingId}/${key}/voucher.pdf`}>
      <Link to={`/trip/${bookingId}/${key}`} className="text-peacock underline underline-offset-4">
        Back to the booking
      </Link>
    </VoucherSheet>
  );
}
