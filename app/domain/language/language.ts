/** Languages of the site. English stands at the site's first addresses, each other below a folder of its own. Words are Intl's, digits Latin. */
export const languages = {
  en: { tag: "en-IN", folder: "", name: "English" },
  hi: { tag: "hi-IN-u-nu-latn", folder: "/hi", name: "हिन्दी" },
} as const;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

/** Language of the pages that have no other, of the back offices and of the API. */
export const defaultLanguage: Language = "en";

let readFromRequest: () => Language | undefined = () => undefined;

/** Called once by the Worker (worker/platform/language.ts), which handles requests in several languages at a time. */
export function readLanguageWith(read: () => Language | undefined): void {
  readFromRequest = read;
}

/**
 * Returns the language in which people read what is being written: that of the page's address, or of the account or booking that a mail
 * is for. Call it where the text is made, never while a module loads.
 */
export function currentLanguage(): Language {
  // The browser's code is built once for each language, and holds its texts alone (scripts/lib/one-language.ts).
  if (typeof LANGUAGE_OF_BUILD !== "undefined") return LANGUAGE_OF_BUILD;
  return readFromRequest() ?? languageOfDocument() ?? defaultLanguage;
}

/** In development one module serves the pages of all languages. */
function languageOfDocument(): Language | undefined {
  if (typeof document === "undefined") return undefined;
  return languageCodes.find((code) => document.documentElement.lang.startsWith(code));
}

/** Returns the `lang` of a text that exists in English only; undefined on an English page. */
export function langOfEnglish(): "en" | undefined {
  return currentLanguage() === "en" ? undefined : "en";
}

/** Returns the `lang` of a text that may be in English on a page of another language: it has no letter of that language's script. */
export function langOfText(text: string): "en" | undefined {
  return /\p{Script=Devanagari}|^$/u.test(text) ? undefined : langOfEnglish();
}

/** Returns the tag of the current language, for Intl. */
export function currentTag(): string {
  return languages[currentLanguage()].tag;
}
