import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import type { InboxMessage, Reply, Subscriber } from "~/domain/messages/message";
import { requireAdmin } from "../authz/require-admin";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import type { Database } from "../db/client";
import { contactReplyMail } from "../mail/contact-mails";
import * as repo from "./inbox.repo";

/** Lists one page of contact messages, for an administrator. @throws AppError `invalid` (cursor) */
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
 * Marks a message as resolved or open.
 * @throws AppError `not_found`, `illegal_transition` (it is already)
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
      isHandled ? "This message is already resolved." : "This message is already open.",
    );
  }
}

/**
 * Replies to a message by mail and marks it as resolved. Idempotent for the same reply.
 * @throws AppError `not_found`, `conflict` (someone has resolved or reopened it since it was read) with its current `handledAt`
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
      ? "Someone reopened this message"
      : `${handledBy ?? "Someone"} resolved this message (${formatInstantInIndia(handledAt)})`;
  const detail = `${what} since you opened it. Your reply was not sent. To send it anyway, press Send again.`;
  return new AppError("conflict", detail, { extra: { handledAt } });
}

/** Lists one page of newsletter subscribers, for an administrator. @throws AppError `invalid` (cursor) */
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

/** Removes a newsletter subscriber. @throws AppError `not_found` */
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
  if (!isDone) throw new AppError("not_found", "Subscriber not found.");
}

function noSuchMessage(): AppError {
  return new AppError("not_found", "Message not found.");
}
