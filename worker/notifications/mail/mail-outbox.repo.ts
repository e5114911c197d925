import { and, asc, desc, eq, gte, inArray, lt, lte, or, sql, type SQL } from "drizzle-orm";
import type { MailAttachments } from "~/domain/documents/documents";
import type { MessagePayload } from "~/domain/notifications/notification";
import type {
  NotificationChannel,
  NotificationName,
  PhoneChannel,
} from "~/domain/notifications/notification-events";
import type { Database } from "../../platform/db/client";
import { containsText, olderThan } from "../../platform/db/conditions";
import { mailOutbox } from "../../platform/db/schema";
import { pageOf } from "../../platform/db/cursor";
import { plainAddress, singleLine } from "./mail-text";
import { farewellKey, type Mail, type MailMessage } from "./mailer";
import { randomId } from "../../platform/surroundings";

/**
 * Builds the statement that queues a message, for a caller's `db.batch`: uncommitted messages are not sent, and messages with the same
 * `dedupeKey` are sent once. Delivered within a minute.
 * @param at UTC instant in milliseconds of the first attempt
 * @throws Error if `to` is not a single plain address
 */
export function insertMail(db: Database, mail: Mail, at: number) {
  return db
    .insert(mailOutbox)
    .values(newMailRow(mail, at))
    .onConflictDoNothing({ target: mailOutbox.dedupeKey });
}

/** Queues a message if a condition holds: for a batch whose first statement may not match a row. */
export function insertMailIf(db: Database, mail: Mail, condition: SQL, at: number) {
  return insertOutboxRowIf(db, newMailRow(mail, at), condition);
}

/** Writes a row of the outbox if a condition holds and there is none with its key. */
export function insertOutboxRowIf(
  db: Database,
  row: ReturnType<typeof newMailRow> | ReturnType<typeof newMessageRow>,
  condition: SQL,
) {
  const { attachments, expiresAt } = { attachments: null, expiresAt: null, ...row };
  return db
    .insert(mailOutbox)
    .select(
      sql`SELECT ${row.id}, ${row.dedupeKey}, ${row.recipient}, ${row.subject}, ${row.text}, ${row.html},
        ${attachments && JSON.stringify(attachments)}, ${row.status}, 0, ${row.nextAttemptAt}, NULL, ${row.createdAt}, NULL,
        ${row.channel}, ${row.event}, ${row.userId}, ${row.payload && JSON.stringify(row.payload)}, ${expiresAt}
        WHERE ${condition}`,
    )
    .onConflictDoNothing({ target: mailOutbox.dedupeKey });
}

/** Builds a message's outbox row. @throws Error if `to` is not a single plain address */
export function newMailRow(mail: Mail, at: number) {
  return {
    id: randomId(),
    dedupeKey: mail.dedupeKey ?? null,
    recipient: plainAddress(mail.to),
    subject: singleLine(mail.subject, 200),
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments ?? null,
    status: "queued" as const,
    nextAttemptAt: at,
    createdAt: at,
    channel: "mail" as const,
    event: mail.notification?.event ?? null,
    userId: mail.notification?.userId ?? null,
    payload:
      mail.notification?.payload ??
      (mail.unsubscribe === undefined ? null : { unsubscribe: mail.unsubscribe }),
  };
}

/** Builds the outbox row of a phone message. @param at UTC instant of the first attempt */
export function newMessageRow(
  message: {
    channel: PhoneChannel;
    event: NotificationName;
    dedupeKey: string | null;
    /** Phone number (E.164), or the id of a push subscription. */
    recipient: string;
    userId: string | null;
    subject: string;
    text: string;
    payload: MessagePayload;
    /** UTC instant; null for never. */
    expiresAt: number | null;
    createdAt: number;
  },
  at: number,
) {
  const { subject } = message;
  return {
    ...message,
    id: randomId(),
    subject: singleLine(subject, 200),
    html: "",
    status: "queued" as const,
    nextAttemptAt: at,
  };
}

export async function createMail(db: Database, mail: Mail, at: number): Promise<void> {
  await insertMail(db, mail, at);
}

export async function createPhoneMessage(db: Database, row: ReturnType<typeof newMessageRow>): Promise<void> {
  await db.insert(mailOutbox).values(row);
}

/** A message leased for delivery. `attempts` is the number of tries, this one included. */
export interface LeasedMail extends MailMessage {
  id: string;
  attachments: MailAttachments | null;
  attempts: number;
  channel: NotificationChannel;
  event: NotificationName | null;
  payload: MessagePayload | null;
  /** UTC instant; null for never. */
  expiresAt: number | null;
}

/** Error of a try until its result is recorded: it stays if the run dies. */
const interrupted = "interrupted: The server stopped while this was being sent.";

/**
 * Leases due messages, new ones first. The same statement counts the try and makes them due again at `until`, so that no other run takes
 * them earlier, a run that dies loses none, and a message that kills its run is not tried forever.
 * @param maxAttempts messages with so many tries are not leased
 * @param wasInterrupted true for messages whose last try ended with its run, false for the others
 */
export async function leaseDueMail(
  db: Database,
  {
    now,
    until,
    limit,
    channels,
    maxAttempts,
    wasInterrupted,
  }: {
    now: number;
    until: number;
    limit: number;
    channels: readonly NotificationChannel[];
    maxAttempts: number;
    wasInterrupted: boolean;
  },
): Promise<LeasedMail[]> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        eq(mailOutbox.status, "queued"),
        lte(mailOutbox.nextAttemptAt, now),
        inArray(mailOutbox.channel, channels),
        lt(mailOutbox.attempts, maxAttempts),
        sql`${mailOutbox.lastError} ${wasInterrupted ? sql.raw("IS") : sql.raw("IS NOT")} ${interrupted}`,
      ),
    )
    .orderBy(asc(mailOutbox.attempts), asc(mailOutbox.nextAttemptAt))
    .limit(limit);
  const lease = {
    nextAttemptAt: until,
    attempts: sql`${mailOutbox.attempts} + 1`,
    lastError: interrupted,
  };
  return db.update(mailOutbox).set(lease).where(inArray(mailOutbox.id, due)).returning({
    id: mailOutbox.id,
    to: mailOutbox.recipient,
    subject: mailOutbox.subject,
    text: mailOutbox.text,
    html: mailOutbox.html,
    attachments: mailOutbox.attachments,
    attempts: mailOutbox.attempts,
    channel: mailOutbox.channel,
    event: mailOutbox.event,
    payload: mailOutbox.payload,
    expiresAt: mailOutbox.expiresAt,
  });
}

/** A message that a transport has accepted. */
export interface SentMail {
  id: string;
  /** True if the outbox is read, so that the text stays. */
  keepsBody: boolean;
}

/**
 * Marks messages as sent, with or without their lease: they have been sent either way. A last message to someone whose data were erased
 * is deleted instead, unless the outbox is read.
 */
export async function updateMailAsSent(db: Database, sent: readonly SentMail[], at: number): Promise<void> {
  const isOneOf = (kept: boolean) => {
    const ids = sent.filter(({ keepsBody }) => keepsBody === kept).map(({ id }) => id);
    return sql`${mailOutbox.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  };
  const mark = { status: "sent" as const, sentAt: at, lastError: null };
  const isFarewell = sql`substr(${mailOutbox.dedupeKey}, 1, ${farewellKey.length}) = ${farewellKey}`;
  await db.batch([
    db.update(mailOutbox).set(mark).where(isOneOf(true)),
    db
      .update(mailOutbox)
      .set({ ...mark, text: "", html: "", payload: null })
      .where(isOneOf(false)),
    db.delete(mailOutbox).where(and(isOneOf(false), isFarewell)),
  ]);
}

/** A phone message that is given up loses its text, which may be a code. */
const givenUp = {
  status: "failed" as const,
  text: sql`CASE ${mailOutbox.channel} WHEN 'mail' THEN ${mailOutbox.text} ELSE '' END`,
  payload: sql`CASE ${mailOutbox.channel} WHEN 'mail' THEN ${mailOutbox.payload} END`,
};

/**
 * Gives up messages whose last allowed try ended with its run. The outbox shows them with that error.
 * @param atMostOnce channels whose messages are given up after the first such try: they may have been sent
 */
export async function updateInterruptedMail(
  db: Database,
  {
    now,
    maxAttempts,
    atMostOnce,
  }: { now: number; maxAttempts: number; atMostOnce: readonly NotificationChannel[] },
): Promise<void> {
  await db
    .update(mailOutbox)
    .set(givenUp)
    .where(
      and(
        eq(mailOutbox.status, "queued"),
        lte(mailOutbox.nextAttemptAt, now),
        or(
          gte(mailOutbox.attempts, maxAttempts),
          and(inArray(mailOutbox.channel, atMostOnce), eq(mailOutbox.lastError, interrupted)),
        ),
      ),
    );
}

/**
 * Records a failure, unless another run has leased the message since.
 * @param nextAttemptAt null if it is given up
 */
export async function updateMailAsRefused(
  db: Database,
  id: string,
  failure: { leasedUntil: number; error: string; nextAttemptAt: number | null },
): Promise<void> {
  await db
    .update(mailOutbox)
    .set({
      lastError: failure.error,
      ...(failure.nextAttemptAt === null ? givenUp : { nextAttemptAt: failure.nextAttemptAt }),
    })
    .where(
      and(
        eq(mailOutbox.id, id),
        eq(mailOutbox.status, "queued"),
        eq(mailOutbox.nextAttemptAt, failure.leasedUntil),
      ),
    );
}

const summary = {
  id: mailOutbox.id,
  to: mailOutbox.recipient,
  subject: mailOutbox.subject,
  status: mailOutbox.status,
  createdAt: mailOutbox.createdAt,
  channel: mailOutbox.channel,
};

/** Lists one page of the outbox, newest first. `to` filters by part of the recipient, case-insensitively. */
export async function listMessages(
  db: Database,
  {
    to,
    channel,
    cursor,
    limit,
  }: {
    to?: string | undefined;
    channel?: NotificationChannel | undefined;
    cursor?: string | undefined;
    limit: number;
  },
) {
  const conditions = [
    channel && eq(mailOutbox.channel, channel),
    to ? containsText(mailOutbox.recipient, to) : undefined,
    olderThan(mailOutbox.createdAt, mailOutbox.id, cursor),
  ];
  const rows = await db
    .select(summary)
    .from(mailOutbox)
    .where(and(...conditions))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(limit + 1);
  const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => [createdAt, id]);
  return { messages: shown, nextCursor };
}

export async function findMail(db: Database, id: string) {
  const mail = await db
    .select({
      ...summary,
      text: mailOutbox.text,
      html: mailOutbox.html,
      payload: mailOutbox.payload,
      attachments: mailOutbox.attachments,
      attempts: mailOutbox.attempts,
      nextAttemptAt: mailOutbox.nextAttemptAt,
      lastError: mailOutbox.lastError,
      sentAt: mailOutbox.sentAt,
    })
    .from(mailOutbox)
    .where(eq(mailOutbox.id, id))
    .get();
  return mail ?? null;
}
