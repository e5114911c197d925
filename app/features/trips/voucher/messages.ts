import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Words of the page of a voucher. */
export const voucherMessages = messagesOf<typeof en>({ en, hi });
