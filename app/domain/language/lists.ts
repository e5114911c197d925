import { perLanguage } from "./messages";

/** Formats a list: "Munnar, Thekkady and Kochi"; with "or" for a choice. */
export function formatList(parts: Iterable<string>, last: "and" | "or" = "and"): string {
  return lists[last]().format(parts);
}

/** Formats a list like `formatList`, in English with a comma before the last "and" or "or". */
export function formatSerialList(parts: Iterable<string>, last: "and" | "or" = "and"): string {
  return serialLists[last]().format(parts);
}

const lists = { and: listFormat("conjunction"), or: listFormat("disjunction") };
const serialLists = { and: listFormat("conjunction", "en-US"), or: listFormat("disjunction", "en-US") };

function listFormat(type: Intl.ListFormatType, english = "en-GB"): () => Intl.ListFormat {
  return perLanguage((language) => new Intl.ListFormat(language === "en" ? english : language, { type }));
}
