import type { MailAttachments } from "~/domain/documents";
import { faultText } from "~/domain/fault-text";
import type { Database } from "../db/client";
import { bookingWithId, findBookingPapers } from "./booking-papers.repo";
import { drawPaper } from "./draw-paper";
import type { Paper } from "./draw-paper";
import type { Keys } from "../keys/keys";

/**
 * Draws the attachments of a mail at delivery time. A document that the booking does not have or that cannot be drawn
 * is omitted: the mail, which links to the booking's page, matters more.
 * @throws database errors, so that the mail is retried
 */
export async function drawMailPapers(
  { db, keys }: { db: Database; keys: Keys },
  { booking, kinds }: MailAttachments,
): Promise<Paper[]> {
  const found = await findBookingPapers(db, bookingWithId(booking));
  if (!found) return [];
  const papers: Paper[] = [];
  for (const kind of kinds) {
    try {
      const paper = await drawPaper(keys, found, kind);
      if (paper) papers.push(paper);
    } catch (error) {
      console.error(`could not draw the ${kind} of a mail`, faultText(error));
    }
  }
  return papers;
}
