import { AppError } from "~/domain/errors";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import type { InboxMessage, Reply } from "~/domain/messages/message";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import { contactReplyMail } from "../notifications/mail/contact-mails";
import * as repo from "./inbox.repo";
import type { Admin } from "../platform/authz/actors";
import { writeFor } from "../accounts/language/mail-account";

/**
 * Marks a message as resolved or open.
 * @throws AppError `not_found`, `illegal_transition` (it is already)
 */
export async function handleMessage(
  audit: AuditDependencies,
  admin: Admin,
  { id, isHandled }: { id: string; isHandled: boolean },
): Promise<void> {
  if (!(await repo.findInboxMessage(audit.db, id))) throw noSuchMessage();
  const handled = isHandled ? { at: audit.clock(), by: admin.id } : null;
  const entry = {
    action: isHandled ? ("message.handle" as const) : ("message.reopen" as const),
    subjectId: id,
  };
  const isDone = await withAudit(audit, admin, entry, (statements) =>
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
  admin: Admin,
  { id, replyId, handledAt: was, text }: Reply,
): Promise<void> {
  const message = await repo.findInboxMessage(audit.db, id);
  if (!message) throw noSuchMessage();
  const at = audit.clock();
  const dedupeKey = `contact-reply/${replyId}`;
  const write = () => contactReplyMail({ message, text, from: admin.name });
  const mail = { ...(await writeFor(audit.db, message.email, write, message.language)), dedupeKey };
  const entry = { action: "message.reply" as const, subjectId: id, after: { text } };
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    repo.updateAnswered(audit.db, id, { mail, was, at, by: admin.id }, statements),
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

/** Removes a newsletter subscriber. @throws AppError `not_found` */
export async function removeSubscriber(audit: AuditDependencies, admin: Admin, id: string): Promise<void> {
  const entry = { action: "subscriber.remove" as const, subjectId: id };
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    repo.deleteSubscriber(audit.db, id, statements),
  );
  if (!isDone) throw new AppError("not_found", "Subscriber not found.");
}

function noSuchMessage(): AppError {
  return new AppError("not_found", "Message not found.");
}
