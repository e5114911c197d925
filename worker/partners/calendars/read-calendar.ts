import ICAL from "ical.js";
import { instantInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { isOwnUid } from "~/domain/calendar/own-uid";
import type { Occurrence } from "~/domain/partners/calendar-feed";

const maxOccurrences = 2000;
/** Steps through the past and the future of all series. */
const maxSteps = 50_000;

/**
 * Parts that a rule of each frequency may have beside its end and week start: those that calendars write. The library looks for the next
 * date of some others forever ("daily, but only on February 30").
 */
const readableParts: Partial<Record<string, string[]>> = {
  DAILY: ["BYDAY"],
  WEEKLY: ["BYDAY"],
  MONTHLY: ["BYDAY", "BYMONTHDAY", "BYSETPOS"],
  YEARLY: ["BYDAY", "BYMONTH", "BYMONTHDAY"],
};

/**
 * Reads the occurrences of a calendar (RFC 5545) that end after `now` and start before `until`, UTC instants. Canceled and free ("transparent")
 * events are left out, and those that are ours. Times without a zone are India's.
 * @throws Error if it is no calendar, holds more than 2,000 occurrences, or a series with an unusual rule
 */
export function readCalendar(text: string, { now, until }: { now: number; until: number }): Occurrence[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  if (calendar.name !== "vcalendar") throw new Error("It is not a calendar.");
  const zones = new Map(
    calendar.getAllSubcomponents("vtimezone").map((component) => {
      const zone = new ICAL.Timezone(component);
      return [zone.tzid, zone];
    }),
  );
  const series = new Map<string, { event: ICAL.Event | null; exceptions: ICAL.Event[] }>();
  for (const component of calendar.getAllSubcomponents("vevent")) {
    const event = new ICAL.Event(component);
    if (!event.uid || !component.hasProperty("dtstart") || isOwnUid(event.uid)) continue;
    const known = series.get(event.uid) ?? { event: null, exceptions: [] };
    if (event.isRecurrenceException()) known.exceptions.push(event);
    else known.event = event;
    series.set(event.uid, known);
  }
  const found: Occurrence[] = [];
  let steps = 0;

  function add(event: ICAL.Event, id: string, start: ICAL.Time, end: ICAL.Time): void {
    if (!isBusy(event)) return;
    const zone = event.component.getFirstProperty("dtstart")?.getFirstParameter("tzid");
    const from = instantOf(start, zone, zones);
    // An event without a length takes its moment; the end itself is free.
    const to = Math.max(from, instantOf(end, zone, zones) - 1);
    if (to < now || from >= until) return;
    found.push({ id, from: todayInIndia(from), to: todayInIndia(Math.min(to, until)) });
    if (found.length > maxOccurrences)
      throw new Error(`It has more than ${maxOccurrences.toLocaleString("en-US")} occurrences.`);
  }

  for (const [uid, { event, exceptions }] of series) {
    const moved = new Set(exceptions.map(({ recurrenceId }) => recurrenceId.toString()));
    for (const each of exceptions) add(each, `${uid} ${each.recurrenceId}`, each.startDate, each.endDate);
    if (!event) continue;
    if (!event.isRecurring()) {
      add(event, uid, event.startDate, event.endDate);
      continue;
    }
    if (!event.component.getAllProperties("rrule").every(hasReadableRule))
      throw new Error("It has a series with a rule that we don't know.");
    const { duration } = event;
    const iterator = event.iterator();
    for (;;) {
      const start = iterator.next();
      // A day late, as the zone is not known to the iterator.
      if (!start || start.toUnixTime() * 1000 > until + 86_400_000) break;
      steps += 1;
      if (steps > maxSteps) throw new Error("It has series that are too long.");
      if (moved.has(start.toString())) continue;
      const end = start.clone();
      end.addDuration(duration);
      add(event, `${uid} ${start.toString()}`, start, end);
    }
  }
  return found;
}

function hasReadableRule(property: ICAL.Property): boolean {
  const rule = property.getFirstValue();
  if (!(rule instanceof ICAL.Recur)) return false;
  const parts = Object.keys(rule.parts);
  const known = readableParts[rule.freq];
  if (!known || !parts.every((part) => known.includes(part))) return false;
  return rule.interval > 0 && (rule.freq !== "DAILY" || rule.interval === 1 || parts.length === 0);
}

function isBusy({ component }: ICAL.Event): boolean {
  const valueOf = (name: string) => String(component.getFirstPropertyValue(name) ?? "").toUpperCase();
  return valueOf("status") !== "CANCELLED" && valueOf("transp") !== "TRANSPARENT";
}

/** Returns the UTC instant of a calendar's time: in UTC, in a zone by its IANA name or by the calendar's own rules, else in India. */
function instantOf(
  time: ICAL.Time,
  tzid: string | string[] | undefined,
  zones: ReadonlyMap<string, ICAL.Timezone>,
): number {
  const wall = time.toString().replace("Z", "");
  if (time.isDate) return instantInIndia(wall.slice(0, 10), "00:00");
  if (time.zone === ICAL.Timezone.utcTimezone) return Date.parse(`${wall}Z`);
  const name = Array.isArray(tzid) ? tzid[0] : tzid;
  if (name === undefined) return Date.parse(`${wall}+05:30`);
  const format = zoneFormat(name.replace(/^\/[^/]+\//, ""));
  if (format) return instantOfWall(Date.parse(`${wall}Z`), format);
  const zone = zones.get(name);
  if (!zone) return Date.parse(`${wall}+05:30`);
  return Date.parse(`${wall}Z`) - zone.utcOffset(time) * 1000;
}

const formats = new Map<string, Intl.DateTimeFormat | null>();

function zoneFormat(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  let format: Intl.DateTimeFormat | null = null;
  try {
    format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  } catch {
    // Another program's own name.
  }
  if (formats.size < 200) formats.set(timeZone, format);
  return format;
}

/** Subtracts the zone's offset, as it is at the result: the first try may be on the other side of a change of the clock. */
function instantOfWall(wall: number, format: Intl.DateTimeFormat): number {
  const first = wall - offsetAt(wall, format);
  return wall - offsetAt(first, format);
}

function offsetAt(instant: number, format: Intl.DateTimeFormat): number {
  const name = format.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours = "0", minutes = "0"] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
