import { readsAsLink, withoutInvisible } from "~/domain/typed-input/name";

/** Longest text of an operator or a traveler in an answer to an assistant, in characters. */
const maxOthersText = 600;

/**
 * Returns what other people wrote as one plain paragraph for an assistant: no links, marks that nobody sees, controls or directions, and at
 * most 600 characters, cut between words.
 */
export function othersText(text: string, max = maxOthersText): string {
  const words = withoutInvisible(text.normalize("NFC"))
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ")
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => (readsAsLink(word) ? "[link left out]" : word));
  const plain = words.join(" ");
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max);
  const lastSpace = cut.lastIndexOf(" ");
  return `${(lastSpace > max / 2 ? cut.slice(0, lastSpace) : cut.slice(0, max - 1)).trimEnd()}…`;
}
