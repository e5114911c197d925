import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** The frame of a tour's page; its cards, guide and booking panel have messages of their own. */
export const tourPageMessages = messagesOf<typeof en>({ en, hi });
