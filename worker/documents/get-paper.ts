import type { DocumentKind } from "~/domain/documents";
import { AppError } from "~/domain/errors";
import type { Database } from "../db/client";
import { drawPaper } from "./draw-paper";
import type { Paper } from "./draw-paper";
import { openBookingPapers } from "./open-booking-papers";
import type { PapersVisitor } from "./open-booking-papers";
import type { Keys } from "../keys/keys";

/**
 * Returns a booking document for a visitor who may open it.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`
 */
export async function getPaper(
  { db, keys }: { db: Database; keys: Keys },
  visitor: PapersVisitor,
  { bookingId, kind }: { bookingId: string; kind: DocumentKind },
): Promise<Paper> {
  const papers = await openBookingPapers({ db, keys }, visitor, bookingId);
  const paper = await drawPaper(keys, papers, kind);
  if (!paper) throw new AppError("not_found", "This booking does not have this document.");
  return paper;
}
