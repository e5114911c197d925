import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Words of tours in lists, searches and offices. */
export const tourMessages = messagesOf<typeof en>({ en, hi });
