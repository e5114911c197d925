import { and, desc, eq, exists, inArray, ne, sql, type SQL } from "drizzle-orm";
import type { NewNotification } from "~/domain/notifications/notification";
import type { OperatorDecision } from "~/domain/operators/operator-verification";
import type { VerificationState } from "~/domain/operators/operator";
import { isStillAdmin } from "../accounts/admin/account-status.repo";
import type { AuditStatements } from "../audit/with-audit";
import { operatorsWith } from "../authz/operator-rights.repo";
import type { Database } from "../db/client";
import { operatorDecisions, operators } from "../db/schema";
import { insertNotification } from "../notifications/notifications.repo";

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

/** Writes an administrator's decision about a pending operator. @returns true if it was pending and the actor may decide */
export function writeDecision(
  db: Database,
  decision: NewDecision & { kind: VerificationState & OperatorDecision["kind"] },
  notification: NewNotification,
  audit: AuditStatements,
): Promise<boolean> {
  const isOpen = and(eq(operators.status, "pending"), isStillAdmin(db, decision.actorId, "users"));
  return write(db, { decision, to: decision.kind, isOpen, notification, audit });
}

/** Writes an owner's answer. @returns true if they own the operator and it was asked for documents or refused */
export function writeAnswer(
  db: Database,
  decision: NewDecision,
  notification: NewNotification,
  audit: AuditStatements,
): Promise<boolean> {
  const isOpen = and(
    eq(operators.status, "pending"),
    ne(operators.verification, "waiting"),
    inArray(operators.slug, operatorsWith(decision.actorId, "company")),
  );
  return write(db, { decision, to: "waiting", isOpen, notification, audit });
}

/** Moves the review, and stores the decision and its notification, all or nothing. */
async function write(
  db: Database,
  {
    decision,
    to,
    isOpen,
    notification,
    audit,
  }: {
    decision: NewDecision;
    to: VerificationState;
    isOpen: SQL | undefined;
    notification: NewNotification;
    audit: AuditStatements;
  },
): Promise<boolean> {
  const { id, operator, kind, documents, text, actorId, createdAt } = decision;
  const movable = and(eq(operators.slug, operator), isOpen);
  const isWritten = exists(
    db.select({ id: operatorDecisions.id }).from(operatorDecisions).where(eq(operatorDecisions.id, id)),
  );
  const [, moved] = await db.batch([
    // First, while the condition still holds.
    db.insert(operatorDecisions).select(
      sql`SELECT ${id}, ${operators.slug}, ${kind}, ${JSON.stringify(documents)}, ${text}, ${actorId}, ${createdAt}
        FROM ${operators} WHERE ${movable}`,
    ),
    db.update(operators).set({ verification: to }).where(movable).returning({ slug: operators.slug }),
    ...audit,
    insertNotification(db, notification, createdAt, { condition: isWritten }),
  ]);
  return moved.length > 0;
}
