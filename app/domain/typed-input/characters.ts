/** Characters that keyboards, copies and chats add or replace; every reader of typed text starts here. */

/** Characters that nobody sees: marks of direction, joiners, fillers, byte order marks. */
export const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Punctuation around a value in a sentence, a signature or a mail: quotes, brackets, the comma, dot or danda after it. */
export const enclosing = /^["'“”‘’<]+|["'“”‘’>.,;।]+$/g;

/** All dashes, from hyphen to minus, which NFKC leaves apart. */
export const dashes = /[\u2010-\u2015\u2212\u30FC-]/g;

/**
 * Returns one line as the keys of an English keyboard write it: without invisible marks, full-width letters and digits of any script as
 * ASCII. For numbers, codes, dates and addresses, never for names, passwords or free text.
 */
export function plainLine(text: string): string {
  return withAsciiDigits(text.normalize("NFKC").replaceAll(invisible, "")).trim();
}

/** Writes the decimal digits of all scripts as 0 to 9. */
export function withAsciiDigits(text: string): string {
  return text.replaceAll(/(?!\d)\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

/** Returns the value of a decimal digit. Unicode has those of a script in one run from zero to nine. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
