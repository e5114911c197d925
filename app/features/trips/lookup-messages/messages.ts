import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Words of the form that finds a booking. */
export const lookupMessages = messagesOf<typeof en>({ en, hi });
