import { departureId, type DepartureDate } from "~/domain/departures/departure-change";
import type { DepartureGuide } from "~/domain/departures/guide";
import { staleEdit } from "~/domain/errors";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import type { Admin, Staff } from "../platform/authz/actors";
import { requirePossiblePhones } from "../platform/possible-phones";
import { writeGuide } from "./departure.repo";
import { findDeparture, requireToCome, userIdOf } from "./find-departure";

/**
 * Names the guide of a departure, whom its travelers can call from the day before, or nobody. The audit log, which is never erased, has the
 * change without the person.
 * @throws AppError `not_found`, `illegal_transition` (in the past), `invalid`
 */
export async function nameGuide(
  { audit }: { audit: AuditDependencies },
  actor: Admin | Staff<"departures">,
  { guide, ...date }: DepartureDate & { guide: DepartureGuide | null },
): Promise<void> {
  requirePossiblePhones({ guidePhone: guide?.phone });
  const found = await findDeparture(audit, actor, date);
  requireToCome(found);
  const { tour, travelDate, start, guide: before } = found.departure;
  const entry = {
    action: "departure.guide" as const,
    subjectId: departureId(found.departure),
    before: { isNamed: before !== null },
    after: { isNamed: guide !== null },
  };
  const isDone = await withAudit(audit, actor, entry, (statements) =>
    writeGuide(audit.db, { tour, travelDate, start, userId: userIdOf(actor) }, guide, statements),
  );
  if (!isDone) throw staleEdit("this departure");
}
