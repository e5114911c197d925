import { avatarLimits } from "~/domain/tour-pictures/picture";
import type { PictureRefusal } from "~/domain/tour-pictures/picture";
import { isWithinLimit } from "../http/rate-limit";
import { readPictureFile } from "./picture";
import type { Picture } from "./picture";

/** Returns the picture of an avatar or logo form, or why it is rejected. */
export async function readUploadedAvatar(
  limiter: RateLimit,
  { form, headers }: { form: FormData; headers: Headers },
): Promise<Picture | PictureRefusal> {
  const [file, ...more] = form.getAll("picture");
  if (!(file instanceof File) || file.size === 0 || more.length > 0) return "missing";
  if (file.size > avatarLimits.bytes) return "too_large";
  if (!(await isWithinLimit(limiter, headers))) return "too_often";
  return readPictureFile(file, avatarLimits);
}
