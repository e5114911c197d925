import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Errors in the form that joins a waiting list. */
export const waitingFormMessages = messagesOf<typeof en>({ en, hi });
