import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Errors that travelers meet with the offer of another trip. */
export const rescueErrors = messagesOf<typeof en>({ en, hi });
