import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Words about an operator, for travelers. */
export const operatorMessages = messagesOf<typeof en>({ en, hi });
