import { z } from "zod";
import "~/domain/zod-without-eval";

/** Personal fields shared by all forms: name, phone number and e-mail address. */

/** Matches names that mail programs and PDF readers turn into a link. A single slash is none: "Ravi s/o Mohan". */
const readsAsLink = /@|\/\/|\\\\|www\.|[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu;

/** Matches a telephone number: seven digits of any script, whatever separates them. */
const readsAsNumber = /\p{Nd}(?:[\s().+-]*\p{Nd}){6}/u;

/** Returns true if a text that strangers read names a web or e-mail address or a telephone number. */
export function readsAsContact(text: string): boolean {
  return readsAsLink.test(text) || readsAsNumber.test(text);
}

/**
 * A name in any script. It contains a letter, no characters that could break a terminal or a mail header, and nothing that reads as a link:
 * it is printed in documents sent to addresses that nobody has verified.
 */
export const nameSchema = (required: string, max = 80) =>
  z
    .string(required)
    .trim()
    .normalize("NFC")
    .min(1, required)
    .max(max, `Please keep it to ${max} characters.`)
    .regex(/^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069<>]*$/u, "Please leave out < > and control characters.")
    .regex(/\p{L}/u, "Please use at least one letter.")
    .refine((name) => !readsAsLink.test(name), "Please enter a name without a web or e-mail address.");

/**
 * A phone number, stored as E.164: "+919845012345". Accepts spaces, dashes, dots and brackets; ten digits alone are read as an
 * Indian number.
 */
export const phoneSchema = (required: string) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(40, "Please keep it to 40 characters.")
    .transform((value) => value.replace(/[\s().\u2010-\u2015-]/g, ""))
    .transform((value) => (/^[6-9]\d{9}$/.test(value) ? `+91${value}` : value))
    .refine(
      (value) => (value.startsWith("+91") ? /^\+91\d{10}$/.test(value) : /^\+[1-9]\d{6,14}$/.test(value)),
      "Please include the country code: +91 and ten digits, or + and the number.",
    );

export const emailSchema = z
  .string("Please enter your e-mail address.")
  .trim()
  .min(1, "Please enter your e-mail address.")
  .max(254, "Please keep it to 254 characters.")
  .pipe(z.email("Please enter an e-mail address like name@example.com."))
  .transform((value) => value.toLowerCase());
