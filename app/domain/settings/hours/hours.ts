import { messagesOf } from "~/domain/language/messages";
import type { OpeningHours } from "../contact-details";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

const hoursMessages = messagesOf<typeof en>({ en, hi });

/** Describes a line of opening hours; in English by the owner's own words. */
export function hoursInWords(line: OpeningHours): string {
  return hoursMessages().line(line);
}
