import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Words about the trips of a traveler, for pages and mails. */
export const travelerTripMessages = messagesOf<typeof en>({ en, hi });
