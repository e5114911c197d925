import { AppError, invalidFields, rejectedFile, type FieldErrors } from "~/domain/errors";
import {
  minTourPicture,
  maxTourPictures,
  pictureAltSchema,
  tourPictureLimits,
  tourPictureRefusals,
  widestOffered,
  widthsOf,
} from "~/domain/tour-pictures/tour-picture";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import { isWithinLimit, type Limiters } from "../http/rate-limit";
import type { ImageResizer, ResizedImage } from "../media/image-resizer";
import { readPictureFile } from "../media/picture";
import { randomHex } from "../media/picture-store";
import type { TourPictureStore } from "../media/tour-picture-store";
import { editorIdOf, type TourEditor } from "../tours/admin/tour-editor";
import { openPictures } from "./open-pictures";
import { createTourPicture, listTourPictures } from "./tour-pictures.repo";

interface PictureUpload {
  slug: string;
  /** Unvalidated values of the form's file field. */
  files: readonly unknown[];
  alt: string;
  headers: Headers;
}

/**
 * Adds an uploaded file to a tour's pictures, in the widths that the site uses. The copies are stored first and the row is written last,
 * so that a failure leaves neither a partial picture nor orphaned copies.
 * @returns the new picture's id
 * @throws AppError `not_found`, `invalid`, `too_large`, `too_many_requests`, `conflict` (the tour has the
 * max number of pictures), `unavailable`
 */
export async function addTourPicture(
  {
    audit,
    tourPictureStore,
    resizer,
    limiters,
  }: {
    audit: AuditDependencies;
    tourPictureStore: TourPictureStore;
    resizer: ImageResizer;
    limiters: Pick<Limiters, "form">;
  },
  editor: TourEditor,
  { slug, files, alt, headers }: PictureUpload,
): Promise<string> {
  const { db, clock } = audit;
  const tour = await openPictures(db, editor, slug);
  const words = pictureAltSchema.safeParse(alt);
  const altErrors: FieldErrors = words.success
    ? {}
    : { alt: words.error.issues.map(({ message }) => message) };
  const [file, ...more] = files;
  if (!(file instanceof File) || file.size === 0 || more.length > 0) throw rejected("missing", altErrors);
  if (file.size > tourPictureLimits.bytes) throw rejected("too_large", altErrors);
  if (!words.success) throw invalidFields(altErrors);
  if ((await listTourPictures(db, tour.id)).length >= maxTourPictures) throw full();
  if (!(await isWithinLimit(limiters.form, headers))) throw rejected("too_often");
  const copies = await makeCopies(resizer, file);

  const id = randomHex(16);
  const [widest] = copies.toReversed();
  if (!widest) throw rejected("damaged");
  const widths = copies.map(({ width }) => width);
  await tourPictureStore.keep(id, copies);
  const picture = { id, alt: words.data, width: widest.width, height: widest.height, widths };
  const of = { tourId: tour.id, editorId: editorIdOf(editor) };
  const action = { action: "tour.add-picture", subjectId: tour.slug, after: picture } as const;
  let hasContent = false;
  try {
    hasContent = await withAudit(audit, editor, action, (statements) =>
      createTourPicture(db, { ...picture, ...of, createdAt: clock() }, statements),
    );
  } finally {
    if (!hasContent) tourPictureStore.discard(id, widths);
  }
  if (hasContent) return id;
  await openPictures(db, editor, slug);
  throw full();
}

/** Resizes the file to each offered width, narrowest first. */
async function makeCopies(resizer: ImageResizer, file: File): Promise<ResizedImage[]> {
  const picture = await readPictureFile(file, tourPictureLimits);
  if (typeof picture === "string") throw rejected(picture);
  const resize = async (width: number) => {
    try {
      return await resizer.resize(picture.bytes, width);
    } catch (error) {
      console.error("picture not resized", error);
      const text = "We couldn't read this picture. Try again, or choose another.";
      throw new AppError("unavailable", text, { errors: { picture: [text] }, retryAfter: 5, cause: error });
    }
  };
  const widest = await resize(widestOffered);
  if (widest.width < minTourPicture.width || widest.height < minTourPicture.height)
    throw rejected("too_small");
  const copies = [widest];
  // Sequential: each resize holds the whole picture in memory.
  for (const width of widthsOf(widest.width).toReversed().slice(1)) copies.unshift(await resize(width));
  return copies;
}

function rejected(reason: keyof typeof tourPictureRefusals, others?: FieldErrors): AppError {
  return rejectedFile("picture", reason, tourPictureRefusals, others);
}

function full(): AppError {
  const text = `A tour can have at most ${maxTourPictures} pictures. Remove one first.`;
  return new AppError("conflict", text, { errors: { picture: [text] } });
}
