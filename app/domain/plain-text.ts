/** Text of one or more lines, without control characters and without lone surrogates, which databases can't store faithfully. */
export const plainText = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u;

/** Error beside a field whose text is invalid. */
export const notPlainText = "Please leave out characters that cannot be stored.";
