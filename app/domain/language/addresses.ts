import { defaultLanguage, languageCodes, languages, type Language } from "./language";

/** Paths without a page for travelers: offices, APIs, files, and addresses whose key belongs to staff or to a program. */
const englishOnly = [
  /^\/(admin|operator|office|api|octo|mcp|media|illustrations|widget|crew|verify|dev|sandbox|oauth2|language|\.well-known|calendars?|feeds?)(\/|$)/,
  /\.(csv|ics|json|pdf|txt|xml|zip)$/,
];

/** Returns true for a path, without a language's folder, that exists in English alone. */
export function isEnglishOnly(path: string): boolean {
  // Data of a page have its address with this ending.
  const page = path.replace(/\.data$/, "");
  return englishOnly.some((pattern) => pattern.test(page));
}

/** Cookie with the language that someone chose. It changes no page: the address alone does. */
export const languageCookie = "language";

/** Returns the address that stores a choice and leads to a page in that language. @param page path and query, without a language's folder */
export function choicePath(language: Language, page: string): string {
  return `/language/${language}?page=${encodeURIComponent(page)}`;
}

/** Returns the addresses of a page in all languages, for search engines; none if it exists in English alone. @param path in English */
export function alternatesOf(path: string): { hreflang: string; path: string }[] {
  if (isEnglishOnly(path.split(/[?#]/)[0] ?? "")) return [];
  const own = languageCodes.map((code) => ({ hreflang: `${code}-IN`, path: pathIn(code, path) }));
  return [...own, { hreflang: "x-default", path: pathIn(defaultLanguage, path) }];
}

/** Splits a path into its language and the path without the language's folder: "/hi/tours" is Hindi and "/tours". */
export function splitPath(path: string): { language: Language; path: string } {
  const language = languageCodes.find((code) => {
    const { folder } = languages[code];
    return folder !== "" && (path === folder || path.startsWith(`${folder}/`) || path === `${folder}.data`);
  });
  if (language === undefined) return { language: defaultLanguage, path };
  return { language, path: path.slice(languages[language].folder.length) || "/" };
}

/** Returns the address of a page in a language. @param path begins with "/", without a language's folder; may have a query */
export function pathIn(language: Language, path: string): string {
  const { folder } = languages[language];
  if (folder === "" || isEnglishOnly(path.split(/[?#]/)[0] ?? "")) return path;
  return path === "/" ? folder : `${folder}${path}`;
}
