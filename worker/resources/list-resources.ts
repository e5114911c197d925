import { isPerson } from "~/domain/resources/resource";
import type { Staff } from "../platform/authz/actors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { Keys } from "../platform/keys/keys";
import { requireResource } from "./keep-resources";
import { ownPath, resourceCalendarPath } from "./own-link";
import { listResources as read, listLacking, listNeeds, listTaken } from "./resources.repo";

/** Returns the people, vehicles, rooms and boats of a member's operators, and the departures that lack one. */
export async function listResources(
  { db, clock }: { db: Database; clock: Clock },
  staff: Staff<"departures">,
) {
  const [resources, lacking, tours] = await Promise.all([
    read(db, staff.id),
    listLacking(db, staff.id, clock()),
    listNeeds(db, staff.id),
  ]);
  return {
    operators: staff.operators.map(({ operator, companyName }) => ({ slug: operator, name: companyName })),
    resources,
    lacking,
    tours,
  };
}

/** Returns a resource with its departures to come and the addresses of its own page and its calendar. @throws AppError `not_found` */
export async function getResource(
  dependencies: { db: Database; clock: Clock; keys: Keys; origin: string },
  staff: Staff<"departures">,
  id: number,
) {
  const { db, clock, keys, origin } = dependencies;
  const resource = await requireResource(dependencies, staff, id);
  const taken = await listTaken(db, staff.id, { id, now: clock() });
  return {
    resource,
    taken,
    calendarUrl: resource.isRetired ? null : `${origin}${resourceCalendarPath(keys, resource)}`,
    ownUrl: isPerson(resource.kind) && !resource.isRetired ? `${origin}${ownPath(keys, resource)}` : null,
  };
}
