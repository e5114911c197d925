import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Words of a place on a waiting list. */
export const waitingMessages = messagesOf<typeof en>({ en, hi });
