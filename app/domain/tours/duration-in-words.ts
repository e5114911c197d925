import { currentLanguage, defaultLanguage } from "~/domain/language/language";
import { daysOfDurationText, durationText } from "./duration";

/** Returns the duration that a booking stores, which is in English, in the current language. */
export function durationInWords(stored: string): string {
  return currentLanguage() === defaultLanguage ? stored : durationText(daysOfDurationText(stored));
}
