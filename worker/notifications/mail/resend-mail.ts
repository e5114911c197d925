import { AppError } from "~/domain/errors";
import type { OutboxMail } from "~/domain/notifications/outbox";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import type { PageEnd } from "../../platform/db/list-page";
import * as repo from "./outbox-list.repo";
import type { Admin } from "../../platform/authz/actors";

/**
 * Lists one page of sent and queued mail, for an administrator.
 * @throws AppError `invalid` (cursor)
 */
export async function listOutbox(
  { db, clock }: { db: Database; clock: Clock },
  _admin: Admin,
  {
    sort,
    cursor,
    limit,
    isCounted,
    ...filter
  }: Omit<Parameters<typeof repo.listOutboxMails>[1], "now"> & Parameters<typeof repo.listOutboxMails>[2],
): Promise<{ mails: OutboxMail[] } & PageEnd> {
  return repo.listOutboxMails(db, { ...filter, now: clock() }, { sort, cursor, limit, isCounted });
}

/**
 * Sends a message again on behalf of an administrator: one that was given up, is due much later, or was sent and still has its text.
 * @param startDelivery starts delivering due mail
 * @throws AppError `illegal_transition`
 */
export async function resendMail(
  { audit, startDelivery }: { audit: AuditDependencies; startDelivery: () => void },
  admin: Admin,
  id: string,
): Promise<void> {
  const entry = { action: "mail.resend" as const, subjectId: id };
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    repo.requeueMail(audit.db, id, audit.clock(), statements),
  );
  if (!isDone) {
    throw new AppError(
      "illegal_transition",
      "This message can't be sent again. It is about to be sent, or was sent and its text is deleted.",
    );
  }
  startDelivery();
}
