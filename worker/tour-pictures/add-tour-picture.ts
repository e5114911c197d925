import { AppError, invalidFields, rejectedFile, type FieldErrors } from "~/domain/errors";
import {
  minTourPicture,
  maxTourPictures,
  pictureWordsSchema,
  tourPictureRefusals,
  widestOffered,
  widthsOf,
  type TypedPictureWords,
} from "~/domain/tour-pictures/tour-picture";
import { fieldErrors } from "~/domain/form-fields";
import { pictureLimits } from "~/domain/tour-pictures/picture";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import { isWithinLimit, type Limiters } from "../platform/http/rate-limit";
import type { ImageResizer } from "../media/image-resizer";
import { makeCopies } from "../media/make-copies";
import { randomHex } from "../media/picture-store";
import type { SizedPictureStore } from "../media/sized-picture-store";
import { editorIdOf, type TourEditor } from "../tours/admin/tour-editor";
import { openPictures } from "./open-pictures";
import { createTourPicture, listTourPictures } from "./tour-pictures.repo";

interface PictureUpload extends TypedPictureWords {
  slug: string;
  /** Unvalidated values of the form's file field. */
  files: readonly unknown[];
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
    tourPictureStore: SizedPictureStore;
    resizer: ImageResizer;
    limiters: Pick<Limiters, "form">;
  },
  editor: TourEditor,
  { slug, files, headers, ...typed }: PictureUpload,
): Promise<string> {
  const { db, clock } = audit;
  const tour = await openPictures(db, editor, slug);
  const words = pictureWordsSchema.safeParse(typed);
  const wordErrors: FieldErrors = words.success ? {} : fieldErrors(words.error);
  const [file, ...more] = files;
  if (!(file instanceof File) || file.size === 0 || more.length > 0) throw rejected("missing", wordErrors);
  if (file.size > pictureLimits.bytes) throw rejected("too_large", wordErrors);
  if (!words.success) throw invalidFields(wordErrors);
  if ((await listTourPictures(db, tour.id)).length >= maxTourPictures) throw full();
  if (!(await isWithinLimit(limiters.form, headers))) throw rejected("too_often");
  const made = await makeCopies(resizer, file, {
    min: minTourPicture,
    max: { width: widestOffered },
    widthsOf,
  });
  if (typeof made === "string") throw rejected(made);
  const { copies, widest } = made;

  const id = randomHex(16);
  const widths = copies.map(({ width }) => width);
  await tourPictureStore.keep(id, copies);
  const picture = { id, ...words.data, width: widest.width, height: widest.height, widths };
  const { attribution, ...shown } = picture;
  const of = { tourId: tour.id, editorId: editorIdOf(editor) };
  const action = {
    action: "tour.add-picture",
    subjectId: tour.slug,
    after: { ...shown, ...attribution },
  } as const;
  // After an error the row may have been written: its files stay, and are swept if it was not.
  const isDone = await withAudit(audit, editor, action, (statements) =>
    createTourPicture(db, { ...picture, ...of, createdAt: clock() }, statements),
  );
  if (isDone) return id;
  tourPictureStore.discard(id, widths);
  await openPictures(db, editor, slug);
  throw full();
}

function rejected(reason: keyof ReturnType<typeof tourPictureRefusals>, others?: FieldErrors): AppError {
  return rejectedFile("picture", reason, tourPictureRefusals(), others);
}

function full(): AppError {
  const text = `A tour can have at most ${maxTourPictures} pictures. Remove one first.`;
  return new AppError("conflict", text, { errors: { picture: [text] } });
}
