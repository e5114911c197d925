import type { MailAttachments } from "~/domain/documents/documents";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { leaseDueMail, updateMailAsRefused, updateMailAsSent, type LeasedMail } from "./mail-outbox.repo";
import { MailRefusal, type MailFile, type MailTransport } from "./mail-transport";

export interface DeliveryDependencies {
  db: Database;
  clock: Clock;
  /** null if none is configured: the mail waits. */
  transport: MailTransport | null;
  /** Draws the attachments of a message. An error counts as a failed attempt. */
  drawAttachments: (attachments: MailAttachments) => Promise<MailFile[]>;
}

const minute = 60_000;

/** Delay before each retry; the failure after the last one is final. */
export const retryDelays = [1, 5, 30, 120, 720].map((minutes) => minutes * minute);

/** Longer than a round takes: its messages are sent concurrently, and the HTTP transport times out after 15 seconds. */
export const leaseTime = 5 * minute;
const mailsPerRound = 10;

/**
 * Sends due messages. Safe to run concurrently: a message belongs to one run until it is sent or its lease ends. A message is sent twice
 * only if a run dies between sending it and recording that.
 * @param rounds max batches of ten messages
 */
export async function deliverDueMail(
  { transport, ...dependencies }: DeliveryDependencies,
  { rounds = 20 }: { rounds?: number } = {},
): Promise<void> {
  if (!transport) return;
  for (let round = 0; round < rounds; round += 1) {
    const now = dependencies.clock();
    const leasedUntil = now + leaseTime;
    const mails = await leaseDueMail(dependencies.db, { now, until: leasedUntil, limit: mailsPerRound });
    const results = await Promise.allSettled(
      mails.map((mail) => deliver({ ...dependencies, transport }, mail, leasedUntil)),
    );
    for (const result of results) if (result.status === "rejected") throw result.reason;
    if (mails.length < mailsPerRound) return;
  }
}

async function deliver(
  { db, clock, transport, drawAttachments }: DeliveryDependencies & { transport: MailTransport },
  { attempts, attachments, ...mail }: LeasedMail,
  leasedUntil: number,
): Promise<void> {
  try {
    const files = attachments && transport.takesAttachments ? await drawAttachments(attachments) : [];
    await transport.send({ ...mail, ...(files.length > 0 && { attachments: files }) });
  } catch (error) {
    const { code, message } =
      error instanceof MailRefusal ? error : new MailRefusal("unknown", String(error));
    const delay = retryDelays[attempts];
    // Logs the message's id only, no personal data.
    console.error(`mail ${mail.id} not sent, try ${attempts + 1} of ${retryDelays.length + 1}: ${code}`);
    await updateMailAsRefused(db, mail.id, {
      leasedUntil,
      error: `${code}: ${message}`.slice(0, 500),
      nextAttemptAt: delay === undefined ? null : clock() + delay,
    });
    return;
  }
  await updateMailAsSent(db, mail.id, { at: clock(), keepsBody: transport.keepsBody });
}
