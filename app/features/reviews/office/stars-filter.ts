import { starChoices } from "~/domain/reviews/review";
import { choice } from "~/office/lists/definition";

export const starFilter = choice("Stars", ["5", "4", "3", "2", "1"], (number) => `${number} of 5`, "Any");

export function starsOf(value: string | undefined) {
  return starChoices.find((stars) => String(stars) === value);
}
