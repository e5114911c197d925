import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Words of the form that joins a waiting list. */
export const joinMessages = messagesOf<typeof en>({ en, hi });
