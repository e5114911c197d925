import { createHash } from "node:crypto";

/** Computes the SHA-256 of a text. */
export function sha256(text: string, encoding: "hex" | "base64" = "hex"): string {
  return createHash("sha256").update(text).digest(encoding);
}
