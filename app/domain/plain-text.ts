import { errorMessages } from "./errors/messages";

/** Text of one or more lines, without control characters and without lone surrogates, which databases can't store faithfully. */
export const plainText = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u;

/** Error beside a field whose text is invalid. */
export const notPlainText = { error: () => errorMessages().notStorable };
