import type { Viewer } from "~/domain/account";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { noSuchCompany, requireRight } from "../operators/require-right";
import { renewCalendar } from "./calendar.repo";

/**
 * Gives a company's calendar other links: whoever has an old one, anybody's, sees nothing from then on.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found` (another's company too)
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
