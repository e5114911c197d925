import { z } from "zod";
import "~/domain/zod-without-eval";
import { inWords, type Wording } from "~/domain/language/messages";
import { isMailable, readEmail } from "~/domain/typed-input/email";
import { readName, readsAsLink } from "~/domain/typed-input/name";
import { readPhone } from "~/domain/typed-input/phone";

/** Personal fields shared by all forms: name, phone number and e-mail address. */

/** Matches a telephone number: seven digits of any script, whatever separates them. */
const readsAsNumber = /\p{Nd}(?:[\s().+-]*\p{Nd}){6}/u;

/** Returns true if a text that strangers read names a web or e-mail address or a telephone number. */
export function readsAsContact(text: string): boolean {
  return readsAsLink(text) || readsAsNumber.test(text);
}

/**
 * A name in any script. It contains a letter, no characters that could break a terminal or a mail header, and nothing that reads as a link:
 * it is printed in documents sent to addresses that nobody has verified.
 */
export const nameSchema = (
  required: Wording,
  max = 80,
  noLetter: Wording = "Please use at least one letter.",
) =>
  z
    .string({ error: () => inWords(required) })
    .overwrite(readName)
    .max(max, `Please keep it to ${max} characters.`)
    .regex(/^[^\p{Cc}\p{Cs}<>]*$/u, "Please leave out < > and control characters.")
    .regex(/\p{L}/u, { error: ({ input }) => inWords(input === "" ? required : noLetter) })
    .refine(
      (name) => !readsAsLink(name),
      "Please enter a name without a web or e-mail address. After a dot, add a space: Md. Rafiq.",
    );

const noLastName = "Please enter your last name. Only one name? Enter it in both fields.";

/** The two fields of a traveler's name. A person with one name enters it in both; it is stored once (`fullName`). */
export const nameFields = {
  firstName: nameSchema("Please enter your first name."),
  // People without a last name fill the field with a sign.
  lastName: nameSchema(noLastName, 80, noLastName),
};

/**
 * A phone number in the spellings that `readPhone` knows, stored as E.164: "+919845012345". Ten digits alone are an Indian mobile.
 */
export const phoneSchema = (required: Wording) =>
  z
    .string({ error: () => inWords(required) })
    .trim()
    .max(60, "Please keep it to 60 characters.")
    .overwrite(readPhone)
    .superRefine((number, context) => {
      const isForeign = number.startsWith("+") && !number.startsWith("+91");
      if (/^\+91\d{10}$/.test(number) || (isForeign && /^\+[1-9]\d{6,14}$/.test(number))) return;
      const spelling = isForeign
        ? "Enter the number with its country code, like +44 20 7946 0958."
        : "Enter a 10-digit mobile number, like 98450 12345.";
      context.addIssue({ code: "custom", message: number === "" ? inWords(required) : spelling });
    });

const asAddress = "Please enter an e-mail address like name@example.com.";
// That of zod, with domains of other scripts ("xn--").
const address =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/;

export const emailSchema = z
  .string("Please enter your e-mail address.")
  .overwrite(readEmail)
  .min(1, "Please enter your e-mail address.")
  .max(254, "Please keep it to 254 characters.")
  .refine(isMailable, {
    error: `We can't send mail to an address with these letters before the @. ${asAddress}`,
    abort: true,
  })
  .pipe(z.email({ pattern: address, error: asAddress }));
