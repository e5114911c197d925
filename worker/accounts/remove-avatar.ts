import type { Clock } from "../clock";
import type { Database } from "../db/client";
import type { PictureStore } from "../media/picture-store";
import { replaceImage } from "./profile.repo";
import type { Traveler } from "../authz/actors";

/** Removes the viewer's picture; their initials take its place. */
export async function removeAvatar(
  { db, clock, pictures }: { db: Database; clock: Clock; pictures: PictureStore },
  traveler: Traveler,
): Promise<void> {
  const { replaced } = await replaceImage(db, traveler.id, null, clock());
  if (replaced !== null) pictures.discard(replaced);
}
