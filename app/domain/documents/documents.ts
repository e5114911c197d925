export const documentKinds = ["voucher", "invoice", "calendar"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Booking documents to attach to an e-mail. */
export interface MailAttachments {
  /** The booking's internal id, not its reference. */
  booking: string;
  kinds: DocumentKind[];
  /** Keys of the vouchers and notes that the change issued. */
  taxDocuments?: string[];
}

export const documentLabels: Record<DocumentKind, string> = {
  voucher: "Voucher",
  invoice: "Invoice",
  calendar: "Calendar file",
};

/** File name of each document in its URL, below `/trip/{bookingId}/{key}/` and `/bookings/{bookingId}/`. */
export const documentFiles: Record<DocumentKind, string> = {
  voucher: "voucher.pdf",
  invoice: "invoice.pdf",
  calendar: "trip.ics",
};
