import type { Keys } from "../keys/keys";
import { anyone, limit, visitor } from "../use-case";
import { getBookingDocument } from "./get-booking-document";
import { getVoucher } from "./get-voucher";
import { voucherPublicKeys } from "./voucher-key";

export const documentUseCases = {
  getBookingDocument: visitor(getBookingDocument),
  getVoucher: visitor(getVoucher),
  limitDocuments: limit("paper", "Too many documents. Please wait a minute."),
  getVoucherKeys: anyone(({ keys }: { keys: Keys }) => voucherPublicKeys(keys)),
};
