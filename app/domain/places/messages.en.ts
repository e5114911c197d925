/** Names of places by the English ones, which the catalogue stores. */
const names: Record<string, string> = {};

export const messages = { names };
