import type { MailAttachments } from "~/domain/documents";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { leaseDueMail, updateMailAsRefused, updateMailAsSent } from "./mail-outbox.repo";
import type { LeasedMail } from "./mail-outbox.repo";
import { MailRefusal } from "./mail-transport";
import type { MailFile, MailTransport } from "./mail-transport";

export interface DeliveryDependencies {
  db: Database;
  clock: Clock;
  /** null: none is set up, and the mail waits. */
  transport: MailTransport | null;
  /** Draws what a message carries. What it throws counts as a failed try. */
  drawPapers: (attachments: MailAttachments) => Promise<MailFile[]>;
}

const minute = 60_000;

/** How long after each failure a message is tried again; the one after the last is final. */
export const retryDelays = [1, 5, 30, 120, 720].map((minutes) => minutes * minute);

/** Longer than a round takes: its messages go at the same time, and the HTTP transport gives up after 15 seconds. */
export const leaseTime = 5 * minute;
const mailsPerRound = 10;

/**
 * Sends what is due. Any number of runs may do so at once: a message is one run's until it is sent or its lease ends.
 * A message is sent again only where a run died between the sending and the note of it.
 * @param rounds how many times ten messages are taken at most
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
  { db, clock, transport, drawPapers }: DeliveryDependencies & { transport: MailTransport },
  { attempts, attachments, ...mail }: LeasedMail,
  leasedUntil: number,
): Promise<void> {
  try {
    const files = attachments && transport.takesAttachments ? await drawPapers(attachments) : [];
    await transport.send({ ...mail, ...(files.length > 0 && { attachments: files }) });
  } catch (error) {
    const { code, message } =
      error instanceof MailRefusal ? error : new MailRefusal("unknown", String(error));
    const delay = retryDelays[attempts];
    // Nothing personal: the message is named by its id.
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
