import { z } from "zod";
import { nameSchema } from "~/domain/accounts/person-fields";
import { orNull, readFields } from "~/domain/form-fields";
import { dashes, plainLine } from "~/domain/typed-input/characters";
import type { Answers } from "~/domain/bookings/party-questions";
import { childAges, maxInfantAge } from "~/domain/bookings/party-limits";
import {
  diets,
  identityKinds,
  memberKinds,
  type Identity,
  type MemberKind,
  type MemberPlace,
} from "./party-details";
import { partyFormMessages } from "./form-messages/messages";
import { typedNumber } from "~/domain/typed-input/typed-number";
import { notPlainText, plainText } from "~/domain/plain-text";

/** The form of a party's names, as the server reads it. Apart from party-details.ts, whose words browsers load. */

/** A stored identity document, decrypted. */
export const identitySchema: z.ZodType<Identity> = z.object({
  kind: z.enum(identityKinds),
  number: z.string(),
});

/** The answers about a person, as submitted. */
export type MemberAnswers = MemberPlace & z.output<ReturnType<typeof memberSchema>>;

export interface PartyAnswers {
  members: MemberAnswers[];
  /** Answers of the booking to own questions, as typed. */
  answers: Answers;
  pickUp: string | null;
}

const ages: Record<MemberKind, readonly [min: number, max: number]> = {
  adult: [childAges.max + 1, 120],
  child: [childAges.min, childAges.max],
  infant: [0, maxInfantAge],
};

const identityNumber = orNull(
  z
    .string()
    .overwrite((text) => plainLine(text).replaceAll(dashes, "-").toUpperCase())
    .regex(/^[A-Z\d][A-Z\d /-]{2,29}$/, { error: () => partyFormMessages().numberWrong }),
);

const pickUp = z
  .string()
  .trim()
  .min(3, { error: () => partyFormMessages().pickUpTooShort })
  .max(200, { error: () => partyFormMessages().pickUpTooLong })
  .regex(plainText, notPlainText);

/** Typed answers by the question's id; the tour's questions decide which are valid. */
const typedAnswers = z.record(z.string().max(40), z.string().max(1000)).default({});

/** Stored answers, decrypted. */
export const storedAnswersSchema: z.ZodType<Answers> = z.record(z.string(), z.string());

function memberSchema(kind: MemberKind) {
  const [min, max] = ages[kind];
  const ageError = { error: () => partyFormMessages().ageWrong(min, max) };
  return z
    .object({
      name: orNull(nameSchema(() => partyFormMessages().nameMissing)).default(null),
      age: orNull(typedNumber(z.int(ageError).min(min, ageError).max(max, ageError))).default(null),
      diet: orNull(z.enum(diets, { error: () => partyFormMessages().dietMissing })).default(null),
      identityKind: orNull(
        z.enum(identityKinds, { error: () => partyFormMessages().documentMissing }),
      ).default(null),
      /** Null keeps a stored number of the same kind. */
      identityNumber: identityNumber.default(null),
      answers: typedAnswers,
    })
    .superRefine((member, refine) => {
      // Private companies must not store whole Aadhaar numbers: Aadhaar Act 2016, section 29; UIDAI's masked Aadhaar shows 4 digits.
      const isWholeAadhaar = /^\d{12}$/.test((member.identityNumber ?? "").replaceAll(/[ -]/g, ""));
      if (member.identityKind === "aadhaar" && !/^\d{4}$/.test(member.identityNumber ?? "1234"))
        issue(refine, "identityNumber", partyFormMessages().aadhaarTooLong);
      else if (isWholeAadhaar) issue(refine, "identityNumber", partyFormMessages().wholeAadhaar);
      if (member.identityNumber !== null && member.identityKind === null)
        issue(refine, "identityKind", partyFormMessages().documentMissing);
    });
}

function issue(refine: z.RefinementCtx, field: string, message: string) {
  refine.addIssue({ code: "custom", path: [field], message });
}

/** Fields of the form, "adult.0.name". People and questions that the form lacks count as not given. */
export const partyFormSchema = z
  .preprocess(
    (fields) => readFields(Object.entries(z.record(z.string(), z.unknown()).parse(fields))),
    z.object({
      adult: z.array(memberSchema("adult")).max(60).default([]),
      child: z.array(memberSchema("child")).max(60).default([]),
      infant: z.array(memberSchema("infant")).max(60).default([]),
      pickUp: orNull(pickUp).default(null),
      answers: typedAnswers,
    }),
  )
  .transform(({ pickUp, answers, ...members }): PartyAnswers => ({
    pickUp,
    answers,
    members: memberKinds.flatMap((kind) =>
      members[kind].map((member, index) => ({ kind, number: index + 1, ...member })),
    ),
  }));
