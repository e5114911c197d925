import { and, eq, isNotNull, isNull, notExists, sql } from "drizzle-orm";
import type { Language } from "~/domain/language/language";
import type { ContactSubject, InboxMessage, Subscriber } from "~/domain/messages/message";
import type { AuditStatements } from "../audit/with-audit";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { containsText } from "../platform/db/conditions";
import { readListPage, type PageEnd, type PageRequest } from "../platform/db/list-page";
import { contactMessages, mailOutbox, newsletterSubscribers, users } from "../platform/db/schema";
import { insertMailIf } from "../notifications/mail/mail-outbox.repo";
import type { Mail } from "../notifications/mail/mailer";

const inboxSorts = ["-received", "received", "name", "-name"] as const;
type InboxSort = (typeof inboxSorts)[number];

const columns = {
  id: contactMessages.id,
  name: contactMessages.name,
  email: contactMessages.email,
  subject: contactMessages.subject,
  message: contactMessages.message,
  createdAt: contactMessages.createdAt,
  handledAt: contactMessages.handledAt,
  handledBy: users.name,
};

/** Lists one page of contact messages. */
export async function listInbox(
  db: Database,
  {
    sort,
    cursor,
    limit,
    isCounted,
    ...filter
  }: PageRequest & {
    state?: "open" | "handled" | undefined;
    subject?: ContactSubject | undefined;
    q?: string | undefined;
    sort: InboxSort;
  },
): Promise<{ messages: InboxMessage[] } & PageEnd> {
  const sorts = { received: contactMessages.createdAt, name: contactMessages.name };
  const { state } = filter;
  const text = sql`${contactMessages.name} || ' ' || ${contactMessages.email} || ' ' || ${contactMessages.message}`;
  const { shown: messages, ...end } = await readListPage(
    db,
    { columns: sorts, id: contactMessages.id, table: contactMessages },
    ({ key, after, table }) =>
      db
        .select({ sortKey: key, ...columns })
        .from(table)
        .leftJoin(users, eq(users.id, contactMessages.handledBy))
        .where(
          and(
            state &&
              (state === "open" ? isNull(contactMessages.handledAt) : isNotNull(contactMessages.handledAt)),
            filter.subject && eq(contactMessages.subject, filter.subject),
            filter.q ? containsText(text, filter.q) : undefined,
            after,
          ),
        ),
    { sort, cursor, limit, isCounted },
    ({ id }) => id,
  );
  return { messages, ...end };
}

export async function findInboxMessage(
  db: Database,
  id: string,
): Promise<(InboxMessage & { language: Language }) | null> {
  const message = await db
    .select({ ...columns, language: contactMessages.language })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.handledBy))
    .where(eq(contactMessages.id, id))
    .get();
  return message ?? null;
}

/**
 * Marks a message as resolved or open.
 * @param handled time (UTC instant) and user, or null to reopen it
 * @returns true if this changed it
 */
export async function updateHandled(
  db: Database,
  id: string,
  handled: { at: number; by: string } | null,
  audit: AuditStatements,
): Promise<boolean> {
  const isOther = handled ? isNull(contactMessages.handledAt) : isNotNull(contactMessages.handledAt);
  const { written } = await batchNamed(db, {
    written: db
      .update(contactMessages)
      .set({ handledAt: handled?.at ?? null, handledBy: handled?.by ?? null })
      .where(and(eq(contactMessages.id, id), isOther)),
    audit,
  });
  return written.meta.changes > 0;
}

/**
 * Sends a reply by mail and marks the message as resolved, once.
 * @param answer.was when the message was resolved, as read
 * @returns false if the message has been resolved or reopened since, or this reply was already sent
 */
export async function updateAnswered(
  db: Database,
  id: string,
  { mail, was, at, by }: { mail: Mail & { dedupeKey: string }; was: number | null; at: number; by: string },
  audit: AuditStatements,
): Promise<boolean> {
  const sent = db
    .select({ one: sql`1` })
    .from(mailOutbox)
    .where(eq(mailOutbox.dedupeKey, mail.dedupeKey));
  const { written } = await batchNamed(db, {
    written: db
      .update(contactMessages)
      .set({ handledAt: at, handledBy: by })
      .where(and(eq(contactMessages.id, id), sql`${contactMessages.handledAt} IS ${was}`, notExists(sent))),
    audit,
    // Right after the audit rows, which exist only if the message was changed.
    mail: insertMailIf(db, mail, sql`changes() > 0`, at),
  });
  return written.meta.changes > 0;
}

/** Returns true if a reply has been sent. */
export async function isAnswerSent(db: Database, dedupeKey: string): Promise<boolean> {
  return (await db.$count(mailOutbox, eq(mailOutbox.dedupeKey, dedupeKey))) > 0;
}

const subscriberSorts = ["-since", "since", "email", "-email"] as const;
type SubscriberSort = (typeof subscriberSorts)[number];

// The rowid identifies subscribers in URLs and in the audit log: their only name is the e-mail address, which must not appear there.
const row = sql<number>`newsletter_subscribers.rowid`;

export async function listSubscribers(
  db: Database,
  { q, sort, cursor, limit, isCounted }: PageRequest & { q?: string | undefined; sort: SubscriberSort },
): Promise<{ subscribers: Subscriber[] } & PageEnd> {
  const { createdAt, email } = newsletterSubscribers;
  const { shown, ...end } = await readListPage(
    db,
    { columns: { since: createdAt, email }, id: email, table: newsletterSubscribers },
    ({ key, after, table }) =>
      db
        .select({ sortKey: key, id: row.as("subscriber_row"), email, createdAt })
        .from(table)
        .where(
          and(isNotNull(newsletterSubscribers.confirmedAt), q ? containsText(email, q) : undefined, after),
        ),
    { sort, cursor, limit, isCounted },
    (last) => last.email,
  );
  return {
    subscribers: shown.map((subscriber) => ({ ...subscriber, id: String(subscriber.id) })),
    ...end,
  };
}

/** Removes a subscriber. @returns true if there was one */
export async function deleteSubscriber(db: Database, id: string, audit: AuditStatements): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db.delete(newsletterSubscribers).where(sql`${row} = ${Number(id)}`),
    audit,
  });
  return written.meta.changes > 0;
}
