import { z } from "zod";
import { emailSchema } from "./person-fields";
import { weekdays } from "./platform";
import type { ContactDetails } from "./platform";

/** How people reach us: a group of the platform's settings, shown in the footer, on the Contact page and on papers. */

/** How many lines of opening hours, and of profiles, there can be. */
export const mostHours = 4;
export const mostProfiles = 5;

function line(required: string, most: number) {
  return note(most).min(1, required);
}

function note(most: number) {
  return z
    .string("Please enter a text.")
    .trim()
    .normalize("NFC")
    .max(most, `Please keep it to ${most} characters.`)
    .regex(/^[^\p{Cc}\p{Cs}<>]*$/u, "Please leave out < > and control characters.");
}

const time = z
  .string("Please enter a time.")
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please enter a time of day, for example 09:00.");

const openingHoursSchema = z
  .strictObject({
    /** As people read it. */
    text: line("Please say it as people read it, for example Mon-Fri 9AM-6PM.", 60),
    /** schema.org's names of the days, and 24-hour times in IST. */
    days: z.array(z.enum(weekdays)).min(1, "Please choose the days."),
    opens: time,
    closes: time,
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ["closes"],
    error: "It must close later than it opens.",
  });

const profileSchema = z.strictObject({
  name: line("Please name the site.", 40),
  href: z
    .string("Please enter the profile's address.")
    .trim()
    .max(200, "Please keep it to 200 characters.")
    .pipe(z.url({ protocol: /^https$/, error: "Please enter an address that begins with https://." })),
});

export const contactSchema = z.strictObject({
  email: emailSchema,
  phone: z
    .string("Please enter a phone number.")
    .trim()
    .regex(/^\+?[\d() -]{6,30}$/, "Please enter a phone number, for example +91 80 4123 4567."),
  /** Stands wherever the number does; may be empty. */
  phoneNote: note(80),
  address: z.strictObject({
    street: line("Please enter the street.", 120),
    locality: line("Please enter the town.", 60),
    postalCode: z
      .string("Please enter the PIN code.")
      .trim()
      .regex(/^[1-9]\d{5}$/, "A PIN code has six digits."),
    region: line("Please enter the state.", 60),
    country: line("Please enter the country.", 60),
  }),
  /** Stands below the address; may be empty. */
  addressNote: note(80),
  hours: z.array(openingHoursSchema).max(mostHours, `${mostHours} lines of hours at most.`),
  /** Profiles that exist; none are shown where there are none (P20 in docs/product.md). */
  social: z.array(profileSchema).max(mostProfiles, `${mostProfiles} profiles at most.`),
}) satisfies z.ZodType<ContactDetails>;
