import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Words of the changes of a booking by its traveler. */
export const tripChangeMessages = messagesOf<typeof en>({ en, hi });
