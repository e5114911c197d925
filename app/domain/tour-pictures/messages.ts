import { messagesOf } from "~/domain/language/messages";
import { messages as en } from "./messages.en";
import { messages as hi } from "./messages.hi";

/** Why a file is rejected. */
export type PictureRefusal = keyof typeof en;

export const pictureRefusals = messagesOf<typeof en>({ en, hi });
