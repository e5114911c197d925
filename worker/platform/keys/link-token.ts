import { Buffer } from "node:buffer";
import { sha256 } from "./sha256";
import { randomBytes } from "../surroundings";

/**
 * Creates the token of a mailed link that works once and expires: 256 random bits, stored only as a hash with an expiry time. Company
 * links have rows of their own, found by `hashOfLink`; account links are stored, hashed and consumed by better-auth
 * (accounts/email-links.ts), so that a new password also drops its links. Permanent links, to a booking's page or a calendar, are signed
 * instead (platform/keys/keys.ts).
 */
export function newLinkToken(): string {
  return Buffer.from(randomBytes(32)).toString("base64url");
}

/** Hashes a link's token for storage. */
export function hashOfLink(token: string): string {
  return sha256(token);
}
