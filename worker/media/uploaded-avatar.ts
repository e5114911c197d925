import { rejectedFile } from "~/domain/errors";
import { pictureRefusals, type PictureRefusal } from "~/domain/tour-pictures/messages";
import { avatarSide } from "~/domain/tour-pictures/picture";
import { isWithinLimit, type Limiters } from "../platform/http/rate-limit";
import type { ImageResizer } from "./image-resizer";
import { makeCopies } from "./make-copies";

export interface AvatarDependencies {
  resizer: ImageResizer;
  limiters: Pick<Limiters, "form">;
}

/**
 * Returns the picture of an avatar or logo form as a WebP of at most `avatarSide` pixels a side.
 * @throws AppError `invalid`, `too_large`, `too_many_requests`
 */
export async function readUploadedAvatar(
  { resizer, limiters }: AvatarDependencies,
  { form, headers }: { form: FormData; headers: Headers },
): Promise<Uint8Array<ArrayBuffer>> {
  const [file, ...more] = form.getAll("picture");
  if (!(file instanceof File) || file.size === 0 || more.length > 0) throw rejected("missing");
  if (!(await isWithinLimit(limiters.form, headers))) throw rejected("too_often");
  const made = await makeCopies(resizer, file, {
    min: { width: 1, height: 1 },
    max: { width: avatarSide, height: avatarSide },
    widthsOf: (width) => [width],
  });
  if (typeof made !== "string") return made.widest.bytes;
  throw rejected(made === "too_small" ? "damaged" : made);
}

function rejected(reason: PictureRefusal) {
  return rejectedFile("picture", reason, pictureRefusals());
}
