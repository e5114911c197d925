import { z } from "zod";
import "~/domain/zod-without-eval";
import { inWords, type Wording } from "~/domain/language/messages";
import { reviewFormMessages as m } from "./messages";
import { captionLength, photographConsentVersion } from "./review-photograph";
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
const cannotBeStored = { error: () => m().noControlCharacters };

/** A text in any script with length limits, containing at least one letter. */
function prose(
  required: Wording,
  { min, max }: { min: number; max: number },
  allowed: RegExp,
): z.ZodType<string, string> {
  return z
    .string({ error: () => inWords(required) })
    .transform((text) => text.replaceAll("\r\n", "\n").trim().normalize("NFC"))
    .pipe(
      z
        .string()
        .min(1, { error: () => inWords(required) })
        .refine((text) => text === "" || lengthInCharacters(text) >= min, { error: () => m().atLeast(min) })
        .refine((text) => lengthInCharacters(text) <= max, {
          error: () => m().atMost(max.toLocaleString("en-IN")),
        })
        .regex(allowed, cannotBeStored)
        .refine((text) => text === "" || /\p{L}/u.test(text), { error: () => m().useWords }),
    );
}

const chooseStars = { error: () => m().chooseStars };

export const reviewFormSchema = z.object({
  rating: z.coerce
    .number(chooseStars)
    .refine((stars): stars is StarRating => starChoices.some((choice) => choice === stars), chooseStars),
  title: prose(() => m().giveTitle, reviewTitleLength, isHarmless),
  text: prose(() => m().describeTrip, reviewTextLength, isHarmlessText),
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
        .refine((text) => lengthInCharacters(text) <= captionLength, {
          error: () => m().atMost(String(captionLength)),
        })
        .regex(isHarmless, cannotBeStored),
    )
    .transform((text) => text || null),
  consent: z.literal(String(photographConsentVersion), { error: () => m().needsConsent }),
});

/** Why a photograph is not shown, for its author. */
export const rejectionSchema = prose("Please enter a reason.", { min: 5, max: 500 }, isHarmlessText);
