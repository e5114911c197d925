import { Buffer } from "node:buffer";
import { createCipheriv, createDecipheriv, createECDH, createHmac, hkdfSync } from "node:crypto";
import { randomBytes } from "../surroundings";
import { isSameText } from "./hmac";

/** A server's key pair, as in RFC 7518: base64url. */
export interface VapidKey {
  d: string;
  x: string;
  y: string;
}

/** All purposes that keys are derived for. Each key serves one purpose, and each purpose uses one algorithm, which its derivation names. */
const algorithms = {
  "better-auth": "secret",
  "audit-log": "HMAC-SHA-256",
  "booking-link": "HMAC-SHA-256",
  "booking-verification": "HMAC-SHA-256",
  "calendar-link": "HMAC-SHA-256",
  "crew-link": "HMAC-SHA-256",
  "known-device": "HMAC-SHA-256",
  "phone-code": "HMAC-SHA-256",
  "sandbox-gateway": "HMAC-SHA-256",
  "seat-holder": "HMAC-SHA-256",
  "hold-proof": "HMAC-SHA-256",
  "booking-proof": "HMAC-SHA-256",
  "sign-in-proof": "HMAC-SHA-256",
  "audit-head": "HMAC-SHA-256",
  "waiting-list": "HMAC-SHA-256",
  "question-link": "HMAC-SHA-256",
  "wishlist-link": "HMAC-SHA-256",
  "product-feed": "HMAC-SHA-256",
  "widget-status": "HMAC-SHA-256",
  "agent-quote": "HMAC-SHA-256",
  "booking-agreement": "HMAC-SHA-256",
  caller: "HMAC-SHA-256",
  throttle: "HMAC-SHA-256",
  unsubscribe: "HMAC-SHA-256",
  "bank-account": "AES-256-GCM",
  "traveler-identity": "AES-256-GCM",
  "traveler-answers": "AES-256-GCM",
  "reseller-contact": "AES-256-GCM",
  "webhook-secret": "AES-256-GCM",
  "calendar-address": "AES-256-GCM",
  newsletter: "AES-256-GCM",
  "personal-data-link": "AES-256-GCM",
  voucher: "Ed25519",
  "web-push": "P-256",
} as const;
type KeyPurpose = keyof typeof algorithms;
type PurposeWith<Algorithm> = {
  [Purpose in KeyPurpose]: (typeof algorithms)[Purpose] extends Algorithm ? Purpose : never;
}[KeyPurpose];
type MacPurpose = PurposeWith<"HMAC-SHA-256">;
export type EncryptionPurpose = PurposeWith<"AES-256-GCM">;

/** The variables that keys come from. The last two are those of version 0, from before `SECRET_KEYS`. */
export type SecretVariables = Partial<
  Pick<Env, "SECRET_KEYS" | "BETTER_AUTH_SECRET" | "VOUCHER_SIGNING_KEY">
>;

/**
 * The keys of a deployment, by purpose and version. The newest version writes; every listed version reads.
 * Version 0 is `BETTER_AUTH_SECRET` with its own derivations: it only reads.
 */
export interface Keys {
  newest: number;
  /** Newest first. */
  versions: readonly number[];
  /** Computes the 32 bytes of a MAC; null if the version is not listed. */
  mac(purpose: MacPurpose, text: string, version?: number): Uint8Array | null;
  /** Signs a text for a link or a cookie: the version and 16 bytes of its MAC, within `[\w-]`. */
  sign(purpose: MacPurpose, text: string): string;
  /** Checks a signature in constant time. */
  verify(purpose: MacPurpose, text: string, signature: string): boolean;
  /** Encrypts a column of a row: "{version}.{base64url}". @param row its identity: a copy in another row does not decrypt */
  encrypt(purpose: EncryptionPurpose, text: string, row: string): string;
  /** Decrypts it; null for another row, an altered value and a version that is not listed. */
  decrypt(purpose: EncryptionPurpose, encrypted: string, row: string): string | null;
  /** The options `secrets` and `secret` of better-auth, which stores the version in what it encrypts. */
  betterAuth: { secrets: { version: number; value: string }[]; secret?: string };
  /** Returns the key that push services know us by (VAPID); null if the version is not listed. */
  vapidKey(version?: number): VapidKey | null;
  /** Ed25519 private keys in PKCS #8, newest first. */
  voucherKeys: readonly Uint8Array<ArrayBuffer>[];
}

interface RootSecret {
  version: number;
  bytes: Uint8Array;
}

const maxVersions = 8;
const rootBytes = 32;
const linkMacBytes = 16;
const ivBytes = 12;
const tagBytes = 16;

/** @throws Error naming the variables that are missing or unusable */
export function createKeys(variables: SecretVariables): Keys {
  const roots = parseSecretKeys(variables.SECRET_KEYS);
  const unusable = unusableSecrets(variables);
  const [current] = roots ?? [];
  if (!roots || !current || unusable.length > 0) throw new Error(`Not configured: ${unusable.join(", ")}`);
  const newest = current.version;
  const legacy = variables.BETTER_AUTH_SECRET || null;
  const derived = new Map<string, Uint8Array>();

  function keyOf(purpose: KeyPurpose, version: number): Uint8Array | null {
    const name = `${version} ${purpose}`;
    const known = derived.get(name);
    if (known) return known;
    const root = roots?.find((listed) => listed.version === version);
    const key = root ? deriveKey(root.bytes, purpose) : version === 0 ? legacyKey(purpose, legacy) : null;
    if (key) derived.set(name, key);
    return key;
  }

  function requireNewest(purpose: KeyPurpose): Uint8Array {
    const key = keyOf(purpose, newest);
    if (!key) throw new Error(`no key for ${purpose}`);
    return key;
  }

  function mac(purpose: MacPurpose, text: string, version = newest): Uint8Array | null {
    const key = keyOf(purpose, version);
    return key && createHmac("sha256", key).update(text).digest();
  }

  function signatureOf(purpose: MacPurpose, text: string, version: number): string | null {
    const bytes = mac(purpose, text, version)?.subarray(0, linkMacBytes);
    if (!bytes) return null;
    const signature = Buffer.from(bytes).toString("base64url");
    return version === 0 ? signature : `${version}-${signature}`;
  }

  const legacyVoucherKey = variables.VOUCHER_SIGNING_KEY
    ? Buffer.from(variables.VOUCHER_SIGNING_KEY, "base64")
    : legacy && toPkcs8(hkdf(legacy, "voucher-signing-key"));

  return {
    newest,
    versions: [...roots.map(({ version }) => version), ...(legacy ? [0] : [])],
    mac,
    sign: (purpose, text) => signatureOf(purpose, text, newest) ?? "",
    verify(purpose, text, signature) {
      const version = Number(/^(\d{1,4})-[\w-]{22}$/.exec(signature)?.[1] ?? 0);
      // Also computed for an unlisted version, so that timing discloses nothing.
      const expected = signatureOf(purpose, text, version) ?? signatureOf(purpose, text, newest);
      return expected !== null && isSameText(expected, signature);
    },
    encrypt(purpose, text, row) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", requireNewest(purpose), iv).setAAD(Buffer.from(row));
      const encrypted = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${newest}.${encrypted.toString("base64url")}`;
    },
    decrypt(purpose, encrypted, row) {
      const [, version = "0", value = ""] = /^(?:(\d{1,4})\.)?([\w-]+)$/.exec(encrypted) ?? [];
      const key = keyOf(purpose, Number(version));
      const bytes = Buffer.from(value, "base64url");
      if (!key || bytes.byteLength < ivBytes + tagBytes) return null;
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(row))
        .setAuthTag(bytes.subarray(-tagBytes));
      try {
        return `${decipher.update(bytes.subarray(ivBytes, -tagBytes)).toString()}${decipher.final("utf8")}`;
      } catch {
        return null;
      }
    },
    betterAuth: {
      secrets: roots.map(({ version, bytes }) => ({
        version,
        value: Buffer.from(deriveKey(bytes, "better-auth")).toString("base64url"),
      })),
      ...(legacy && { secret: legacy }),
    },
    vapidKey(version = newest) {
      const key = keyOf("web-push", version);
      return key && toVapidKey(key);
    },
    voucherKeys: [
      ...roots.map(({ bytes }) => toPkcs8(deriveKey(bytes, "voucher"))),
      ...(legacyVoucherKey ? [Uint8Array.from(legacyVoucherKey)] : []),
    ],
  };
}

/** Lists secrets that are missing, too short, too regular or unreadable. */
export function unusableSecrets(variables: SecretVariables): string[] {
  const { BETTER_AUTH_SECRET: legacy, VOUCHER_SIGNING_KEY: voucherKey } = variables;
  return [
    ...(parseSecretKeys(variables.SECRET_KEYS) ? [] : ["SECRET_KEYS"]),
    ...(legacy && legacy.length < rootBytes ? ["BETTER_AUTH_SECRET"] : []),
    ...(voucherKey && !isEd25519(Buffer.from(voucherKey, "base64")) ? ["VOUCHER_SIGNING_KEY"] : []),
  ];
}

/** Parses "2:{base64},1:{base64}", newest first, each of at least 32 random bytes; null for anything else. */
function parseSecretKeys(value: string | undefined): RootSecret[] | null {
  const roots: RootSecret[] = [];
  for (const entry of (value ?? "").split(",")) {
    const [, version, secret = ""] = /^\s*([1-9]\d{0,3}):([\w+/-]{43,}={0,2})\s*$/.exec(entry) ?? [];
    const bytes = Buffer.from(secret, "base64");
    // 32 random bytes contain about 30 distinct values.
    if (version === undefined || bytes.byteLength < rootBytes || new Set(bytes).size < rootBytes / 2)
      return null;
    roots.push({ version: Number(version), bytes });
  }
  const isDescending = roots.every(({ version }, index) => version < (roots[index - 1]?.version ?? Infinity));
  const isDistinct =
    new Set(roots.map(({ bytes }) => Buffer.from(bytes).toString("hex"))).size === roots.length;
  return isDescending && isDistinct && roots.length <= maxVersions ? roots : null;
}

function deriveKey(root: Uint8Array, purpose: KeyPurpose): Uint8Array {
  return hkdf(root, `tour-bharat ${algorithms[purpose]} ${purpose}`);
}

/** Version 0: MACs use the secret itself and are distinguished by their texts. Newer purposes have no version 0 key. */
function legacyKey(purpose: KeyPurpose, secret: string | null): Uint8Array | null {
  if (secret === null) return null;
  if (purpose === "bank-account") return hkdf(secret, "bank-account-number/1");
  const isMac = purpose === "audit-log" || purpose === "booking-link" || purpose === "calendar-link";
  return isMac ? Buffer.from(secret) : null;
}

function hkdf(secret: string | Uint8Array, info: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", info, 32));
}

/** Computes the public key of a private one. 32 random bytes are a valid private key, except for one in 2^32. */
function toVapidKey(privateKey: Uint8Array): VapidKey {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey);
  const point = Buffer.from(pair.getPublicKey());
  const part = (from: number) => point.subarray(from, from + 32).toString("base64url");
  return { d: Buffer.from(privateKey).toString("base64url"), x: part(1), y: part(33) };
}

/** The bytes before the 32 of an Ed25519 key in PKCS #8. Source: RFC 8410, section 7. */
const pkcs8Prefix = Uint8Array.from([48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32]);

function toPkcs8(seed: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([...pkcs8Prefix, ...seed]);
}

function isEd25519(pkcs8: Uint8Array): boolean {
  return (
    pkcs8.byteLength === pkcs8Prefix.byteLength + 32 &&
    pkcs8Prefix.every((byte, index) => byte === pkcs8[index])
  );
}
