/** How much a tour asks of the body. Needs no schema, so that lists can name the levels. */
export const fitnessNames = ["easy", "moderate", "demanding"] as const;
export type FitnessLevel = (typeof fitnessNames)[number];
