const ownDomain = "@tourbharat.example";

/** Returns the identity of an event that we publish. It stays the same in other calendars. */
export function calendarUid(id: string): string {
  return `${id}${ownDomain}`;
}

/** True for an event that came from us, also by way of another calendar. */
export function isOwnUid(uid: string): boolean {
  return uid.trim().toLowerCase().endsWith(ownDomain);
}
