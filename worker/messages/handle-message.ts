import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import { formatInstantInIndia } from "~/domain/calendar";
import type { InboxMessage, Reply, Subscriber } from "~/domain/message";
import { requireAdmin } from "../accounts/require-admin";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import type { Database } from "../db/client";
import { contactReplyMail } from "../mail/contact-mails";
import * as repo from "./inbox.repo";

/** One page of what people wrote to us, for an administrator. @throws AppError `invalid` for a cursor that is none */
export async function listInbox(
  { db }: { db: Database },
  viewer: Viewer | null,
  {
    sort,
    cursor,
    limit,
    ...filter
  }: Parameters<typeof repo.listInbox>[1] & Parameters<typeof repo.listInbox>[2],
): Promise<{ messages: InboxMessage[]; nextCursor: string | null }> {
  requireAdmin(viewer);
  return repo.listInbox(db, filter, { sort, cursor, limit });
}

/**
 * Marks a message as dealt with, or as open again.
 * @throws AppError `not_found`, `illegal_transition` (it is so already)
 */
export async function handleMessage(
  audit: AuditDependencies,
  viewer: Viewer | null,
  { id, isHandled }: { id: string; isHandled: boolean },
): Promise<void> {
  requireAdmin(viewer);
  if (!(await repo.findInboxMessage(audit.db, id))) throw noSuchMessage();
  const handled = isHandled ? { at: audit.clock(), by: viewer.id } : null;
  const entry = {
    action: isHandled ? ("message.handle" as const) : ("message.reopen" as const),
    subjectId: id,
  };
  const isDone = await withAudit(audit, viewer, entry, (statements) =>
    repo.updateHandled(audit.db, id, handled, statements),
  );
  if (!isDone) {
    throw new AppError(
      "illegal_transition",
      isHandled ? "Somebody has dealt with this message already." : "This message is open.",
    );
  }
}

/**
 * Answers a message by mail, and marks it as dealt with. The same answer again changes nothing and is no error.
 * @throws AppError `not_found`, `conflict` (somebody has dealt with it, or opened it again, since it was read), which carries
 *   `handledAt` as it is now
 */
export async function replyToMessage(
  { audit, startDelivery }: { audit: AuditDependencies; startDelivery: () => void },
  viewer: Viewer | null,
  { id, replyId, handledAt: was, text }: Reply,
): Promise<void> {
  requireAdmin(viewer);
  const message = await repo.findInboxMessage(audit.db, id);
  if (!message) throw noSuchMessage();
  const at = audit.clock();
  const dedupeKey = `contact-reply/${replyId}`;
  const mail = { ...contactReplyMail({ message, text, from: viewer.name }), dedupeKey };
  const entry = { action: "message.reply" as const, subjectId: id, after: { text } };
  const isDone = await withAudit(audit, viewer, entry, (statements) =>
    repo.updateAnswered(audit.db, id, { mail, was, at, by: viewer.id }, statements),
  );
  if (!isDone && !(await repo.isAnswerSent(audit.db, dedupeKey))) {
    const now = await repo.findInboxMessage(audit.db, id);
    throw now ? changedSince(now) : noSuchMessage();
  }
  startDelivery();
}

function changedSince({ handledAt, handledBy }: InboxMessage): AppError {
  const what =
    handledAt === null
      ? "Somebody has opened this message again"
      : `${handledBy ?? "Somebody"} has dealt with this message (${formatInstantInIndia(handledAt)})`;
  const detail = `${what} since you opened it. Nothing was sent: press Send again if your answer is to go out too.`;
  return new AppError("conflict", detail, { extra: { handledAt } });
}

/** One page of who gets the newsletter, for an administrator. @throws AppError `invalid` for a cursor that is none */
export async function listSubscribers(
  { db }: { db: Database },
  viewer: Viewer | null,
  {
    sort,
    cursor,
    limit,
    ...filter
  }: Parameters<typeof repo.listSubscribers>[1] & Parameters<typeof repo.listSubscribers>[2],
): Promise<{ subscribers: Subscriber[]; nextCursor: string | null }> {
  requireAdmin(viewer);
  return repo.listSubscribers(db, filter, { sort, cursor, limit });
}

/** Takes somebody off the newsletter's list. @throws AppError `not_found` */
export async function removeSubscriber(
  audit: AuditDependencies,
  viewer: Viewer | null,
  id: string,
): Promise<void> {
  requireAdmin(viewer);
  const entry = { action: "subscriber.remove" as const, subjectId: id };
  const isDone = await withAudit(audit, viewer, entry, (statements) =>
    repo.deleteSubscriber(audit.db, id, statements),
  );
  if (!isDone) throw new AppError("not_found", "There is no such subscriber any more.");
}

function noSuchMessage(): AppError {
  return new AppError("not_found", "There is no such message.");
}
