/** How much a tour asks of the body. Needs no schema, so that lists can name the levels. */
export const fitnessLevels = {
  easy: "Easy",
  moderate: "Moderate",
  demanding: "Demanding",
} as const;
export type FitnessLevel = keyof typeof fitnessLevels;
export const fitnessNames = ["easy", "moderate", "demanding"] as const satisfies readonly FitnessLevel[];
