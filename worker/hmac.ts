import { timingSafeEqual } from "node:crypto";

const encoder = new TextEncoder();

/** HMAC-SHA256 of a text by a secret. */
export async function hmac(secret: string, text: string): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey(
    "raw",
    encoder.encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
}

/** The same in hexadecimal, as payment gateways write their signatures. */
export async function hmacHex(secret: string, text: string): Promise<string> {
  return Array.from(await hmac(secret, text), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Of the 32 bytes of a signature, as many as nobody can guess. */
const keyBytes = 16;

/** The first 16 bytes of the same as base64url: the part of an address that cannot be guessed. */
export async function hmacKey(secret: string, text: string): Promise<string> {
  const signature = await hmac(secret, text);
  return btoa(String.fromCharCode(...signature.subarray(0, keyBytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Whether two texts are the same, told in a time that depends on their length only. */
export function isSameText(left: string, right: string): boolean {
  const a = encoder.encode(left);
  const b = encoder.encode(right);
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}
