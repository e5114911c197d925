/** Minimum length of a lead, in characters. */
const minLead = 60;

/** Splits a text after its first sentence of some length; `rest` is "" if there is no more. */
export function leadOf(text: string): { lead: string; rest: string } {
  for (const { index } of text.matchAll(/(?:[.!?]["”’)]?\s+(?=["“‘(]?\p{Lu})|।\s+)/gu)) {
    if (index < minLead) continue;
    const end = index + (text.slice(index).match(/^\S+/)?.[0].length ?? 1);
    return { lead: text.slice(0, end), rest: text.slice(end).trim() };
  }
  return { lead: text, rest: "" };
}
