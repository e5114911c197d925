import { enclosing, invisible, plainLine, withAsciiDigits } from "./characters";

/** The one reader of e-mail addresses. */

/**
 * Returns an address in lower case, its domain in ASCII (IDNA, "xn--"). Accepts "mailto:", quotes, "Asha <asha@mail.example>" and the
 * comma or dot that ended a sentence. A part before the @ in another script stays as it is: its digits are part of the mailbox.
 */
export function readEmail(text: string): string {
  const line = text
    .normalize("NFC")
    .replaceAll(invisible, "")
    .trim()
    .replace(/^[^@]*<([^<>]*)>$/, "$1")
    .replace(/^mailto:/i, "")
    .replaceAll(enclosing, "");
  const [, mailbox, domain] = /^(.*)[@\uFE6B\uFF20](.*)$/su.exec(line) ?? [];
  if (mailbox === undefined || domain === undefined) return line.toLowerCase();
  const plain = plainLine(mailbox);
  return `${isAscii(plain) ? plain : mailbox.trim()}@${asciiDomain(domain)}`.toLowerCase();
}

/** Returns true if mail can be sent: the providers take no mailboxes in other scripts (RFC 6531). */
export function isMailable(address: string): boolean {
  return isAscii(address.slice(0, address.lastIndexOf("@")));
}

function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

function asciiDomain(typed: string): string {
  const domain = withAsciiDigits(typed.normalize("NFKC")).replaceAll("。", ".").trim();
  if (isAscii(domain) || /[\s/\\?#@:[\]%<>]/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
