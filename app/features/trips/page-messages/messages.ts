import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Titles of the pages below a booking, and the ways back to it. */
export const bookingPageMessages = messagesOf<typeof en>({ en, hi });
