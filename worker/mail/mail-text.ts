/** Text for mail: nothing that somebody typed may become markup, a header or another recipient. */

// Control and format characters, among them those that turn the direction of writing; joiners stay, Indian scripts need them.
const unseen = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu;

/** One line without control characters, at most `most` characters long. */
export function singleLine(text: string, most: number): string {
  const line = text.replaceAll(unseen, " ").replaceAll(/\s+/g, " ").trim();
  const characters = Array.from(line);
  return characters.length <= most ? line : `${characters.slice(0, most - 1).join("")}…`;
}

/** The same for a text of several lines: the line breaks stay. */
export function cleanLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).map((line) => line.replaceAll(unseen, " ").trimEnd());
}

/**
 * One address as it is, e.g. "meera@example.com".
 * @throws Error for anything that a mail program could read as a name, a list or a header
 */
export function plainAddress(address: string): string {
  if (address.length > 254 || !/^[^\s\p{C}@<>()[\]:;,"\\]+@[^\s\p{C}@<>()[\]:;,"\\]+$/u.test(address)) {
    throw new Error("A message needs one plain address.");
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

/** Text for HTML, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");
}

/** Lines of at most `width` characters, broken between words; a longer word, such as an address, stays whole. */
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
 * "Hello Meera," or, where the name could be read as a link, "Hello,". The first message to an address goes out before
 * anybody has shown that it is theirs: a name must not make us the bearer of somebody's advertisement.
 */
export function greeting(name: string): string {
  const line = singleLine(name, 60);
  const couldBeLink = /[@:/\\]|www\.|[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu.test(line);
  return line === "" || couldBeLink ? "Hello," : `Hello ${line},`;
}

/** "m***@example.com": enough to know one's own address by. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${Array.from(email)[0] ?? ""}***${email.slice(at)}`;
}
