import { z } from "zod";
import { emailSchema } from "~/domain/accounts/person-fields";
import { weekdays } from "~/domain/calendar/english-names";
import { plainLine } from "~/domain/typed-input/characters";
import { readCode } from "~/domain/typed-input/code";
import { readDate } from "~/domain/typed-input/day";

/** Contact settings of the platform, shown in the footer, on the Contact page and on booking documents. */

/** Maximum number of lines of opening hours, and of profiles. */
export const maxHours = 4;
export const maxProfiles = 5;

function line(required: string, max: number) {
  return note(max).min(1, required);
}

function note(max: number) {
  return z
    .string("Please enter a text.")
    .trim()
    .normalize("NFC")
    .max(max, `Please keep it to ${max} characters.`)
    .regex(/^[^\p{Cc}\p{Cs}<>]*$/u, "Please leave out < > and control characters.");
}

const time = z
  .string("Please enter a time.")
  .overwrite(readDate)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please enter a time of day, for example 09:00.");

const openingHoursSchema = z
  .strictObject({
    /** Display text. */
    text: line("Please enter a text, for example Mon-Fri 9AM-6PM.", 60),
    /** schema.org day names, and 24-hour times in IST. */
    days: z.array(z.enum(weekdays)).min(1, "Please choose the days."),
    opens: time,
    closes: time,
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ["closes"],
    error: "The closing time must be after the opening time.",
  });

export type OpeningHours = z.output<typeof openingHoursSchema>;

const profileSchema = z.strictObject({
  name: line("Please enter the site's name.", 40),
  href: z
    .string("Please enter the profile's URL.")
    .overwrite(plainLine)
    .max(200, "Please keep it to 200 characters.")
    .pipe(z.url({ protocol: /^https$/, error: "Please enter a URL that begins with https://." })),
});

export const contactDetailsSchema = z.strictObject({
  email: emailSchema,
  phone: z
    .string("Please enter a phone number.")
    .overwrite(plainLine)
    .regex(/^\+?[\d() -]{6,30}$/, "Please enter a phone number, for example +91 80 4123 4567."),
  /** Shown beside the number; may be empty. */
  phoneNote: note(80),
  address: z.strictObject({
    street: line("Please enter the street.", 120),
    locality: line("Please enter the town.", 60),
    postalCode: z
      .string("Please enter the PIN code.")
      .overwrite(readCode)
      .regex(/^[1-9]\d{5}$/, "A PIN code has six digits."),
    region: line("Please enter the state.", 60),
    country: line("Please enter the country.", 60),
  }),
  /** Shown below the address; may be empty. */
  addressNote: note(80),
  hours: z.array(openingHoursSchema).max(maxHours, `Please enter at most ${maxHours} lines of hours.`),
  /** Existing profiles only; may be empty (P20 in docs/product.md). */
  social: z.array(profileSchema).max(maxProfiles, `Please enter at most ${maxProfiles} profiles.`),
});
export type ContactDetails = z.output<typeof contactDetailsSchema>;
