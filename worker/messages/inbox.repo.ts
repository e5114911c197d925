import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { ContactSubject, InboxMessage, Subscriber } from "~/domain/message";
import type { AuditStatements } from "../audit/with-audit";
import type { Database } from "../db/client";
import { holds } from "../db/conditions";
import { keyset } from "../db/keyset";
import { contactMessages, newsletterSubscribers, users } from "../db/schema";
import { insertMail } from "../mail/mail-outbox.repo";
import type { Mail } from "../mail/mailer";
import { sortedPageOf } from "../keyset";

export const inboxSorts = ["-received", "received", "name", "-name"] as const;
export type InboxSort = (typeof inboxSorts)[number];

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

/** One page of what people wrote to us. */
export async function listInbox(
  db: Database,
  filter: {
    state?: "open" | "handled" | undefined;
    subject?: ContactSubject | undefined;
    q?: string | undefined;
  },
  page: { sort: InboxSort; cursor?: string | undefined; limit: number },
): Promise<{ messages: InboxMessage[]; nextCursor: string | null }> {
  const sorts = { received: contactMessages.createdAt, name: contactMessages.name };
  const order = keyset(sorts, page.sort, contactMessages.id, page.cursor);
  const { state } = filter;
  const text = sql`${contactMessages.name} || ' ' || ${contactMessages.email} || ' ' || ${contactMessages.message}`;
  const rows = await db
    .select({ sortKey: order.key, ...columns })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.handledBy))
    .where(
      and(
        state &&
          (state === "open" ? isNull(contactMessages.handledAt) : isNotNull(contactMessages.handledAt)),
        filter.subject && eq(contactMessages.subject, filter.subject),
        filter.q ? holds(text, filter.q) : undefined,
        order.after,
      ),
    )
    .orderBy(...order.order)
    .limit(page.limit + 1);
  const { shown: messages, nextCursor } = sortedPageOf(rows, page.limit, page.sort, ({ id }) => id);
  return { messages, nextCursor };
}

export async function findInboxMessage(db: Database, id: string): Promise<InboxMessage | null> {
  const message = await db
    .select(columns)
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.handledBy))
    .where(eq(contactMessages.id, id))
    .get();
  return message ?? null;
}

/**
 * Marks a message as dealt with, or as open again, and writes the answer to whoever wrote it.
 * @param handled when (UTC instant) and by whom, or null: it is open again
 * @returns whether it was not so before; a message that is answered may have been dealt with before
 */
export async function updateHandled(
  db: Database,
  id: string,
  handled: { at: number; by: string } | null,
  audit: AuditStatements,
  answer: { mail: Mail; at: number } | null = null,
): Promise<boolean> {
  const isOther = handled ? isNull(contactMessages.handledAt) : isNotNull(contactMessages.handledAt);
  const [written] = await db.batch([
    db
      .update(contactMessages)
      .set({ handledAt: handled?.at ?? null, handledBy: handled?.by ?? null })
      .where(and(eq(contactMessages.id, id), answer ? undefined : isOther)),
    ...audit,
    ...(answer ? [insertMail(db, answer.mail, answer.at)] : []),
  ]);
  return written.meta.changes > 0;
}

export const subscriberSorts = ["-since", "since", "email", "-email"] as const;
export type SubscriberSort = (typeof subscriberSorts)[number];

// A subscriber's only name is the address itself, which is not for addresses of pages nor for the log.
const row = sql<number>`newsletter_subscribers.rowid`;

/** One page of who gets the newsletter. */
export async function listSubscribers(
  db: Database,
  filter: { q?: string | undefined },
  page: { sort: SubscriberSort; cursor?: string | undefined; limit: number },
): Promise<{ subscribers: Subscriber[]; nextCursor: string | null }> {
  const { createdAt, email } = newsletterSubscribers;
  const order = keyset({ since: createdAt, email }, page.sort, email, page.cursor);
  const rows = await db
    .select({ sortKey: order.key, id: row.as("subscriber_row"), email, createdAt })
    .from(newsletterSubscribers)
    .where(and(filter.q ? holds(email, filter.q) : undefined, order.after))
    .orderBy(...order.order)
    .limit(page.limit + 1);
  const { shown, nextCursor } = sortedPageOf(rows, page.limit, page.sort, (last) => last.email);
  return {
    subscribers: shown.map((subscriber) => ({ ...subscriber, id: String(subscriber.id) })),
    nextCursor,
  };
}

/** Takes somebody off the list. @returns whether they were on it */
export async function deleteSubscriber(db: Database, id: string, audit: AuditStatements): Promise<boolean> {
  const [written] = await db.batch([
    db.delete(newsletterSubscribers).where(sql`${row} = ${Number(id)}`),
    ...audit,
  ]);
  return written.meta.changes > 0;
}
