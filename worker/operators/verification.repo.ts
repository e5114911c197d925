import { and, desc, eq, exists, inArray, isNotNull, ne, sql, type SQL } from "drizzle-orm";
import type { NewNotification } from "~/domain/notifications/notification";
import type { OperatorDecision } from "~/domain/operators/operator-verification";
import type { VerificationState } from "~/domain/operators/operator";
import { isStillAdmin } from "../accounts/admin/account-status.repo";
import type { AuditStatements } from "../audit/with-audit";
import { operatorsWith } from "../platform/authz/operator-rights.repo";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { operatorDecisions, operators } from "../platform/db/schema";
import { insertMailIf } from "../notifications/mail/mail-outbox.repo";
import type { Mail } from "../notifications/mail/mailer";
import { insertNotification } from "../notifications/notifications.repo";
import { reviewState } from "../platform/db/review-state";

const decisionsShown = 50;

/** Lists the decisions about an operator and its answers, newest first. */
export function listDecisions(db: Database, operator: string): Promise<OperatorDecision[]> {
  return db
    .select({
      id: operatorDecisions.id,
      kind: operatorDecisions.kind,
      documents: operatorDecisions.documents,
      text: operatorDecisions.text,
      createdAt: operatorDecisions.createdAt,
    })
    .from(operatorDecisions)
    .where(eq(operatorDecisions.operator, operator))
    .orderBy(desc(operatorDecisions.createdAt), sql`${operatorDecisions}.rowid DESC`)
    .limit(decisionsShown);
}

interface NewDecision extends OperatorDecision {
  operator: string;
  actorId: string;
}

/**
 * Writes an administrator's decision about an operator. "verified" ends the review of a verified one.
 * @param status of the operator when it was read
 * @returns true if it still has the status, is in review if this ends one, and the actor may decide
 */
export function writeDecision(
  db: Database,
  decision: NewDecision & { kind: Exclude<OperatorDecision["kind"], "answered"> },
  status: "pending" | "verified",
  message: NewNotification | Mail,
  audit: AuditStatements,
): Promise<boolean> {
  const isEnd = decision.kind === "verified";
  const isOpen = and(
    eq(operators.status, status),
    isEnd ? isNotNull(reviewState) : undefined,
    isStillAdmin(db, decision.actorId, "users"),
  );
  const to = decision.kind === "verified" ? "waiting" : decision.kind;
  return write(db, { decision, to, isOpen, message, audit });
}

/** Writes an owner's answer. @returns true if they own the operator and it was asked for documents or refused */
export function writeAnswer(
  db: Database,
  decision: NewDecision,
  message: NewNotification,
  audit: AuditStatements,
): Promise<boolean> {
  const isOpen = and(
    ne(operators.status, "suspended"),
    ne(operators.verification, "waiting"),
    inArray(operators.slug, operatorsWith(decision.actorId, "company")),
  );
  return write(db, { decision, to: "waiting", isOpen, message, audit });
}

/** Moves the review, and stores the decision and its message, all or nothing. */
async function write(
  db: Database,
  {
    decision,
    to,
    isOpen,
    message,
    audit,
  }: {
    decision: NewDecision;
    to: VerificationState;
    isOpen: SQL | undefined;
    message: NewNotification | Mail;
    audit: AuditStatements;
  },
): Promise<boolean> {
  const { id, operator, kind, documents, text, actorId, createdAt } = decision;
  const movable = and(eq(operators.slug, operator), isOpen);
  const isWritten = exists(
    db.select({ id: operatorDecisions.id }).from(operatorDecisions).where(eq(operatorDecisions.id, id)),
  );
  const { moved } = await batchNamed(db, {
    // The condition may end with this row, so the statements after it ask for the row.
    decision: db.insert(operatorDecisions).select(
      sql`SELECT ${id}, ${operators.slug}, ${kind}, ${JSON.stringify(documents)}, ${text}, ${actorId}, ${createdAt}
        FROM ${operators} WHERE ${movable}`,
    ),
    moved: db
      .update(operators)
      .set({ verification: to })
      .where(and(eq(operators.slug, operator), isWritten))
      .returning({ slug: operators.slug }),
    audit,
    message:
      "event" in message
        ? insertNotification(db, message, createdAt, { condition: isWritten })
        : insertMailIf(db, message, isWritten, createdAt),
  });
  return moved.length > 0;
}
