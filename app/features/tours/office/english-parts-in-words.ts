import { countOf, listParts, type EnglishParts } from "~/domain/tours/english-parts";

const counted = (one: string) => (count: number) => `${count} ${one}${count === 1 ? "" : "s"}`;

/** "19 parts are in English: 3 days, 4 questions and 12 sources" */
export function englishPartsInWords(parts: EnglishParts): string {
  const count = countOf(parts);
  if (count === 0) return "No part is in English";
  const list = listParts(parts, {
    texts: counted("text"),
    days: counted("day"),
    questions: counted("question"),
    facts: counted("practical fact"),
    sources: counted("source"),
  });
  return `${counted("part")(count)} ${count === 1 ? "is" : "are"} in English: ${list}`;
}
