import { departureId, type DepartureDate } from "~/domain/departures/departure-change";
import { AppError, staleEdit } from "~/domain/errors";
import {
  isFree,
  resourceInWords,
  slotOf,
  worksDuring,
  type Assignable,
  type Slot,
} from "~/domain/resources/resource";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import { findDeparture, requireToCome, userIdOf } from "./find-departure";
import type { Admin, Staff } from "../platform/authz/actors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { breaks } from "../platform/db/errors";
import { writeCrew, type OperatorDeparture } from "./departure.repo";
import { listAtWork } from "../resources/resources.repo";

function slotOfDeparture({ days, rules, travelDate }: OperatorDeparture): Slot {
  return slotOf({ days, rules }, travelDate);
}

/** Returns the resources that a departure can get: those that work on its days and are free. */
async function listFitting(db: Database, departure: OperatorDeparture): Promise<Assignable[]> {
  const slot = slotOfDeparture(departure);
  // A day more, for the longest time to turn round.
  const { resources, uses } = await listAtWork(db, departure.operator, {
    from: slot.from,
    to: slot.to + 86_400_000,
  });
  const has = new Set(departure.crew.map(({ id }) => id));
  return resources
    .filter((each) => !has.has(each.id) && worksDuring(each, slot) && isFree(each, slot, uses))
    .map((each) => ({
      id: each.id,
      kind: each.kind,
      name: each.name,
      phone: each.phone,
      detail: resourceInWords(each),
    }));
}

/** Returns the resources that a departure can get. @throws AppError `not_found` */
export async function listAssignable(
  dependencies: { db: Database; clock: Clock },
  actor: Admin | Staff<"departures">,
  date: DepartureDate,
): Promise<Assignable[]> {
  const { departure, isPast } = await findDeparture(dependencies, actor, date);
  return isPast ? [] : listFitting(dependencies.db, departure);
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
  const fitting = taken === null ? null : (await listFitting(db, departure)).find(({ id }) => id === taken);
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
      writeCrew(db, mine, { taken, released, slot: slotOfDeparture(departure) }, statements),
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
