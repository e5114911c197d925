import { voucherState } from "~/domain/documents/booking-documents";
import { documentFiles, documentLabels, type MailAttachments } from "~/domain/documents/documents";
import { AppError } from "~/domain/errors";
import { bookingKey } from "../bookings/booking-link";
import type { Database } from "../db/client";
import { bookingWithId, findBookingDocuments } from "../documents/booking-documents.repo";
import * as repo from "./mail-outbox.repo";
import type { Keys } from "../keys/keys";

interface Dependencies {
  db: Database;
  keys: Keys;
}

/**
 * Returns a message for /dev/mail, with the URLs of its attachments. Unauthenticated: production builds do not contain it.
 * @throws AppError `not_found`
 */
export async function getMail({ db, keys }: Dependencies, id: string) {
  const mail = await repo.findMail(db, id);
  if (!mail) throw new AppError("not_found", "Message not found.");
  const { attachments, ...message } = mail;
  return { ...message, documents: attachments ? await documentsOf({ db, keys }, attachments) : [] };
}

async function documentsOf({ db, keys }: Dependencies, { booking: id, kinds }: MailAttachments) {
  const printed = await findBookingDocuments(db, bookingWithId(id));
  if (!printed) return [];
  const { bookingId, status } = printed.booking;
  const folder = `/trip/${bookingId}/${bookingKey(keys, id)}`;
  const has = {
    voucher: voucherState(status) !== "none",
    invoice: printed.taxDocuments.some(({ kind }) => kind === "invoice"),
    calendar: true,
  };
  return kinds
    .filter((kind) => has[kind])
    .map((kind) => ({ label: documentLabels[kind], path: `${folder}/${documentFiles[kind]}` }));
}

/** Lists sent and queued mail for /dev/mail. Unauthenticated: production builds do not contain it. */
export async function listMail(
  { db }: { db: Database },
  query: { to?: string | undefined; cursor?: string | undefined },
) {
  return repo.listMessages(db, { ...query, limit: 50 });
}
