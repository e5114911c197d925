import { Buffer } from "node:buffer";
import { scrypt, timingSafeEqual } from "node:crypto";
import { randomBytes } from "../platform/surroundings";

/**
 * Cost of new hashes: scrypt with N=2^14, r=8, p=5, the OWASP setting that needs 16 MiB, which fits a Worker. The
 * native scrypt of node:crypto is several times faster than one in JavaScript. A build in mode `test` uses a low cost
 * and is never deployed (scripts/deploy.ts).
 */
export const passwordCost =
  import.meta.env.MODE === "test" ? { N: 1024, r: 8, p: 1 } : { N: 16384, r: 8, p: 5 };
const keyLength = 32;

function derive(password: string, salt: Uint8Array, { N, r, p }: typeof passwordCost): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyLength, { N, r, p, maxmem: 64 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}

/** Returns `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, passwordCost);
  return `${settingNow()}${encode(salt)}$${encode(key)}`;
}

export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split("$");
  if (scheme !== "scrypt" || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, "base64url");
  const actual = await derive(password, Buffer.from(salt, "base64url"), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Returns true if the hash is weaker than the current setting and should be replaced at the next sign-in. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(settingNow());
}

function settingNow(): string {
  const { N, r, p } = passwordCost;
  return `scrypt$${N}$${r}$${p}$`;
}
