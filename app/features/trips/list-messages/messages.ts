import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Words of the list of a traveler's bookings. */
export const bookingListMessages = messagesOf<typeof en>({ en, hi });
