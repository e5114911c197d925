import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Words of the page of a booking that was just made. */
export const bookedMessages = messagesOf<typeof en>({ en, hi });
