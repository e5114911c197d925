import type { VoucherPage } from "~/domain/booking-papers";

/** The head of a voucher's page; its title names the file where it is printed to one. */
export function voucherMeta(voucher: VoucherPage | undefined) {
  if (!voucher) return [];
  const { bookingId, tourTitle } = voucher.booking;
  return [
    { title: `Voucher ${bookingId}: ${tourTitle} | Tour Bharat` },
    { name: "robots", content: "noindex" },
  ];
}
