import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Words of the offer of another trip or a refund. */
export const tripOfferMessages = messagesOf<typeof en>({ en, hi });
