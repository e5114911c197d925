import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Words around travelers' reviews and photographs; forms to write them have messages of their own. */
export const reviewMessages = messagesOf<typeof en>({ en, hi });
