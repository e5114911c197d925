import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Errors in the forms of a booking's messages. */
export const threadFormMessages = messagesOf<typeof en>({ en, hi });
