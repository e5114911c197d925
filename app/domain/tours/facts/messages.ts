import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Words of a tour's days and of its practical facts. */
export const tourFactMessages = messagesOf<typeof en>({ en, hi });
