import type { Keys } from "../keys/keys";

/** What a person's link to a company's calendar is signed over: raising `version` ends all links of the company. */
export interface CalendarOf {
  /** The company. */
  slug: string;
  version: number;
  /** The id of the person the link is for, who manages the company's departures. */
  person: string;
}

function signedText({ slug, version, person }: CalendarOf): string {
  return `company-calendar:${slug}:${version}:${person}`;
}

/** Checks the key of a calendar's address, in constant time. */
export function isCalendarKey(keys: Keys, calendar: CalendarOf, key: string): boolean {
  return keys.verify("calendar-link", signedText(calendar), key);
}

/** The path of a company's calendar for one person: `/calendar/{company}/{person}/{key}.ics`. */
export function calendarPath(keys: Keys, calendar: CalendarOf): string {
  const key = keys.sign("calendar-link", signedText(calendar));
  return `/calendar/${calendar.slug}/${calendar.person}/${key}.ics`;
}
