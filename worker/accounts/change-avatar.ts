import { AppError } from "~/domain/errors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { PictureStore } from "../media/picture-store";
import { readUploadedAvatar, type AvatarDependencies } from "../media/uploaded-avatar";
import type { Traveler } from "../platform/authz/actors";
import { replaceImage } from "./profile.repo";
import { accountErrors } from "./messages";

/**
 * Replaces the viewer's picture with an uploaded file.
 * @throws AppError as `readUploadedAvatar`
 */
export async function changeAvatar(
  {
    db,
    clock,
    pictures,
    ...avatars
  }: AvatarDependencies & { db: Database; clock: Clock; pictures: PictureStore },
  traveler: Traveler,
  { form, headers }: { form: FormData; headers: Headers },
): Promise<void> {
  const picture = await readUploadedAvatar(avatars, { form, headers });
  const image = await pictures.keep(picture);
  const { replaced, isDone } = await replaceImage(db, traveler.id, image, clock());
  if (!isDone) {
    pictures.discard(image);
    throw new AppError("unauthenticated", accountErrors().noAccount);
  }
  if (replaced !== null) pictures.discard(replaced);
}

/** Removes the viewer's picture; their initials take its place. */
export async function removeAvatar(
  { db, clock, pictures }: { db: Database; clock: Clock; pictures: PictureStore },
  traveler: Traveler,
): Promise<void> {
  const { replaced } = await replaceImage(db, traveler.id, null, clock());
  if (replaced !== null) pictures.discard(replaced);
}
