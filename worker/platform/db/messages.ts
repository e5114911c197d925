import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

export const databaseRefusals = messagesOf<typeof en>({ en, hi });
