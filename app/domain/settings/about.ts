import { z } from "zod";
import { notPlainText, plainText } from "~/domain/plain-text";

/** Statements of the owner on the About and home pages. Sections without an entry are absent there. */

export const maxFigures = 6;
export const maxTeam = 8;
export const maxTestimonials = 5;

function text(max: number, required = "Please enter a text.") {
  return z
    .string(required)
    .trim()
    .min(1, required)
    .max(max, `Please keep it to ${max} characters.`)
    .regex(plainText, notPlainText);
}

export const aboutSchema = z.strictObject({
  foundedYear: z
    .int("Please enter a year.")
    .min(1800, "Please enter a year from 1800 on.")
    .max(2100, "Please enter an earlier year.")
    .nullable(),
  /** Paragraphs, with an empty line between them; may be empty. */
  story: text(3000).or(z.literal("")),
  figures: z
    .array(z.strictObject({ figure: text(10), title: text(40), text: text(160) }))
    .max(maxFigures, `Please enter at most ${maxFigures} figures.`),
  team: z
    .array(z.strictObject({ name: text(60), role: text(60), text: text(240) }))
    .max(maxTeam, `Please enter at most ${maxTeam} people.`),
  testimonials: z
    .array(
      z.strictObject({
        name: text(60),
        location: text(60),
        rating: z
          .int("Please enter whole stars.")
          .min(1, "Please enter 1 to 5.")
          .max(5, "Please enter 1 to 5."),
        quote: text(400),
      }),
    )
    .max(maxTestimonials, `Please enter at most ${maxTestimonials} testimonials.`),
});
export type AboutUs = z.output<typeof aboutSchema>;
