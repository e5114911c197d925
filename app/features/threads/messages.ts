import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Words of the messages about a booking. */
export const threadMessages = messagesOf<typeof en>({ en, hi });
