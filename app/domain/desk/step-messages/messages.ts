import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Next steps of a booked trip. */
export const stepMessages = messagesOf<typeof en>({ en, hi });
