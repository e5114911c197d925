import { z } from "zod";
import "./zod-without-eval";

/** How many people may travel together. */

/** The largest party one booking can hold (P7 in docs/product.md). */
export const maxTravelers = 20;

/** The largest party that can book a tour of this many seats a day. */
export function largestParty(capacity: number): number {
  return Math.min(maxTravelers, capacity);
}

/** What a party is told that is larger than a tour of this many seats a day. */
export function partyTooLarge(capacity: number): string {
  return `This tour takes parties of up to ${capacity}. Please choose fewer travelers.`;
}

/** How many travel, infants apart. */
export function partySizeSchema(most: number, tooLarge: string) {
  return z.int("Please enter how many travel.").min(1, "At least one person travels.").max(most, tooLarge);
}

/** How many of one kind travel; none unless they are told. */
export function companionsSchema(required: string) {
  return z
    .int(required)
    .min(0, "Please enter 0 or more.")
    .max(2 * maxTravelers, "Please enter fewer.")
    .default(0);
}

/** How many infants one adult can take along. */
const infantsPerAdult = 2;

const partySchema = z.object({
  numberOfTravelers: z.int().min(1),
  children: z.int().min(0).default(0),
  infants: z.int().min(0).default(0),
});

// Tells of the party even where other fields are still empty.
function isPartyKnown({ value }: { value: unknown }): boolean {
  return partySchema.safeParse(value).success;
}

/** Who may travel together: no children without an adult, two infants to an adult at most. */
export function withPartyRules<Schema extends z.ZodType<z.output<typeof partySchema>>>(
  schema: Schema,
): Schema {
  return schema
    .refine(({ numberOfTravelers, children }) => children < numberOfTravelers, {
      path: ["children"],
      error: "At least one adult travels with the children.",
      when: isPartyKnown,
    })
    .refine(
      ({ numberOfTravelers, children, infants }) =>
        infants <= infantsPerAdult * Math.max(1, numberOfTravelers - children),
      { path: ["infants"], error: "Each adult can take two infants at most.", when: isPartyKnown },
    );
}
