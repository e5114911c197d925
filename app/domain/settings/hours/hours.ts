import type { OpeningHours } from "../contact-details";
import { hoursMessages } from "./messages";

/** Describes a line of opening hours; in English by the owner's own words. */
export function hoursInWords(line: OpeningHours): string {
  return hoursMessages().line(line);
}
