import { AppError } from "~/domain/errors";
import type { Database } from "../platform/db/client";
import type { Keys } from "../platform/keys/keys";
import { findOwnResource, type StoredResource } from "./resources.repo";

/** The two parts of a person's link. */
export interface OwnLink {
  resourceId: string;
  key: string;
}

type LinkedResource = Pick<StoredResource, "id" | "linkVersion">;

function signedText({ id, linkVersion }: LinkedResource): string {
  return `crew:${id}:${linkVersion}`;
}

/** Returns the path of a person's own page: `/crew/{resource}/{key}`. */
export function ownPath(keys: Keys, resource: LinkedResource): string {
  return `/crew/${resource.id}/${keys.sign("crew-link", signedText(resource))}`;
}

/** Returns the person whose link it is. @throws AppError `not_found`, for every cause */
export async function openOwnLink(
  { db, keys }: { db: Database; keys: Keys },
  { resourceId, key }: OwnLink,
): Promise<StoredResource> {
  const id = /^\d{1,12}$/.test(resourceId) ? Number(resourceId) : 0;
  const found = await findOwnResource(db, id);
  // Also computed for a missing one, so that the duration reveals nothing.
  const isRight = keys.verify("crew-link", signedText(found ?? { id, linkVersion: 0 }), key);
  if (!found || !isRight)
    throw new AppError("not_found", "This page does not exist, or its link was renewed.");
  return found;
}

/** Another text than that of a person's own page: calendars are shared with people who must not see its guests. */
function signedTextOf({ id, linkVersion }: LinkedResource): string {
  return `resource-calendar:${id}:${linkVersion}`;
}

/** Verifies the key of a resource's calendar, in constant time. */
export function isResourceCalendarKey(keys: Keys, resource: LinkedResource, key: string): boolean {
  return keys.verify("calendar-link", signedTextOf(resource), key);
}

/** Returns the path of a resource's calendar: `/crew/{resource}/{key}/departures.ics`. */
export function resourceCalendarPath(keys: Keys, resource: LinkedResource): string {
  return `/crew/${resource.id}/${keys.sign("calendar-link", signedTextOf(resource))}/departures.ics`;
}
