import { z } from "zod";
import { currentLanguage, defaultLanguage, languageCodes } from "~/domain/language/language";

/** Query of the addresses on which a gateway answers, which have no language: that of the page to return to. English is left out. */
export const returnLanguageSchema = z.enum(languageCodes).catch(defaultLanguage);

export function languageAsked(): { language?: string } {
  const language = currentLanguage();
  return language === defaultLanguage ? {} : { language };
}

/** Returns the path of the sandbox's page of an order. */
export function sandboxPathOf(orderId: string): string {
  const query = new URLSearchParams({ ...languageAsked() });
  return query.size === 0 ? `/sandbox/pay/${orderId}` : `/sandbox/pay/${orderId}?${query}`;
}
