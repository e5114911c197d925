import { hmacKey, isSameText } from "../hmac";

/** What a person's link to a company's calendar is made of: with the next version all links of the company are dead. */
export interface CalendarOf {
  /** The company. */
  slug: string;
  version: number;
  /** Whose link it is: the id of somebody who sees to the company's departures. */
  person: string;
}

/** The part of the address of a company's calendar that cannot be guessed: `/calendar/{company}/{person}/{key}.ics`. */
async function calendarKey(secret: string, { slug, version, person }: CalendarOf): Promise<string> {
  return hmacKey(secret, `company-calendar:${slug}:${version}:${person}`);
}

/** Whether this is the key of the calendar, told in a time that depends on its length only. */
export async function isCalendarKey(secret: string, calendar: CalendarOf, key: string): Promise<boolean> {
  return isSameText(await calendarKey(secret, calendar), key);
}

/** The path of a company's calendar for one person. */
export async function calendarPath(secret: string, calendar: CalendarOf): Promise<string> {
  return `/calendar/${calendar.slug}/${calendar.person}/${await calendarKey(secret, calendar)}.ics`;
}
