import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Errors in the form of a party's names, which only the server reads. */
export const partyFormMessages = messagesOf<typeof en>({ en, hi });
