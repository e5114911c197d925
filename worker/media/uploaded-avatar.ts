import { avatarLimits } from "~/domain/picture";
import type { PictureRefusal } from "~/domain/picture";
import { isWithinLimit } from "../http/rate-limit";
import { readPictureFile } from "./picture";
import type { Picture } from "./picture";

/** The one picture of a form that stands for a person or a company, or why it is refused. */
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
