import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import { avatarLimits } from "~/domain/picture";
import type { PictureRefusal } from "~/domain/picture";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { isWithinLimit } from "../http/rate-limit";
import { readPictureFile } from "../media/picture";
import type { PictureStore } from "../media/picture-store";
import { replaceImage } from "./profile.repo";
import { requireViewer } from "./require-viewer";

export type ChangeAvatarResult = { ok: true } | { ok: false; reason: PictureRefusal };

/** Makes an uploaded file a person's picture and drops the one before. */
export async function changeAvatar(
  {
    db,
    clock,
    pictures,
    limiter,
  }: { db: Database; clock: Clock; pictures: PictureStore; limiter: RateLimit },
  viewer: Viewer | null,
  { form, headers }: { form: FormData; headers: Headers },
): Promise<ChangeAvatarResult> {
  requireViewer(viewer);
  const [file, ...more] = form.getAll("picture");
  if (!(file instanceof File) || file.size === 0 || more.length > 0) return { ok: false, reason: "missing" };
  if (file.size > avatarLimits.bytes) return { ok: false, reason: "too_large" };
  if (!(await isWithinLimit(limiter, headers))) return { ok: false, reason: "too_often" };
  const picture = await readPictureFile(file, avatarLimits);
  if (typeof picture === "string") return { ok: false, reason: picture };

  const image = await pictures.keep(picture);
  const { replaced, isWritten } = await replaceImage(db, viewer.id, image, clock());
  if (!isWritten) {
    pictures.discard(image);
    throw new AppError("unauthenticated", "This account is gone.");
  }
  if (replaced !== null) pictures.discard(replaced);
  return { ok: true };
}
