import type { VoucherPage } from "~/domain/documents/booking-documents";

/** Returns the meta tags of a voucher's page; its title is the file name when printed to PDF. */
export function voucherMeta(voucher: VoucherPage | undefined) {
  if (!voucher) return [];
  const { bookingId, tourTitle } = voucher.booking;
  return [
    { title: `Voucher ${bookingId}: ${tourTitle} | Tour Bharat` },
    { name: "robots", content: "noindex" },
  ];
}
