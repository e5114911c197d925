import { mailMessages } from "./messages";

/** Sanitizes text for mail: user input must never become markup, a header or another recipient. */

// Control and format characters, including those that change the writing direction. Joiners are allowed: Indian scripts need them.
const unseen = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu;

/** Max characters of a variable in a text message's template. Source: the DLT platform of the TRAI. */
export const maxVariable = 30;

/** Collapses text to one line without control characters, at most `max` characters long. */
export function singleLine(text: string, max: number): string {
  const line = text.replaceAll(unseen, " ").replaceAll(/\s+/g, " ").trim();
  const characters = Array.from(line);
  return characters.length <= max ? line : `${characters.slice(0, max - 1).join("")}…`;
}

/** Removes control characters and splits text into its lines. */
export function cleanLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).map((line) => line.replaceAll(unseen, " ").trimEnd());
}

/**
 * Validates a single plain address, e.g. "meera@example.com".
 * @throws Error for anything that a mail client could read as a name, a list or a header
 */
export function plainAddress(address: string): string {
  if (address.length > 254 || !/^[^\s\p{C}@<>()[\]:;,"\\]+@[^\s\p{C}@<>()[\]:;,"\\]+$/u.test(address)) {
    throw new Error("Mail needs a single plain address.");
  }
  return address;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");
}

/** Wraps text at `width` characters between words; a longer word, such as a URL, stays whole. */
export function wrapText(text: string, width = 72): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join("\n");
}

/**
 * Returns "Hello Meera," in the current language, or "Hello," if the name could be read as a link. The first message to an address is sent before it is verified:
 * a name must not be a way to send spam.
 */
export function greeting(name: string): string {
  const line = singleLine(name, 60);
  const couldBeLink = /[@:/\\]|www\.|[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu.test(line);
  return mailMessages().hello(couldBeLink ? "" : line);
}

/** Masks an address as "m***@example.com": recognizable to its owner only. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${Array.from(email)[0] ?? ""}***${email.slice(at)}`;
}
