import type { VapidKey } from "../../platform/keys/keys";
import { Buffer } from "node:buffer";
import { randomBytes } from "../../platform/surroundings";

/**
 * Encrypts and signs web push messages with WebCrypto. Sources: RFC 8291 (encryption), RFC 8188 (its content encoding), RFC 8292 (VAPID).
 * No package: those on npm need Node's crypto or bring their own elliptic curves.
 */

type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
const ecdh = { name: "ECDH", namedCurve: "P-256" } as const;

/** One record holds the whole message: its size, the content encoding's default. */
const recordSize = 4096;

/** Keys of the sender for one message; tests pass those of the RFC's example. */
interface MessageKeys {
  privateKey: CryptoKey;
  publicKey: Bytes;
  salt: Bytes;
}

export async function newMessageKeys(): Promise<MessageKeys> {
  const pair = await crypto.subtle.generateKey(ecdh, true, ["deriveBits"]);
  if (!("privateKey" in pair)) throw new Error("no key pair");
  const exported = await crypto.subtle.exportKey("raw", pair.publicKey);
  if (!(exported instanceof ArrayBuffer)) throw new Error("no raw public key");
  return {
    privateKey: pair.privateKey,
    publicKey: new Uint8Array(exported),
    salt: randomBytes(16),
  };
}

/**
 * Encrypts a message for a subscription: the body of the request to the push service.
 * @param subscription.p256dh the browser's public key, base64url
 * @param subscription.auth the browser's secret, base64url
 * @throws Error if the browser's key is invalid
 */
export async function encryptPush(
  text: string,
  { p256dh, auth }: { p256dh: string; auth: string },
  { privateKey, publicKey, salt }: MessageKeys,
): Promise<Bytes> {
  const browserKey = fromBase64Url(p256dh);
  const imported = await crypto.subtle.importKey("raw", browserKey, ecdh, false, []);
  const algorithm = { name: "ECDH", public: imported, $public: imported };
  const shared = new Uint8Array(await crypto.subtle.deriveBits(algorithm, privateKey, 256));
  const info = concat(encoder.encode("WebPush: info\0"), browserKey, publicKey);
  const key = await hkdf(fromBase64Url(auth), shared, info, 32);
  const contentKey = await hkdf(salt, key, encoder.encode("Content-Encoding: aes128gcm\0"), 16);
  const nonce = await hkdf(salt, key, encoder.encode("Content-Encoding: nonce\0"), 12);
  const aes = await crypto.subtle.importKey("raw", contentKey, "AES-GCM", false, ["encrypt"]);
  // 2 marks the last record.
  const plain = concat(encoder.encode(text), Uint8Array.of(2));
  const encrypted = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, aes, plain));
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, recordSize);
  return concat(salt, size, Uint8Array.of(publicKey.length), publicKey, encrypted);
}

/** Returns the key that browsers subscribe with (`applicationServerKey`), base64url. */
export function publicVapidKey({ x, y }: VapidKey): string {
  return toBase64Url(concat(Uint8Array.of(4), fromBase64Url(x), fromBase64Url(y)));
}

/** Lifetime of the signature, in seconds; at most a day. */
const signedFor = 12 * 60 * 60;

/**
 * Signs a request to a push service.
 * @param now UTC instant
 * @param subject a URL of the sender
 */
export async function vapidHeader(
  endpoint: string,
  key: VapidKey,
  { now, subject }: { now: number; subject: string },
): Promise<string> {
  const head = { typ: "JWT", alg: "ES256" };
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + signedFor, sub: subject };
  const unsigned = [head, claims].map((part) => toBase64Url(encoder.encode(JSON.stringify(part)))).join(".");
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const jwk = { kty: "EC", crv: "P-256", ...key };
  const privateKey = await crypto.subtle.importKey("jwk", jwk, algorithm, false, ["sign"]);
  const signature = await crypto.subtle.sign(
    { name: "ECDSA", hash: "SHA-256" },
    privateKey,
    encoder.encode(unsigned),
  );
  return `vapid t=${unsigned}.${toBase64Url(new Uint8Array(signature))}, k=${publicVapidKey(key)}`;
}

async function hkdf(salt: Bytes, secret: Bytes, info: Bytes, length: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const bits = await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, length * 8);
  return new Uint8Array(bits);
}

function concat(...parts: readonly Uint8Array[]): Bytes {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

export function fromBase64Url(text: string): Bytes {
  return Uint8Array.from(Buffer.from(text, "base64url"));
}

function toBase64Url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}
