import { and, eq, ne, or, sql } from "drizzle-orm";
import type { MailStatus, OutboxMail } from "~/domain/outbox";
import type { AuditStatements } from "../audit/with-audit";
import type { Database } from "../db/client";
import { holds } from "../db/conditions";
import { keyset } from "../db/keyset";
import { mailOutbox } from "../db/schema";
import { sortedPageOf } from "../keyset";

export const outboxSorts = ["-written", "written", "to", "-to", "-attempts"] as const;
export type OutboxSort = (typeof outboxSorts)[number];

const hasText = ne(mailOutbox.text, "");

/** One page of the outbox. */
export async function listOutbox(
  db: Database,
  filter: { status?: MailStatus | undefined; q?: string | undefined },
  page: { sort: OutboxSort; cursor?: string | undefined; limit: number },
): Promise<{ mails: OutboxMail[]; nextCursor: string | null }> {
  const sorts = { written: mailOutbox.createdAt, to: mailOutbox.recipient, attempts: mailOutbox.attempts };
  const order = keyset(sorts, page.sort, mailOutbox.id, page.cursor);
  const rows = await db
    .select({
      sortKey: order.key,
      id: mailOutbox.id,
      to: mailOutbox.recipient,
      subject: mailOutbox.subject,
      status: mailOutbox.status,
      attempts: mailOutbox.attempts,
      lastError: mailOutbox.lastError,
      createdAt: mailOutbox.createdAt,
      sentAt: mailOutbox.sentAt,
      canResend: sql`${hasText}`.mapWith(Boolean).as("can_resend"),
    })
    .from(mailOutbox)
    .where(
      and(
        filter.status && eq(mailOutbox.status, filter.status),
        filter.q ? holds(sql`${mailOutbox.recipient} || ' ' || ${mailOutbox.subject}`, filter.q) : undefined,
        order.after,
      ),
    )
    .orderBy(...order.order)
    .limit(page.limit + 1);
  const { shown: mails, nextCursor } = sortedPageOf(rows, page.limit, page.sort, ({ id }) => id);
  return { mails, nextCursor };
}

/** Lets a message go out (again) at once, with all its tries. @returns whether it can */
export async function requeueMail(
  db: Database,
  id: string,
  at: number,
  audit: AuditStatements,
): Promise<boolean> {
  const [written] = await db.batch([
    db
      .update(mailOutbox)
      .set({ status: "queued", attempts: 0, nextAttemptAt: at, lastError: null })
      .where(and(eq(mailOutbox.id, id), or(ne(mailOutbox.status, "sent"), hasText))),
    ...audit,
  ]);
  return written.meta.changes > 0;
}
