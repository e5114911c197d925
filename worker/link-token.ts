import { Buffer } from "node:buffer";
import { sha256 } from "./sha256";

/**
 * Links in mails that do something once and end: each carries 256 random bits, of which only a hash is stored, with the time
 * of its end. What a company's links do stands in rows of their own and is looked up by `hashOfLink`; those of an account are
 * kept, hashed and used up by better-auth (accounts/email-links.ts), so that a new password drops them with its own.
 * A link that stays, to a booking's page or a calendar, is signed instead (keys/keys.ts).
 */
export function newLinkToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
}

/** What is stored of a link's token. */
export function hashOfLink(token: string): Promise<string> {
  return sha256(token);
}
