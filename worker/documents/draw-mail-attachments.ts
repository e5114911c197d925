import type { MailAttachments } from "~/domain/documents/documents";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { bookingWithId, findBookingDocuments } from "./booking-documents.repo";
import { drawBookingDocument, drawIssuedDocument, type DrawnDocument } from "./draw-booking-document";
import type { ReadFont } from "./read-font";
import type { Keys } from "../platform/keys/keys";
import { logError } from "../platform/log";
import { inLanguage } from "../platform/language";

/**
 * Draws the attachments of a mail at delivery time, in the booking's language. A document that the booking does not have or that cannot be drawn
 * is omitted: the mail, which links to the booking's page, matters more.
 * @throws database errors, so that the mail is retried
 */
export async function drawMailAttachments(
  {
    db,
    clock,
    ...context
  }: { db: Database; clock: Clock; keys: Keys; origin: string | null; readFont: ReadFont },
  { booking, kinds, taxDocuments = [] }: MailAttachments,
): Promise<DrawnDocument[]> {
  const found = await findBookingDocuments(db, bookingWithId(booking), clock());
  if (!found) return [];
  const drawn: DrawnDocument[] = [];
  const issued = found.taxDocuments.filter(({ key }) => taxDocuments.includes(key));
  const drawings = [
    ...kinds.map((kind) => [kind, () => drawBookingDocument(context, found, kind)] as const),
    ...issued.map((document) => [document.kind, () => drawIssuedDocument(context, document)] as const),
  ];
  for (const [kind, draw] of drawings) {
    try {
      const document = await inLanguage(found.language, draw);
      if (document) drawn.push(document);
    } catch (error) {
      logError("attachment not drawn", error, { kind });
    }
  }
  return drawn;
}
