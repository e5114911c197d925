import type { Keys } from "../platform/keys/keys";
import { anyone, limit, reading, visitor } from "../platform/authz/use-case";
import { getBookingDocument, getTaxDocument, getVoucher } from "./get-booking-document";
import { documentMessages } from "./messages";
import { voucherPublicKeys } from "../platform/keys/voucher-key";

export const documentUseCases = {
  getBookingDocument: visitor(reading(getBookingDocument)),
  getTaxDocument: visitor(reading(getTaxDocument)),
  getVoucher: visitor(reading(getVoucher)),
  limitDocuments: limit("bookingDocument", () => documentMessages().refusals.tooMany),
  getVoucherKeys: anyone(({ keys }: { keys: Keys }) => voucherPublicKeys(keys)),
};
