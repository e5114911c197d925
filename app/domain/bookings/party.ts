import { z } from "zod";
import "~/domain/zod-without-eval";
import { plainLine } from "~/domain/typed-input/characters";
import { readNumber } from "~/domain/typed-input/number";
import { childAges, maxTravelers } from "./party-limits";

/** Schemas of a party. */

/** Number of travelers, without infants. */
export function partySizeSchema(max: number, tooLarge: string) {
  return z
    .int("Please enter the number of travelers.")
    .min(1, "Please enter at least one traveler.")
    .max(max, tooLarge);
}

/** Number of children or infants; defaults to 0. */
export function companionsSchema(required: string) {
  return z
    .int(required)
    .min(0, "Please enter 0 or more.")
    .max(maxTravelers, "Please enter fewer.")
    .default(0);
}

const wrongAge = `Children are ${childAges.min} to ${childAges.max} years old; enter older travelers as adults and younger ones as infants.`;

/** Ages of the children, as far as they are known when booking; the others are given with the names. */
export const childAgesSchema = z
  .array(z.int(wrongAge).min(childAges.min, wrongAge).max(childAges.max, wrongAge))
  .max(maxTravelers, "Please enter at most one age for each child.")
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
      error: "At least one adult must travel with the children.",
      when: isPartyKnown,
    })
    .refine(
      ({ numberOfTravelers, children, infants }) => infants <= Math.max(1, numberOfTravelers - children),
      { path: ["infants"], error: "Each adult can bring one infant at most.", when: isPartyKnown },
    )
    .refine(({ children, childAges = [] }) => childAges.length <= children, {
      path: ["childAges"],
      error: "Please enter at most one age for each child.",
      when: areAgesKnown,
    });
}
