import { z } from "zod";
import "~/domain/zod-without-eval";
import { inWords, type Wording } from "~/domain/language/messages";
import { isMailable, readEmail } from "~/domain/typed-input/email";
import { readName, readsAsLink } from "~/domain/typed-input/name";
import { readPhone } from "~/domain/typed-input/phone";
import { personMessages as m } from "./messages";

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
export const nameSchema = (required: Wording, max = 80, noLetter: Wording = () => m().nameWithoutLetter) =>
  z
    .string({ error: () => inWords(required) })
    .overwrite(readName)
    .max(max, { error: () => m().atMost(max) })
    .regex(/^[^\p{Cc}\p{Cs}<>]*$/u, { error: () => m().noBrackets })
    .regex(/\p{L}/u, { error: ({ input }) => inWords(input === "" ? required : noLetter) })
    .refine((name) => !readsAsLink(name), { error: () => m().nameWithAddress });

const noLastName = () => m().lastName;

/** The two fields of a traveler's name. A person with one name enters it in both; it is stored once (`fullName`). */
export const nameFields = {
  firstName: nameSchema(() => m().firstName),
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
    .max(60, { error: () => m().atMost(60) })
    .overwrite(readPhone)
    .superRefine((number, context) => {
      const isForeign = number.startsWith("+") && !number.startsWith("+91");
      if (/^\+91\d{10}$/.test(number) || (isForeign && /^\+[1-9]\d{6,14}$/.test(number))) return;
      const spelling = isForeign ? m().foreignPhone : m().indianPhone;
      context.addIssue({ code: "custom", message: number === "" ? inWords(required) : spelling });
    });

// That of zod, with domains of other scripts ("xn--").
const address =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/;

export const emailSchema = z
  .string({ error: () => m().email })
  .overwrite(readEmail)
  .min(1, { error: () => m().email })
  .max(254, { error: () => m().atMost(254) })
  .refine(isMailable, { error: () => m().notMailable, abort: true })
  .pipe(z.email({ pattern: address, error: () => m().emailForm }));
