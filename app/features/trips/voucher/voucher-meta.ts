import type { VoucherPage } from "~/domain/documents/booking-documents";
import { voucherMessages } from "./messages";

/** Returns the meta tags of a voucher's page; its title is the file name when printed to PDF. */
export function voucherMeta(voucher: VoucherPage | undefined) {
  if (!voucher) return [];
  const { bookingId, tourTitle } = voucher.booking;
  return [{ title: voucherMessages().title(bookingId, tourTitle) }, { name: "robots", content: "noindex" }];
}
