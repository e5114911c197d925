import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { noSuchCompany } from "../authz/actors";
import type { Staff } from "../authz/actors";
import { renewCalendar } from "./calendar.repo";

/**
 * Replaces the links to a company's calendar: all old links, of every person, stop working.
 * @throws AppError `not_found` (also for another company)
 */
export async function renewCalendarLink(
  audit: AuditDependencies,
  staff: Staff<"departures">,
  company: string,
): Promise<void> {
  const entry = { action: "operator.calendar-link" as const, subjectId: company };
  const isDone = await withAudit(audit, staff, entry, (statements) =>
    renewCalendar(audit.db, company, staff.id, statements),
  );
  if (!isDone) throw noSuchCompany();
}
