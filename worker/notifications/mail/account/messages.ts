import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

export const accountMailMessages = messagesOf<typeof en>({ en, hi });

/** Changes of how a person signs in, as passive clauses for `securityChangedMail`. */
export const securityChanges = () => accountMailMessages().changes;
