import type { Viewer } from "~/domain/accounts/account";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import type { PictureStore } from "../media/picture-store";
import { replaceImage } from "./profile.repo";
import { requireViewer } from "../authz/require-viewer";

/** Removes the viewer's picture; their initials take its place. */
export async function removeAvatar(
  { db, clock, pictures }: { db: Database; clock: Clock; pictures: PictureStore },
  viewer: Viewer | null,
): Promise<void> {
  requireViewer(viewer);
  const { replaced } = await replaceImage(db, viewer.id, null, clock());
  if (replaced !== null) pictures.discard(replaced);
}
