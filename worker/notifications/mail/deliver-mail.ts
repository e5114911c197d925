import type { MailAttachments } from "~/domain/documents/documents";
import { notificationChannels, type NotificationChannel } from "~/domain/notifications/notification-events";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import {
  leaseDueMail,
  updateInterruptedMail,
  updateMailAsRefused,
  updateMailAsSent,
  type LeasedMail,
  type SentMail,
} from "./mail-outbox.repo";
import { MailRefusal, type MailFile, type MailTransport, type PhoneTransports } from "./mail-transport";
import { logFailure } from "../../platform/log";

export interface DeliveryDependencies {
  db: Database;
  clock: Clock;
  /** null if none is configured: the mail waits. */
  transport: MailTransport | null;
  /** The other channels; omitted if there are none. */
  phone?: PhoneTransports;
  /** Draws the attachments of a message. An error counts as a failed attempt. */
  drawAttachments: (attachments: MailAttachments) => Promise<MailFile[]>;
}

const minute = 60_000;

/** Delay before each retry; the failure after the last one is final. */
export const retryDelays = [1, 5, 30, 120, 720].map((minutes) => minutes * minute);

const maxAttempts = retryDelays.length + 1;

/** Longer than a round takes: its messages are sent concurrently, and the HTTP transport times out after 15 seconds. */
export const leaseTime = 5 * minute;
const mailsPerRound = 10;

export interface DeliveryOptions {
  /** Max batches of ten messages. */
  rounds?: number;
  /** Leaves messages whose run died to the scheduled run. */
  onlyNew?: boolean;
}

/**
 * Sends due messages. Safe to run concurrently: a message belongs to one run until it is sent or its lease ends. If a run dies between sending
 * a message and recording that, a repeatable message is sent twice and any other is given up (decision 35). Repeatable messages whose run died
 * are sent one at a time, so that one that kills the Worker is given up alone.
 * @returns true if more messages may be due
 */
export async function deliverDueMail(
  { transport, phone, ...dependencies }: DeliveryDependencies,
  { rounds = 20, onlyNew = false }: DeliveryOptions = {},
): Promise<boolean> {
  const transports: Partial<Record<NotificationChannel, MailTransport | null>> = {
    ...phone,
    mail: transport,
  };
  const channels = notificationChannels.filter((channel) => transports[channel]);
  if (channels.length === 0) return false;
  const repeatable = channels.filter((channel) => transports[channel]?.isRepeatable);
  const atMostOnce = channels.filter((channel) => !repeatable.includes(channel));
  if (!onlyNew)
    await updateInterruptedMail(dependencies.db, { now: dependencies.clock(), maxAttempts, atMostOnce });
  const recordAsSent = createSentRecorder(dependencies);
  let isMoreDue = false;
  for (const wasInterrupted of onlyNew ? [false] : [false, true]) {
    const limit = wasInterrupted ? 1 : mailsPerRound;
    for (let round = 0; round < rounds; round += 1) {
      const now = dependencies.clock();
      const leasedUntil = now + leaseTime;
      const mails = await leaseDueMail(dependencies.db, {
        now,
        until: leasedUntil,
        limit,
        channels: wasInterrupted ? repeatable : channels,
        maxAttempts,
        wasInterrupted,
      });
      const results = await Promise.allSettled(
        mails.map(async (mail) => {
          const channel = transports[mail.channel];
          if (channel)
            await deliver({ ...dependencies, recordAsSent, transport: channel }, mail, leasedUntil);
        }),
      );
      for (const result of results) if (result.status === "rejected") throw result.reason;
      isMoreDue = mails.length === limit;
      if (!isMoreDue) break;
    }
  }
  return isMoreDue;
}

/** Returns a function that records sent messages: the first one at once, and those sent during a write together with the next write. */
function createSentRecorder({ db, clock }: Pick<DeliveryDependencies, "db" | "clock">) {
  let waiting: SentMail[] = [];
  let writing: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;

  async function writeNext(): Promise<void> {
    await writing;
    const sent = waiting;
    waiting = [];
    next = null;
    const write = updateMailAsSent(db, sent, clock());
    writing = write.catch(() => undefined);
    return write;
  }

  return (sent: SentMail): Promise<void> => {
    waiting.push(sent);
    next ??= writeNext();
    return next;
  };
}

async function deliver(
  {
    db,
    clock,
    transport,
    drawAttachments,
    recordAsSent,
  }: DeliveryDependencies & { transport: MailTransport; recordAsSent: (sent: SentMail) => Promise<void> },
  { attempts, attachments, event, payload, expiresAt, channel, ...mail }: LeasedMail,
  leasedUntil: number,
): Promise<void> {
  try {
    if (expiresAt !== null && expiresAt <= clock())
      throw new MailRefusal("expired", "It was not sent in time.", { isFinal: true });
    const files = attachments && transport.takesAttachments ? await drawAttachments(attachments) : [];
    await transport.send({
      ...mail,
      ...(files.length > 0 && { attachments: files }),
      ...(event !== null && { event }),
      ...(payload && { payload }),
    });
  } catch (error) {
    const { code, message, isFinal } =
      error instanceof MailRefusal ? error : new MailRefusal("unknown", String(error));
    const delay = isFinal ? undefined : retryDelays[attempts - 1];
    logFailure("message not sent", { channel, message: mail.id, attempt: attempts, maxAttempts, code });
    await updateMailAsRefused(db, mail.id, {
      leasedUntil,
      error: `${code}: ${message}`.slice(0, 500),
      nextAttemptAt: delay === undefined ? null : clock() + delay,
    });
    return;
  }
  await recordAsSent({ id: mail.id, keepsBody: transport.keepsBody });
}
