import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** The rating on every card of a tour. */
export const ratingMessages = messagesOf<typeof en>({ en, hi });
