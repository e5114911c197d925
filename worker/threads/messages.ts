import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Errors that people meet with the messages about a booking. */
export const threadErrors = messagesOf<typeof en>({ en, hi });
