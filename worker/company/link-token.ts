import { Buffer } from "node:buffer";
import { sha256 } from "../sha256";

/** 256 random bits for a link in a mail, and what is kept of them. */
export async function createLinkToken(): Promise<{ token: string; tokenHash: string }> {
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
  return { token, tokenHash: await sha256(token) };
}
