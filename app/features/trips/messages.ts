import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Words of the page of a booking for its traveler. */
export const tripMessages = messagesOf<typeof en>({ en, hi });
