/** Tours side by side, at most. */
export const maxCompared = 3;
