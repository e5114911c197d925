import type { Keys } from "../platform/keys/keys";

/**
 * Signed data of a person's link to an operator's calendar: increasing `version` invalidates all links of the operator.
 */
interface CalendarOf {
  slug: string;
  version: number;
  /** Id of the person the link is for, who manages the operator's departures. */
  person: string;
}

function signedText({ slug, version, person }: CalendarOf): string {
  return `company-calendar:${slug}:${version}:${person}`;
}

/** Verifies the key of a calendar link, in constant time. */
export function isCalendarKey(keys: Keys, calendar: CalendarOf, key: string): boolean {
  return keys.verify("calendar-link", signedText(calendar), key);
}

/** Returns the path of an operator's calendar for one person: `/calendar/{operator}/{person}/{key}.ics`. */
export function calendarPath(keys: Keys, calendar: CalendarOf): string {
  const key = keys.sign("calendar-link", signedText(calendar));
  return `/calendar/${calendar.slug}/${calendar.person}/${key}.ics`;
}
