import { z } from "zod";
import "~/domain/zod-without-eval";
import { plainLine } from "~/domain/typed-input/characters";
import { readNumber } from "~/domain/typed-input/number";
import { bookingFormMessages } from "./form-messages/messages";
import { childAges, maxTravelers } from "./party-limits";

/** Schemas of a party. */

const errors = () => bookingFormMessages().errors;

/** Number of travelers, without infants. */
export function partySizeSchema(max: number, tooLarge: () => string) {
  return z
    .int({ error: () => errors().travelers })
    .min(1, { error: () => errors().atLeastOne })
    .max(max, { error: tooLarge });
}

/** Number of children or infants; defaults to 0. */
export function companionsSchema(required: () => string) {
  return z
    .int({ error: required })
    .min(0, { error: () => errors().notNegative })
    .max(maxTravelers, { error: () => errors().fewer })
    .default(0);
}

const wrongAge = { error: () => errors().childAge(childAges.min, childAges.max) };

/** Ages of the children, as far as they are known when booking; the others are given with the names. */
export const childAgesSchema = z
  .array(z.int(wrongAge).min(childAges.min, wrongAge).max(childAges.max, wrongAge))
  .max(maxTravelers, { error: () => errors().agesOfChildren })
  .default([])
  .meta({ description: "Ages of some or all of the children; a child without one counts as 2 to 11" });

/** The same, as typed: "4, 7". Its error is that of the field. */
export const typedChildAgesSchema = z
  .string()
  .default("")
  .transform((typed) =>
    plainLine(typed)
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((age) => readNumber(age) ?? Number.NaN),
  )
  .refine(
    (ages) => ages.every((age) => Number.isInteger(age) && childAges.min <= age && age <= childAges.max),
    wrongAge,
  );

const partySchema = z.object({
  numberOfTravelers: z.int().min(1),
  children: z.int().min(0).default(0),
  infants: z.int().min(0).default(0),
});
type PartyFields = z.output<typeof partySchema> & { childAges?: readonly number[] };

// Runs the party rules even if other fields are invalid.
function isPartyKnown({ value }: { value: unknown }): boolean {
  return partySchema.safeParse(value).success;
}

const agedPartySchema = partySchema.extend({ childAges: z.array(z.unknown()).optional() });

function areAgesKnown({ value }: { value: unknown }): boolean {
  return agedPartySchema.safeParse(value).success;
}

/** Adds the party rules: no children without an adult, no more ages than children, at most one infant per adult. */
export function withPartyRules<Schema extends z.ZodType<PartyFields>>(schema: Schema): Schema {
  return schema
    .refine(({ numberOfTravelers, children }) => children < numberOfTravelers, {
      path: ["children"],
      error: () => errors().adultWithChildren,
      when: isPartyKnown,
    })
    .refine(
      ({ numberOfTravelers, children, infants }) => infants <= Math.max(1, numberOfTravelers - children),
      { path: ["infants"], error: () => errors().infantsPerAdult, when: isPartyKnown },
    )
    .refine(({ children, childAges = [] }) => childAges.length <= children, {
      path: ["childAges"],
      error: () => errors().agesOfChildren,
      when: areAgesKnown,
    });
}
