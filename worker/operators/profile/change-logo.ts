import type { Database } from "../../platform/db/client";
import type { PictureStore } from "../../media/picture-store";
import { readUploadedAvatar, type AvatarDependencies } from "../../media/uploaded-avatar";
import { operatorNotFound, type Staff } from "../../platform/authz/actors";
import { membershipOf } from "./membership-of";
import { replaceLogo } from "./operator-profile.repo";

interface Dependencies {
  db: Database;
  logos: PictureStore;
}

/**
 * Replaces an operator's logo with an uploaded file.
 * @throws AppError as `membershipOf` and `readUploadedAvatar`
 */
export async function changeLogo(
  { db, logos, ...avatars }: Dependencies & AvatarDependencies,
  owner: Staff<"company">,
  { slug, form, headers }: { slug: string; form: FormData; headers: Headers },
): Promise<void> {
  membershipOf(owner, slug);
  const picture = await readUploadedAvatar(avatars, { form, headers });
  const logo = await logos.keep(picture);
  const { replaced, isDone } = await replaceLogo(db, { slug, userId: owner.id }, logo);
  if (!isDone) {
    logos.discard(logo);
    throw operatorNotFound();
  }
  if (replaced !== null) logos.discard(replaced);
}

/**
 * Removes an operator's logo; its initials take its place.
 * @throws AppError as `membershipOf`
 */
export async function removeLogo(
  { db, logos }: Dependencies,
  owner: Staff<"company">,
  { slug }: { slug: string },
): Promise<void> {
  membershipOf(owner, slug);
  const { replaced } = await replaceLogo(db, { slug, userId: owner.id }, null);
  if (replaced !== null) logos.discard(replaced);
}
