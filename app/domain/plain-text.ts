/** Text over one or more lines: no control characters, no half of a character, which no database stores as it was. */
export const plainText = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u;

/** What is told beside a field whose text is not. */
export const notPlainText = "Please leave out characters that cannot be stored.";
