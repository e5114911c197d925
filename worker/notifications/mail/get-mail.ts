import { voucherState } from "~/domain/documents/booking-documents";
import { documentFiles, documentLabels, type MailAttachments } from "~/domain/documents/documents";
import { AppError } from "~/domain/errors";
import { notificationChannels } from "~/domain/notifications/notification-events";
import { bookingKey } from "../../platform/keys/booking-link";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { bookingWithId, findBookingDocuments } from "../../documents/booking-documents.repo";
import * as repo from "./mail-outbox.repo";
import type { MailTransport, PhoneTransports } from "./mail-transport";
import type { Keys } from "../../platform/keys/keys";

interface Dependencies {
  db: Database;
  clock: Clock;
  keys: Keys;
}

/**
 * Returns a message for /dev/outbox, with the URLs of its attachments. Unauthenticated: production builds do not contain it.
 * @throws AppError `not_found`
 */
export async function getMail({ db, clock, keys }: Dependencies, id: string) {
  const mail = await repo.findMail(db, id);
  if (!mail) throw new AppError("not_found", "Message not found.");
  const { attachments, ...message } = mail;
  return { ...message, documents: attachments ? await documentsOf({ db, clock, keys }, attachments) : [] };
}

async function documentsOf(
  { db, clock, keys }: Dependencies,
  { booking: id, kinds, taxDocuments = [] }: MailAttachments,
) {
  const printed = await findBookingDocuments(db, bookingWithId(id), clock());
  if (!printed) return [];
  const { bookingId } = printed.booking;
  const folder = `/trip/${bookingId}/${bookingKey(keys, printed)}`;
  const has = {
    voucher: voucherState(printed.booking) !== "none",
    invoice: printed.taxDocuments.some(({ kind }) => kind === "invoice"),
    calendar: true,
  };
  return [
    ...kinds
      .filter((kind) => has[kind])
      .map((kind) => ({ label: documentLabels[kind], path: `${folder}/${documentFiles[kind]}` })),
    ...printed.taxDocuments
      .filter(({ key }) => taxDocuments.includes(key))
      .map(({ key, title }) => ({ label: title, path: `${folder}/documents/${key}.pdf` })),
  ];
}

/**
 * Lists sent and queued messages for /dev/outbox, with the channels whose messages leave for a provider, too. Unauthenticated: production builds
 * do not contain it.
 */
export async function listMail(
  { db, transport, phone }: { db: Database; transport: MailTransport | null; phone: PhoneTransports },
  query: Omit<Parameters<typeof repo.listMessages>[1], "limit">,
) {
  const transports = { ...phone, mail: transport };
  return {
    ...(await repo.listMessages(db, { ...query, limit: 50 })),
    sentChannels: notificationChannels.filter((channel) => transports[channel]?.isProvider),
  };
}
