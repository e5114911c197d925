import { todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { AppError, invalidFields } from "~/domain/errors";
import { parseFields } from "~/domain/form-fields";
import { maxFeeds, newFeedSchema } from "~/domain/partners/calendar-feed";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import { membershipOf } from "../../operators/profile/membership-of";
import type { Staff } from "../../platform/authz/actors";
import { outsideAddressProblem } from "../../platform/http/outside-address";
import { randomId } from "../../platform/surroundings";
import * as repo from "./calendars.repo";
import { publish, type CalendarDependencies } from "./read-feeds";

type Dependencies = CalendarDependencies & { audit: AuditDependencies };
type Owner = Staff<"company">;
interface Named {
  slug: string;
  id: string;
}

/** Returns the feeds of an operator, and the tours that they can block. @throws AppError as `membershipOf` */
export async function getCalendars(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  owner: Owner,
  slug: string,
) {
  const { operator } = membershipOf(owner, slug);
  const [feeds, tours] = await Promise.all([
    repo.listFeeds(db, operator, todayInIndia(clock())),
    repo.listTours(db, operator),
  ]);
  return { feeds, tours: tours.map(({ slug: tour, title }) => ({ slug: tour, title })) };
}

/** Adds a feed, which is read within a minute. @throws AppError `invalid`, `not_found` */
export async function addCalendar(
  { db, audit, clock, keys, origin }: Dependencies,
  owner: Owner,
  { slug, form }: { slug: string; form: FormData },
): Promise<void> {
  const { operator } = membershipOf(owner, slug);
  const fields = parseFields(newFeedSchema, {
    name: form.get("name"),
    address: form.get("address"),
    tours: form.getAll("tours"),
    seats: form.get("seats") ?? "",
  });
  // Apps write "webcal" for a calendar to subscribe to.
  const address = fields.address.replace(/^webcal:/i, "https:");
  const problem = outsideAddressProblem(address, origin);
  if (problem !== null) throw invalidFields({ address: [problem] });
  const tours = (await repo.listTours(db, operator)).filter((tour) => fields.tours.includes(tour.slug));
  if (tours.length < new Set(fields.tours).size)
    throw invalidFields({ tours: ["Please choose your own tours."] });
  if ((await repo.countFeeds(db, operator)) >= maxFeeds)
    throw invalidFields({ address: [`You have ${maxFeeds} calendars. Please remove one first.`] });
  const id = randomId();
  const now = clock();
  const row = {
    id,
    operatorSlug: operator,
    name: fields.name,
    encryptedAddress: keys.encrypt("calendar-address", address, id),
    host: new URL(address).hostname,
    tours: tours.map((tour) => tour.id),
    seats: fields.seats,
    createdBy: owner.id,
    createdAt: now,
    nextReadAt: now,
    readAt: null,
    wholeAt: null,
    problem: null,
    etag: null,
    lastModified: null,
    occurrences: [],
    lostTo: null,
    confirmedLoss: null,
  };
  const entry = {
    action: "operator.add-calendar" as const,
    subjectId: operator,
    after: { id, host: row.host },
  };
  await withAudit(audit, owner, entry, (statements) => repo.insertFeed(db, row, statements));
}

/** A departure that a feed blocks. */
interface BlockedDeparture {
  tour: string;
  travelDate: TravelDate;
  start: string;
}

type CalendarChange = { verb: "confirm" | "remove" } | (BlockedDeparture & { verb: "undo" | "redo" });

/**
 * Confirms that events are gone, opens a blocked departure or blocks it again, or removes a feed with all that it blocks.
 * @throws AppError `conflict` if there is nothing to do, `not_found`
 */
export async function changeCalendar(
  dependencies: Dependencies,
  owner: Owner,
  { slug, id, ...named }: Named & CalendarChange,
): Promise<void> {
  const { db, audit, clock } = dependencies;
  const { operator } = membershipOf(owner, slug);
  const feed = await repo.findFeed(db, { slug: operator, id });
  if (!feed) throw new AppError("not_found", "This calendar no longer exists.");
  const change: CalendarChange = named;
  const entry = {
    action: `operator.${change.verb}-calendar` as const,
    subjectId: operator,
    after: { id, ...("tour" in change && { tour: change.tour, travelDate: change.travelDate }) },
  };
  const now = clock();
  const changed = await withAudit(audit, owner, entry, async (statements) => {
    if ("tour" in change)
      return repo.setUndone(db, { ...change, id, isUndone: change.verb === "undo", now }, statements);
    if (change.verb === "remove") return repo.deleteFeed(db, id, statements);
    return (await repo.confirmLoss(db, id, now, statements)) ? [] : null;
  });
  if (!changed) throw new AppError("conflict", "This calendar has changed. Please reload the page.");
  await publish(dependencies, changed);
}
