import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { operatorNotFound } from "../authz/actors";
import type { Staff } from "../authz/actors";
import { renewCalendar } from "./calendar.repo";

/**
 * Replaces the links to an operator's calendar: all old links, of every person, stop working.
 * @throws AppError `not_found` (also for another operator)
 */
export async function renewCalendarLink(
  audit: AuditDependencies,
  staff: Staff<"departures">,
  operator: string,
): Promise<void> {
  const entry = { action: "operator.calendar-link" as const, subjectId: operator };
  const isDone = await withAudit(audit, staff, entry, (statements) =>
    renewCalendar(audit.db, operator, staff.id, statements),
  );
  if (!isDone) throw operatorNotFound();
}
