/** Tours that a filter offers at most; a list's search finds the others by title. */
export const maxChoices = 200;

/** Puts the chosen tour in front of choices that a filter would cut before it. */
export function withChosen<Tour extends { slug: string }>(choices: Tour[], chosen: Tour | undefined): Tour[] {
  return chosen && !choices.slice(0, maxChoices).some(({ slug }) => slug === chosen.slug)
    ? [chosen, ...choices]
    : choices;
}
