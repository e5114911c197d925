import { currentLanguage, type Language } from "./language";

/**
 * Returns a function that returns a feature's messages in the current language. English has the type: another language that lacks a message,
 * or has one more, does not compile. A message that takes values is a function, one with elements in it a function that returns them.
 *
 *     import { messages as en } from "./messages.en";
 *     import { messages as hi } from "./messages.hi";
 *     export const tripMessages = messagesOf<typeof en>({ en, hi });
 */
export function messagesOf<Messages extends object>(byLanguage: Record<Language, Messages>): () => Messages {
  if (typeof IS_PSEUDO_LANGUAGE !== "undefined") return inPseudoLanguage(byLanguage);
  return () => byLanguage[currentLanguage()];
}

/** A message of a schema: offices' as they are, others read when a text is checked. */
export type Wording = string | (() => string);

/** Returns a message of a schema in the current language. */
export function inWords(wording: Wording): string {
  return typeof wording === "string" ? wording : wording();
}

/** Forms of a message by the number in it; Hindi's "one" is for 0 and 1. */
interface Forms {
  one: string;
  other: string;
}

/** Returns the form for a number in the current language. */
export function plural(count: number, forms: Forms): string {
  const language = currentLanguage();
  pluralRules[language] ??= new Intl.PluralRules(language);
  return pluralRules[language].select(count) === "one" ? forms.one : forms.other;
}

const pluralRules: Partial<Record<Language, Intl.PluralRules>> = {};

/** Returns a function that returns what `make` makes for the current language, made once: Intl's formatters are slow to make. */
export function perLanguage<Made>(make: (language: Language) => Made): () => Made {
  const made: Partial<Record<Language, Made>> = {};
  return () => {
    const language = currentLanguage();
    return (made[language] ??= make(language));
  };
}

/**
 * For development (`npm run dev -- --pseudo`): every Hindi message is the English one with accents, in brackets and 40 % longer. What stands
 * without brackets is not translated; what breaks is too narrow.
 */
function inPseudoLanguage<Messages extends object>(byLanguage: Record<Language, Messages>): () => Messages {
  const pseudo = stretch(byLanguage.en) as Messages;
  return () => (currentLanguage() === "en" ? byLanguage.en : pseudo);
}

const accents: Record<string, string> = { a: "á", e: "é", i: "í", o: "ó", u: "ú", n: "ñ", c: "ç", y: "ý" };

function stretch(message: unknown): unknown {
  if (typeof message === "string") {
    const accented = message.replaceAll(/[aeiouncy]/g, (letter) => accents[letter] ?? letter);
    return `[${accented}${"~".repeat(Math.ceil(message.length * 0.4))}]`;
  }
  if (typeof message === "function")
    return (...values: unknown[]) => {
      const made: unknown = message(...values);
      // Elements stay as they are.
      return typeof made === "string" ? stretch(made) : made;
    };
  if (Array.isArray(message)) return message.map(stretch);
  if (message === null || typeof message !== "object") return message;
  return Object.fromEntries(Object.entries(message).map(([key, each]) => [key, stretch(each)]));
}
