import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** What travelers read of an operator. */
export const operatorMessages = messagesOf<typeof en>({ en, hi });
