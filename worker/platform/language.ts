import { AsyncLocalStorage } from "node:async_hooks";
import { readLanguageWith, type Language } from "~/domain/language/language";

const scopes = new AsyncLocalStorage<Language>();

readLanguageWith(() => scopes.getStore());

/** Does work whose texts are in a language, no matter who asked for it. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return scopes.run(language, work);
}
