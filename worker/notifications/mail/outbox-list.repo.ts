import { and, eq, gt, inArray, ne, or, sql, type SQL } from "drizzle-orm";
import type { MailStatus, OutboxMail } from "~/domain/notifications/outbox";
import type { AuditStatements } from "../../audit/with-audit";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { containsText } from "../../platform/db/conditions";
import { readListPage, type PageEnd, type PageRequest } from "../../platform/db/list-page";
import { mailOutbox } from "../../platform/db/schema";
import { leaseTime } from "./deliver-mail";

const outboxSorts = ["-written", "written", "to", "-to", "-attempts", "attempts"] as const;
type OutboxSort = (typeof outboxSorts)[number];

/**
 * Matches messages that can be sent (again): given up, sent with their text still stored, or due much later. Messages that have not been
 * tried or are due within a lease may be in delivery right now and would be sent twice.
 * @param now UTC instant
 */
function mayBeSentAgain(now: number): SQL | undefined {
  // One more minute, since a lease may have begun after `now` was read.
  const isLater = gt(mailOutbox.nextAttemptAt, now + leaseTime + 60_000);
  return or(
    // Without its text, a message was sent by a provider, or a phone message was given up.
    and(inArray(mailOutbox.status, ["failed", "sent"]), ne(mailOutbox.text, "")),
    and(eq(mailOutbox.status, "queued"), gt(mailOutbox.attempts, 0), isLater),
  );
}

/** Lists one page of the outbox. @param filter.now UTC instant that decides what can be sent again */
export async function listOutboxMails(
  db: Database,
  filter: { status?: MailStatus | undefined; q?: string | undefined; now: number },
  page: PageRequest & { sort: OutboxSort },
): Promise<{ mails: OutboxMail[] } & PageEnd> {
  const sorts = { written: mailOutbox.createdAt, to: mailOutbox.recipient, attempts: mailOutbox.attempts };
  const { shown: mails, ...end } = await readListPage(
    db,
    { columns: sorts, id: mailOutbox.id, table: mailOutbox },
    ({ key, after, table }) =>
      db
        .select({
          sortKey: key,
          id: mailOutbox.id,
          to: mailOutbox.recipient,
          subject: mailOutbox.subject,
          status: mailOutbox.status,
          attempts: mailOutbox.attempts,
          lastError: mailOutbox.lastError,
          createdAt: mailOutbox.createdAt,
          sentAt: mailOutbox.sentAt,
          canResend: sql`${mayBeSentAgain(filter.now)}`.mapWith(Boolean).as("can_resend"),
        })
        .from(table)
        .where(
          and(
            filter.status && eq(mailOutbox.status, filter.status),
            filter.q
              ? containsText(sql`${mailOutbox.recipient} || ' ' || ${mailOutbox.subject}`, filter.q)
              : undefined,
            after,
          ),
        ),
    page,
    ({ id }) => id,
  );
  return { mails, ...end };
}

/** Queues a message for immediate delivery, with all its attempts. @returns false if it cannot be sent again */
export async function requeueMail(
  db: Database,
  id: string,
  at: number,
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db
      .update(mailOutbox)
      .set({ status: "queued", attempts: 0, nextAttemptAt: at, lastError: null })
      .where(and(eq(mailOutbox.id, id), mayBeSentAgain(at))),
    audit,
  });
  return written.meta.changes > 0;
}
