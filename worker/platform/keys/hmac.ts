import { createHmac, timingSafeEqual } from "node:crypto";

/** Computes the HMAC-SHA256 of a text in hexadecimal, the format of payment gateway signatures. */
export function hmacHex(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}

/** Compares two texts in time that depends on their length only. */
export function isSameText(left: string, right: string): boolean {
  const encoder = new TextEncoder();
  const [a, b] = [encoder.encode(left), encoder.encode(right)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}
