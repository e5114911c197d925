import { todayInIndia } from "~/domain/calendar/calendar";
import {
  blocksOf,
  feedDays,
  hasLostMost,
  nextReading,
  type Occurrence,
} from "~/domain/partners/calendar-feed";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import type { CalendarFeedRow } from "../../platform/db/schema";
import { guardedFetch, OutsideError, type OutsideDependencies } from "../../platform/http/guarded-fetch";
import type { Keys } from "../../platform/keys/keys";
import { logError, logFailure } from "../../platform/log";
import type { SeatPublisher } from "../../realtime/publisher";
import * as repo from "./calendars.repo";
import { readCalendar } from "./read-calendar";

export interface CalendarDependencies extends OutsideDependencies {
  db: Database;
  clock: Clock;
  keys: Keys;
  publisher: SeatPublisher;
}

const maxBytes = 1_000_000;
const answerWithin = 10_000;
const perRun = 20;
const day = 86_400_000;

/** Reads the feeds that are due. Safe to run concurrently: a feed belongs to the run that moved its next reading. */
export async function readCalendarFeeds(dependencies: CalendarDependencies): Promise<void> {
  const { db, clock } = dependencies;
  const now = clock();
  const due = await repo.claimDueFeeds(db, now, { limit: perRun, nextOf: (id) => nextReading(id, now) });
  const results = await Promise.allSettled(due.map((feed) => readFeed(dependencies, feed)));
  const errors = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  for (const error of errors) logError("calendar not applied", error);
  if (errors.length > 0) throw new AggregateError(errors, "Calendars could not be applied");
}

/** Reads a feed and blocks what its events take. If it fails or has lost most events, nothing is freed. */
async function readFeed(dependencies: CalendarDependencies, feed: CalendarFeedRow): Promise<void> {
  const { db, clock } = dependencies;
  const now = clock();
  const today = todayInIndia(now);
  try {
    const { occurrences, set } = await fetchFeed(dependencies, feed);
    const isLost =
      hasLostMost(feed.occurrences, occurrences, today) &&
      (feed.confirmedLoss === null || occurrences.length < feed.confirmedLoss);
    const tours = await repo.listBlockedTours(db, feed);
    await publish(
      dependencies,
      await repo.applyReading(db, {
        row: feed,
        wanted: blocksOf(occurrences, tours, { seats: feed.seats, today }),
        frees: !isLost,
        now,
        set: isLost
          ? { problem: null, lostTo: occurrences.length, etag: null, lastModified: null }
          : { ...set, occurrences, readAt: now, problem: null, lostTo: null, confirmedLoss: null },
      }),
    );
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    logFailure("calendar not read", { feed: feed.id, host: feed.host, problem: error.problem });
    await repo.updateFeed(db, feed.id, { problem: error.message });
  }
}

/** Fetches a feed, or returns what it held if it has not changed since. @throws OutsideError */
async function fetchFeed(
  dependencies: CalendarDependencies,
  feed: CalendarFeedRow,
): Promise<{ occurrences: Occurrence[]; set: Partial<CalendarFeedRow> }> {
  const { keys, clock } = dependencies;
  const now = clock();
  const address = keys.decrypt("calendar-address", feed.encryptedAddress, feed.id);
  if (address === null)
    throw new OutsideError("address", "Its address can't be read anymore. Please add it again.");
  // Once a day, the whole calendar: series reach further with each day.
  const isKnown = feed.wholeAt !== null && feed.wholeAt > now - day;
  const { status, body, etag, lastModified } = await guardedFetch(dependencies, address, {
    method: "GET",
    headers: {
      ...(isKnown && feed.etag !== null && { "If-None-Match": feed.etag }),
      ...(isKnown && feed.lastModified !== null && { "If-Modified-Since": feed.lastModified }),
    },
    maxBytes,
    timeout: answerWithin,
  });
  if (status === 304 && isKnown) return { occurrences: feed.occurrences, set: {} };
  if (status !== 200) throw new OutsideError("network", `It answered with status ${status}.`);
  try {
    const occurrences = readCalendar(body, { now, until: now + feedDays * day });
    return { occurrences, set: { etag, lastModified, wholeAt: now } };
  } catch (error) {
    const reason = error instanceof Error && error.message.startsWith("It ") ? ` ${error.message}` : "";
    throw new OutsideError("network", `It is not a calendar that we can read.${reason}`);
  }
}

/** Tells those who watch the seats of these days. */
export async function publish(
  { db, publisher }: Pick<CalendarDependencies, "db" | "publisher">,
  changed: readonly repo.ChangedDay[],
): Promise<void> {
  if (changed.length === 0) return;
  const slugs = new Map(
    (await repo.listSlugs(db, [...new Set(changed.map(({ tourId }) => tourId))])).map(({ id, slug }) => [
      id,
      slug,
    ]),
  );
  for (const key of new Set(
    changed.map(({ tourId, travelDate }) => `${travelDate} ${slugs.get(tourId) ?? ""}`),
  )) {
    const [travelDate = "", tourSlug = ""] = key.split(" ");
    publisher.seatsChanged({ tourSlug, travelDate });
  }
}
