import { voucherFields, voucherPublicKeySchema, voucherText } from "~/domain/voucher";
import type { Voucher, VoucherPublicKey } from "~/domain/voucher";

/** What vouchers are signed with. */
export interface VoucherSecrets {
  /** An Ed25519 key as PKCS #8 in base64, or undefined: then one is derived from the other secret. */
  signingKey: string | undefined;
  secret: string;
}

const algorithm = { name: "Ed25519" };

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. Source: RFC 8410, section 7. */
const pkcs8Prefix = [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20];

/** The text of a voucher's QR code. */
export async function signVoucher(secrets: VoucherSecrets, voucher: Voucher): Promise<string> {
  const fields = voucherFields(voucher);
  const signature = await crypto.subtle.sign(
    algorithm,
    await privateKey(secrets),
    new TextEncoder().encode(fields),
  );
  return voucherText(fields, new Uint8Array(signature));
}

/** What vouchers are checked with; anybody may have it. */
export async function voucherPublicKey(secrets: VoucherSecrets): Promise<VoucherPublicKey> {
  return voucherPublicKeySchema.parse(await crypto.subtle.exportKey("jwk", await privateKey(secrets)));
}

async function privateKey({ signingKey, secret }: VoucherSecrets): Promise<CryptoKey> {
  const pkcs8 = signingKey ? fromBase64(signingKey) : await deriveKey(secret);
  return crypto.subtle.importKey("pkcs8", pkcs8, algorithm, true, ["sign"]);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.trim()), (character) => character.charCodeAt(0));
}

/** The same key for the same secret, which it does not tell. */
async function deriveKey(secret: string): Promise<Uint8Array<ArrayBuffer>> {
  const material = await crypto.subtle.importKey("raw", new TextEncoder().encode(secret), "HKDF", false, [
    "deriveBits",
  ]);
  const info = new TextEncoder().encode("voucher-signing-key");
  const seed = await crypto.subtle.deriveBits(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info },
    material,
    256,
  );
  return Uint8Array.from([...pkcs8Prefix, ...new Uint8Array(seed)]);
}
