import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Errors of forms and fields of all kinds. */
export const fieldMessages = messagesOf<typeof en>({ en, hi });
