import { z } from "zod";
import { notPlainText, plainText } from "~/domain/plain-text";

/** Statements of the owner on the About and home pages. Sections without an entry are absent there. */

/** Max lines of each list, and max characters of their fields. */
export const aboutLists = {
  figures: { max: 6, fields: { figure: 24, title: 40, text: 160 } },
  team: { max: 8, fields: { name: 60, role: 60, text: 240 } },
  testimonials: { max: 5, fields: { name: 60, location: 60, rating: 1, quote: 400 } },
} as const;

const year = "Please enter a year.";
const required = "Please enter a text.";
const stars = "Please enter 1 to 5 stars.";

function text(max: number) {
  return z
    .string(required)
    .trim()
    .min(1, required)
    .max(max, `Please keep it to ${max} characters.`)
    .regex(plainText, notPlainText);
}

const { figures, team, testimonials } = aboutLists;

export const aboutSchema = z.strictObject({
  foundedYear: z.int(year).min(1800, year).max(2100, year).nullable(),
  /** Paragraphs, with an empty line between them; may be empty. */
  story: text(3000).or(z.literal("")),
  figures: z
    .array(
      z.strictObject({
        figure: text(figures.fields.figure),
        title: text(figures.fields.title),
        text: text(figures.fields.text),
      }),
    )
    .max(figures.max),
  team: z
    .array(
      z.strictObject({
        name: text(team.fields.name),
        role: text(team.fields.role),
        text: text(team.fields.text),
      }),
    )
    .max(team.max),
  testimonials: z
    .array(
      z.strictObject({
        name: text(testimonials.fields.name),
        location: text(testimonials.fields.location),
        rating: z.int(stars).min(1, stars).max(5, stars),
        quote: text(testimonials.fields.quote),
      }),
    )
    .max(testimonials.max),
});
export type AboutUs = z.output<typeof aboutSchema>;
