import { z } from "zod";
import "~/domain/zod-without-eval";
import { captionLength, photographConsent } from "./review-photograph";
import {
  lengthInCharacters,
  replyLength,
  reviewTextLength,
  reviewTitleLength,
  starChoices,
  type StarRating,
} from "./review";

const isHarmless = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;
const isHarmlessText = /^(?:[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]|[\t\n])*$/u;
const cannotBeStored = "Please leave out control characters.";

/** A text in any script with length limits, containing at least one letter. */
function prose(
  required: string,
  { min, max }: { min: number; max: number },
  allowed: RegExp,
): z.ZodType<string, string> {
  return z
    .string(required)
    .transform((text) => text.replaceAll("\r\n", "\n").trim().normalize("NFC"))
    .pipe(
      z
        .string()
        .min(1, required)
        .refine(
          (text) => text === "" || lengthInCharacters(text) >= min,
          `Please write at least ${min} characters.`,
        )
        .refine(
          (text) => lengthInCharacters(text) <= max,
          `Please keep it to ${max.toLocaleString("en-IN")} characters.`,
        )
        .regex(allowed, cannotBeStored)
        .refine((text) => text === "" || /\p{L}/u.test(text), "Please use words."),
    );
}

const chooseStars = "Please choose from one to five stars.";

export const reviewFormSchema = z.object({
  rating: z.coerce
    .number(chooseStars)
    .refine((stars): stars is StarRating => starChoices.some((choice) => choice === stars), chooseStars),
  title: prose("Please give your review a title.", reviewTitleLength, isHarmless),
  text: prose("Please describe your trip.", reviewTextLength, isHarmlessText),
});
export type ReviewContent = z.output<typeof reviewFormSchema>;

/** An operator's reply to a review. */
export const replyTextSchema = prose("Please write your reply.", replyLength, isHarmlessText);

/** Caption and consent of a photograph. The file is read separately. */
export const photographFormSchema = z.object({
  caption: z
    .string()
    .transform((text) => text.trim().normalize("NFC").replaceAll(/\s+/g, " "))
    .pipe(
      z
        .string()
        .refine(
          (text) => lengthInCharacters(text) <= captionLength,
          `Please keep it to ${captionLength} characters.`,
        )
        .regex(isHarmless, cannotBeStored),
    )
    .transform((text) => text || null),
  consent: z.literal(
    String(photographConsent.version),
    "Please tick the box: we can't show a photograph without your consent.",
  ),
});

/** Why a photograph is not shown, for its author. */
export const rejectionSchema = prose("Please enter a reason.", { min: 5, max: 500 }, isHarmlessText);
