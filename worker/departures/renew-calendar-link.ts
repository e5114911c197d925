import type { Viewer } from "~/domain/accounts/account";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { noSuchCompany, requireRight } from "../authz/require-right";
import { renewCalendar } from "./calendar.repo";

/**
 * Replaces the links to a company's calendar: all old links, of every person, stop working.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found` (also for another company)
 */
export async function renewCalendarLink(
  audit: AuditDependencies,
  asking: Viewer | null,
  company: string,
): Promise<void> {
  const { viewer } = await requireRight(audit.db, asking, "departures");
  const entry = { action: "operator.calendar-link" as const, subjectId: company };
  const isDone = await withAudit(audit, viewer, entry, (statements) =>
    renewCalendar(audit.db, company, viewer.id, statements),
  );
  if (!isDone) throw noSuchCompany();
}
