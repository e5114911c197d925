import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { rulesOfStart, startsOn } from "~/domain/departures/start";
import { offDayReason } from "~/domain/departures/off-days";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { isPerson } from "~/domain/resources/resource";
import { isResourceCalendarKey, type OwnLink } from "../resources/own-link";
import { findOwnResource } from "../resources/resources.repo";
import { sha256 } from "../platform/keys/sha256";
import type { Keys } from "../platform/keys/keys";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import { operatorNotFound, type Staff } from "../platform/authz/actors";
import { isCalendarKey } from "./calendar-key";
import { findCalendar, listFed, renewCalendar } from "./calendar.repo";
import { writeFeed, type FedDeparture } from "./write-feed";

/** Range of the feed, in days. */
const behind = 30;
const ahead = 365;

/**
 * Returns an operator's departures as a calendar, for anyone with the link of a person who manages them: booked and
 * closed departures, and the dates of tours that leave on chosen dates.
 * @throws AppError `not_found`, for every cause
 */
export async function getCalendarFeed(
  { db, clock, keys }: { db: Database; clock: Clock; keys: Keys },
  { operator, person, key }: { operator: string; person: string; key: string },
): Promise<{ content: string; digest: string }> {
  const calendar = await findCalendar(db, operator, person);
  // Also computed for a missing calendar, so that the duration reveals nothing.
  const isRight = isCalendarKey(keys, calendar ?? { slug: operator, version: 0, person }, key);
  if (!calendar || !isRight) throw calendarNotFound();
  const content = writeFeed(calendar.companyName, await listDepartures({ db, clock }, calendar.slug));
  return { content, digest: sha256(content) };
}

/**
 * Returns the departures of a guide, vehicle, room or boat as a calendar, for anyone with its link, without names of people.
 * @throws AppError `not_found`, for every cause
 */
export async function getResourceCalendar(
  { db, clock, keys }: { db: Database; clock: Clock; keys: Keys },
  { resourceId, key }: OwnLink,
): Promise<{ content: string; digest: string }> {
  const id = /^\d{1,12}$/.test(resourceId) ? Number(resourceId) : 0;
  const found = await findOwnResource(db, id);
  const isRight = isResourceCalendarKey(keys, found ?? { id, linkVersion: 0 }, key);
  if (!found || !isRight) throw calendarNotFound();
  const { operator, companyName, kind, name } = found;
  const content = writeFeed(
    isPerson(kind) ? companyName : name,
    await listDepartures({ db, clock }, operator, id),
  );
  return { content, digest: sha256(content) };
}

function calendarNotFound(): AppError {
  return new AppError("not_found", "Calendar not found.");
}

async function listDepartures(
  { db, clock }: { db: Database; clock: Clock },
  operator: string,
  resource: number | null = null,
): Promise<FedDeparture[]> {
  const today = todayInIndia(clock());
  const to = addDays(today, ahead);
  const span = { from: addDays(today, -behind), to };
  const { stored, dated } = await listFed(db, operator, span, resource);
  const known = stored.map(({ closedAt, closedReason, rules, guide, ...departure }) => ({
    ...departure,
    startTime: rulesOfStart(rules, departure.start).startTime,
    lasts: rules.lasts,
    openUntil: rules.openUntil,
    meetingPoint: guide.meetingPoint,
    closedReason: closedAt === null ? null : (closedReason ?? ""),
  }));
  const isKnown = new Set(known.map(({ slug, travelDate, start }) => `${slug} ${travelDate} ${start}`));
  const others = dated.flatMap(({ rules, guide, ...tour }) =>
    (rules.pattern.kind === "dates" ? rules.pattern.dates : [])
      .filter((date) => date >= today && date <= to && offDayReason(rules, date) === null)
      .flatMap((travelDate) =>
        startsOn(rules, travelDate).map(({ start, time }) => ({ travelDate, start, startTime: time })),
      )
      .filter(({ travelDate, start }) => !isKnown.has(`${tour.slug} ${travelDate} ${start}`))
      .map((departure) => ({
        ...tour,
        ...departure,
        lasts: rules.lasts,
        openUntil: rules.openUntil,
        meetingPoint: guide.meetingPoint,
        booked: 0,
        closedReason: null,
      })),
  );
  return [...known, ...others].toSorted(
    (a, b) =>
      a.travelDate.localeCompare(b.travelDate) ||
      a.slug.localeCompare(b.slug) ||
      a.start.localeCompare(b.start),
  );
}

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
