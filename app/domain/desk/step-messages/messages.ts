import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** What is ahead of a booked trip, and what it still needs. */
export const stepMessages = messagesOf<typeof en>({ en, hi });
