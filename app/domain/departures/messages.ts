import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Sentences about the days of a tour, its start times, its cut-offs and its season. */
export const departureMessages = messagesOf<typeof en>({ en, hi });
