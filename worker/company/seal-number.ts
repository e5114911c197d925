import { Buffer } from "node:buffer";

/**
 * The numbers of bank accounts at rest: AES-GCM with a key that HKDF derives from our secret. Each is sealed for its company,
 * so that a copy in another company's row opens nothing.
 */
const purpose = "bank-account-number/1";
const ivLength = 12;
const encoder = new TextEncoder();

async function keyFrom(secret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey("raw", encoder.encode(secret), "HKDF", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encoder.encode(purpose) },
    material,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}

/** A number that only our secret opens, in base64url. */
export async function sealNumber(secret: string, company: string, number: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const sealed = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv, additionalData: encoder.encode(company) },
    await keyFrom(secret),
    encoder.encode(number),
  );
  return Buffer.concat([iv, new Uint8Array(sealed)]).toString("base64url");
}

/** The number that was sealed; null where it was sealed with another secret, for another company, or was touched since. */
export async function openNumber(secret: string, company: string, sealed: string): Promise<string | null> {
  const bytes = new Uint8Array(Buffer.from(sealed, "base64url"));
  try {
    const number = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv: bytes.subarray(0, ivLength), additionalData: encoder.encode(company) },
      await keyFrom(secret),
      bytes.subarray(ivLength),
    );
    return new TextDecoder().decode(number);
  } catch {
    return null;
  }
}
