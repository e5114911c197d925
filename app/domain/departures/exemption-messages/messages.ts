import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Why no compensation is owed. */
export const exemptionMessages = messagesOf<typeof en>({ en, hi });
