import { and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { Viewer } from "~/domain/accounts/account";
import type { AuditSubject } from "~/domain/audit/audit";
import { isBookingOfTraveler } from "../bookings/traveler-bookings.repo";
import type { Database } from "../platform/db/client";
import { auditDetails, auditLog, bookings, contactMessages, operators } from "../platform/db/schema";
import { contactMessagesOf } from "./personal-data-scope.repo";

/** True for audit details of actions on a person, their operators, bookings and messages, or by the person. */
export function isOfActionAbout(db: Database, owner: Pick<Viewer, "id" | "email" | "emailVerified">): SQL {
  const { id } = owner;
  const rows = db
    .select({ seq: auditLog.seq })
    .from(auditLog)
    .where(
      or(
        eq(auditLog.actorId, id),
        on("user", eq(auditLog.subjectId, id)),
        on(
          "operator",
          inArray(
            auditLog.subjectId,
            db.select({ slug: operators.slug }).from(operators).where(eq(operators.ownerId, id)),
          ),
        ),
        on(
          "booking",
          or(
            inArray(
              auditLog.subjectId,
              db.select({ bookingId: bookings.bookingId }).from(bookings).where(isBookingOfTraveler(owner)),
            ),
            // A booking's creation is logged before its reference exists.
            inArray(
              auditLog.subjectId,
              db.select({ id: bookings.id }).from(bookings).where(isBookingOfTraveler(owner)),
            ),
          ),
        ),
        on(
          "message",
          inArray(
            auditLog.subjectId,
            db.select({ id: contactMessages.id }).from(contactMessages).where(contactMessagesOf(owner)),
          ),
        ),
      ),
    );
  return or(inArray(auditDetails.seq, rows), isOfMember(db, id)) ?? inArray(auditDetails.seq, rows);
}

/** True for audit details of actions on someone else's operator that name the person as a member or the owner. */
function isOfMember(db: Database, id: string): SQL | undefined {
  const details = sql`coalesce(${auditDetails.before}, '') || coalesce(${auditDetails.after}, '')`;
  const ofOperators = db.select({ seq: auditLog.seq }).from(auditLog).where(eq(auditLog.subject, "operator"));
  return and(inArray(auditDetails.seq, ofOperators), sql`instr(${details}, ${JSON.stringify(id)}) > 0`);
}

function on(subject: AuditSubject, condition: SQL | undefined): SQL | undefined {
  return and(eq(auditLog.subject, subject), condition);
}
