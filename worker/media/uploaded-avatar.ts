import { rejectedFile } from "~/domain/errors";
import { avatarLimits, avatarRefusals, type PictureRefusal } from "~/domain/tour-pictures/picture";
import { isWithinLimit } from "../http/rate-limit";
import { readPictureFile, type Picture } from "./picture";

/**
 * Returns the picture of an avatar or logo form.
 * @throws AppError `invalid`, `too_large`, `too_many_requests`
 */
export async function readUploadedAvatar(
  limiter: RateLimit,
  { form, headers }: { form: FormData; headers: Headers },
): Promise<Picture> {
  const [file, ...more] = form.getAll("picture");
  if (!(file instanceof File) || file.size === 0 || more.length > 0) throw rejected("missing");
  if (file.size > avatarLimits.bytes) throw rejected("too_large");
  if (!(await isWithinLimit(limiter, headers))) throw rejected("too_often");
  const picture = await readPictureFile(file, avatarLimits);
  if (typeof picture === "string") throw rejected(picture);
  return picture;
}

function rejected(reason: PictureRefusal) {
  return rejectedFile("picture", reason, avatarRefusals);
}
