import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Errors that travelers meet with their bookings. */
export const tripErrors = messagesOf<typeof en>({ en, hi });
