import type { DocumentKind } from "~/domain/documents/documents";
import { AppError } from "~/domain/errors";
import type { Database } from "../db/client";
import { drawBookingDocument } from "./draw-booking-document";
import type { Paper } from "./draw-booking-document";
import { openBookingDocuments } from "./open-booking-documents";
import type { DocumentsVisitor } from "./open-booking-documents";
import type { Keys } from "../keys/keys";

/**
 * Returns a booking document for a visitor who may open it.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`
 */
export async function getBookingDocument(
  { db, keys }: { db: Database; keys: Keys },
  visitor: DocumentsVisitor,
  { bookingId, kind }: { bookingId: string; kind: DocumentKind },
): Promise<Paper> {
  const papers = await openBookingDocuments({ db, keys }, visitor, bookingId);
  const paper = await drawBookingDocument(keys, papers, kind);
  if (!paper) throw new AppError("not_found", "This booking does not have this document.");
  return paper;
}
