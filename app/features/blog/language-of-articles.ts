import { currentLanguage } from "~/domain/language/language";

/** Returns the `lang` of articles, which are in English only: undefined on English pages. */
export function languageOfArticles(): "en" | undefined {
  return currentLanguage() === "en" ? undefined : "en";
}
