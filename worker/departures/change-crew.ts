import { departureId, type DepartureDate } from "~/domain/departures/departure-change";
import { AppError, staleEdit } from "~/domain/errors";
import type { Assignable } from "~/domain/resources/resource";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import { findDeparture, requireToCome, userIdOf } from "./find-departure";
import type { Admin, Staff } from "../platform/authz/actors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { breaks } from "../platform/db/errors";
import { writeCrew } from "./departure.repo";
import { listFree } from "../resources/free.repo";

/** Returns the resources that a departure can get. @throws AppError `not_found` */
export async function listAssignable(
  dependencies: { db: Database; clock: Clock },
  actor: Admin | Staff<"departures">,
  date: DepartureDate,
): Promise<Assignable[]> {
  const { departure, isPast } = await findDeparture(dependencies, actor, date);
  return isPast ? [] : listFree(dependencies.db, departure);
}

/**
 * Gives a departure a resource, takes one from it, or swaps them. Travelers can call its guide from the day before. The audit log, which is
 * never erased, has the change without the person.
 * @param change ids of resources
 * @throws AppError `not_found`, `illegal_transition` (in the past), `conflict` (not free, or not at work)
 */
export async function changeCrew(
  { audit }: { audit: AuditDependencies },
  actor: Admin | Staff<"departures">,
  {
    taken = null,
    released = null,
    ...date
  }: DepartureDate & { taken?: number | null; released?: number | null },
): Promise<void> {
  const { db } = audit;
  const found = await findDeparture(audit, actor, date);
  requireToCome(found);
  const { departure } = found;
  const fitting = taken === null ? null : (await listFree(db, departure)).find(({ id }) => id === taken);
  if (fitting === undefined) throw notFree();
  const left = departure.crew.find(({ id }) => id === released);
  const entry = {
    action: "departure.crew" as const,
    subjectId: departureId(departure),
    before: { kind: left?.kind ?? null },
    after: { kind: fitting?.kind ?? null },
  };
  const mine = { ...departure, userId: userIdOf(actor) };
  try {
    const isDone = await withAudit(audit, actor, entry, (statements) =>
      writeCrew(db, mine, { taken, released }, statements),
    );
    if (!isDone) throw staleEdit("this departure");
  } catch (error) {
    throw breaks(error, "resource_taken") ? notFree(error) : error;
  }
}

function notFree(cause?: unknown) {
  const message = "Not free then anymore. Please choose another.";
  return new AppError("conflict", message, { errors: { resource: [message] }, cause });
}
