import { hmacKey, isSameText } from "../hmac";

/** What a company's link is made of: with the next version the old one is dead. */
export interface CalendarOf {
  /** The company. */
  slug: string;
  version: number;
}

/** The part of the address of a company's calendar that cannot be guessed: `/calendar/{company}/{key}.ics`. */
async function calendarKey(secret: string, { slug, version }: CalendarOf): Promise<string> {
  return hmacKey(secret, `company-calendar:${slug}:${version}`);
}

/** Whether this is the key of the calendar, told in a time that depends on its length only. */
export async function isCalendarKey(secret: string, calendar: CalendarOf, key: string): Promise<boolean> {
  return isSameText(await calendarKey(secret, calendar), key);
}

/** The path of a company's calendar. */
export async function calendarPath(secret: string, calendar: CalendarOf): Promise<string> {
  return `/calendar/${calendar.slug}/${await calendarKey(secret, calendar)}.ics`;
}
