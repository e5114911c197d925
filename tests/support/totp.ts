import { createHmac } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/**
 * Returns the current six digits of an authenticator app, valid for 30 seconds. Each opens one session, so a second sign-in at once uses the
 * next one, which a clock that is 30 seconds ahead shows.
 * Source: RFC 6238 with SHA-1, RFC 4648 section 6 (base32).
 * @param secret as typed into the app
 * @param ahead time steps of the app's clock before ours
 */
export function codeOf(secret: string, ahead = 0): string {
  const bits = secret
    .replaceAll(/[ =]/g, "")
    .split("")
    .map((letter) => alphabet.indexOf(letter.toUpperCase()).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const mac = new DataView(new Uint8Array(createHmac("sha1", key).update(counter).digest()).buffer);
  const start = mac.getUint8(mac.byteLength - 1) & 0xf;
  return String((mac.getUint32(start) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
