import { AppError, invalidFields, rejectedFile, type FieldErrors } from "~/domain/errors";
import { photographFormSchema } from "~/domain/reviews/review-form";
import {
  maxReviewPhotographs,
  minPhotographSide,
  photographConsentVersion,
  photographRefusals,
  photographWidths,
  widestPhotograph,
} from "~/domain/reviews/review-photograph";
import { pictureLimits } from "~/domain/tour-pictures/picture";
import { z } from "zod";
import type { Traveler } from "../platform/authz/actors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { isWithinLimit, type Limiters } from "../platform/http/rate-limit";
import type { ImageResizer } from "../media/image-resizer";
import { makeCopies } from "../media/make-copies";
import { randomHex } from "../media/picture-store";
import type { SizedPictureStore } from "../media/sized-picture-store";
import { getSettings, requireFeature } from "../settings/get-settings";
import { getTravelerReview } from "./get-traveler-review";
import { createPhotograph, removePhotograph } from "./photographs.repo";
import { reviewErrors } from "./messages";

/**
 * Adds a photograph to the viewer's review of a trip. It is shown once an administrator has approved it. The copies are stored before the
 * row, so that a failure leaves neither a partial photograph nor orphaned copies.
 * @throws AppError `not_found` (also for others' bookings, and without a published review), `invalid`, `too_large`,
 * `too_many_requests`, `conflict` (the review has the max number), `unavailable` (also if reviews are switched off)
 */
export async function addPhotograph(
  {
    db,
    clock,
    photographStore,
    resizer,
    limiters,
  }: {
    db: Database;
    clock: Clock;
    photographStore: SizedPictureStore;
    resizer: ImageResizer;
    limiters: Pick<Limiters, "form">;
  },
  traveler: Traveler,
  { bookingId, form, headers }: { bookingId: string; form: FormData; headers: Headers },
): Promise<void> {
  requireFeature(await getSettings(db), "reviews");
  const { review, photographs } = await getTravelerReview({ db, clock }, traveler, bookingId);
  if (review?.status !== "published") throw new AppError("not_found", reviewErrors().noReview);
  const fields = photographFormSchema.safeParse({
    caption: form.get("caption") ?? "",
    consent: form.get("consent"),
  });
  const errors: FieldErrors = fields.success ? {} : z.flattenError(fields.error).fieldErrors;
  const [file, ...more] = form.getAll("picture");
  if (!(file instanceof File) || file.size === 0 || more.length > 0) throw rejected("missing", errors);
  if (file.size > pictureLimits.bytes) throw rejected("too_large", errors);
  if (!fields.success) throw invalidFields(errors);
  if (photographs.length >= maxReviewPhotographs) throw full();
  if (!(await isWithinLimit(limiters.form, headers))) throw rejected("too_often");
  const made = await makeCopies(resizer, file, {
    min: { width: minPhotographSide, height: minPhotographSide },
    max: { width: widestPhotograph },
    widthsOf: photographWidths,
  });
  if (typeof made === "string") throw rejected(made);
  const { copies, widest } = made;
  const id = randomHex(16);
  const widths = copies.map(({ width }) => width);
  await photographStore.keep(id, copies);
  // After an error the row may have been written: its files stay, and are swept if it was not.
  const isAdded = await createPhotograph(db, traveler, {
    id,
    bookingId,
    caption: fields.data.caption,
    width: widest.width,
    height: widest.height,
    widths,
    consentVersion: photographConsentVersion,
    now: clock(),
  });
  if (isAdded) return;
  photographStore.discard(id, widths);
  throw full();
}

function rejected(reason: keyof ReturnType<typeof photographRefusals>, others?: FieldErrors): AppError {
  return rejectedFile("picture", reason, photographRefusals(), others);
}

function full(): AppError {
  const text = reviewErrors().full(maxReviewPhotographs);
  return new AppError("conflict", text, { errors: { picture: [text] } });
}

/**
 * Removes a photograph from the viewer's review at once, also if reviews are switched off. Its files are deleted by the scheduled run.
 * @throws AppError `not_found` (also for others' photographs)
 */
export async function deletePhotograph(
  { db }: { db: Database },
  traveler: Traveler,
  photograph: { bookingId: string; id: string },
): Promise<void> {
  if (!(await removePhotograph(db, traveler, photograph)))
    throw new AppError("not_found", reviewErrors().noPhotograph);
}
