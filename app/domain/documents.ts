/** The papers of a booking. */
export const documentKinds = ["voucher", "invoice", "calendar"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Which papers of a booking a message carries. */
export interface MailAttachments {
  /** The booking's own id, not its reference. */
  booking: string;
  kinds: DocumentKind[];
}

export const documentLabels: Record<DocumentKind, string> = {
  voucher: "Voucher",
  invoice: "Invoice",
  calendar: "Calendar file",
};

/** The last part of each paper's address, below `/trip/{bookingId}/{key}/` and `/bookings/{bookingId}/`. */
export const documentFiles: Record<DocumentKind, string> = {
  voucher: "voucher.pdf",
  invoice: "invoice.pdf",
  calendar: "trip.ics",
};
