import { AppError, invalidFields, staleEdit } from "~/domain/errors";
import { isPerson, type Absence, type Needs, type ResourceFields } from "~/domain/resources/resource";
import { withAudit, type AuditDependencies, type AuditStatements } from "../audit/with-audit";
import { operatorNotFound, type Staff } from "../platform/authz/actors";
import { requirePossiblePhones } from "../platform/possible-phones";
import * as repo from "./resources.repo";

/** @throws AppError `not_found` (also for another operator's) */
export async function requireResource(
  { db }: Pick<AuditDependencies, "db">,
  staff: Staff<"departures">,
  id: number,
): Promise<repo.StoredResource> {
  const resource = Number.isSafeInteger(id) ? await repo.findResource(db, staff.id, id) : null;
  if (!resource) throw new AppError("not_found", "Not found among your people and vehicles.");
  return resource;
}

/** Adds a person to an operator, or one or more things. @returns the id of the first @throws AppError `not_found` (the operator), `invalid` */
export async function addResource(
  { audit }: { audit: AuditDependencies },
  staff: Staff<"departures">,
  { operator, count = 1, ...fields }: ResourceFields & { operator: string; count?: number },
): Promise<number> {
  requirePossiblePhones({ phone: fields.phone });
  const entry = {
    action: "operator.add-resource" as const,
    subjectId: operator,
    after: { kind: fields.kind },
  };
  const names =
    count === 1 ? [fields.name] : Array.from({ length: count }, (_, index) => `${fields.name} ${index + 1}`);
  const id = await withAudit(audit, staff, entry, (statements) =>
    repo.insertResources(audit.db, staff.id, { ...fields, names, operator, now: audit.clock() }, statements),
  );
  if (id === null) throw operatorNotFound();
  return id;
}

/** Changes what is stored of a resource; its kind stays. @throws AppError `not_found`, `invalid` */
export async function changeResource(
  { audit }: { audit: AuditDependencies },
  staff: Staff<"departures">,
  { id, ...fields }: ResourceFields & { id: number },
): Promise<void> {
  const { kind } = await requireResource(audit, staff, id);
  requirePossiblePhones({ phone: fields.phone });
  if (isPerson(kind) && fields.phone === null)
    throw invalidFields({ phone: ["Please enter the phone number."] });
  await write(audit, staff, id, (statements) =>
    repo.updateResource(
      audit.db,
      staff.id,
      id,
      { ...fields, kind, phone: isPerson(kind) ? fields.phone : null },
      statements,
    ),
  );
}

/** Marks a resource as away on days, or takes an absence back. Its departures keep it until they get another. @throws AppError `not_found` */
export async function changeAbsence(
  { audit }: { audit: AuditDependencies },
  staff: Staff<"departures">,
  { id, absence: { from, to }, isAway }: { id: number; absence: Absence; isAway: boolean },
): Promise<void> {
  const { daysOff } = await requireResource(audit, staff, id);
  const others = daysOff.filter((each) => each.from !== from || each.to !== to);
  const next = isAway ? [...others, { from, to }].toSorted((a, b) => a.from.localeCompare(b.from)) : others;
  await write(audit, staff, id, (statements) =>
    repo.updateResource(audit.db, staff.id, id, { daysOff: next.slice(-50) }, statements),
  );
}

/** Ends the work of a resource, which loses its departures to come, or resumes it. @throws AppError `not_found` */
export async function retireResource(
  { audit }: { audit: AuditDependencies },
  staff: Staff<"departures">,
  { id, isBack }: { id: number; isBack: boolean },
): Promise<void> {
  await write(audit, staff, id, (statements) =>
    isBack
      ? repo.updateResource(audit.db, staff.id, id, { retiredAt: null }, statements)
      : repo.retireResource(audit.db, staff.id, { id, now: audit.clock() }, statements),
  );
}

/** Replaces the link to a person's own page: old ones stop working. @throws AppError `not_found` */
export async function renewOwnPage(
  { audit }: { audit: AuditDependencies },
  staff: Staff<"departures">,
  id: number,
): Promise<void> {
  await write(audit, staff, id, (statements) =>
    repo.updateResource(audit.db, staff.id, id, "new link", statements),
  );
}

/** Writes a change with its row of the audit log, which is never erased and has nobody's name. */
async function write(
  audit: AuditDependencies,
  staff: Staff<"departures">,
  id: number,
  change: (statements: AuditStatements) => Promise<boolean>,
) {
  const { operator, kind } = await requireResource(audit, staff, id);
  const entry = { action: "operator.change-resource" as const, subjectId: operator, after: { kind } };
  if (!(await withAudit(audit, staff, entry, change))) throw staleEdit("this person or vehicle");
}

/** Sets what the departures of a tour need. Sales take it from then on; departures sold before keep what they have. @throws AppError `not_found` */
export async function setNeeds(
  { audit }: { audit: AuditDependencies },
  staff: Staff<"departures">,
  { tour, needs }: { tour: string; needs: Needs },
): Promise<void> {
  const entry = { action: "tour.set-needs" as const, subjectId: tour };
  const isDone = await withAudit(audit, staff, entry, (statements) =>
    repo.updateNeeds(audit.db, staff.id, { tour, needs: needs.each.length > 0 ? needs : null }, statements),
  );
  if (!isDone) throw new AppError("not_found", "Tour not found.");
}
