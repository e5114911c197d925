/** The papers of a booking. */
export const documentKinds = ["voucher", "invoice", "calendar"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Which papers of a booking a message carries. */
export interface MailAttachments {
  /** The booking's own id, not its reference. */
  booking: string;
  kinds: DocumentKind[];
}
