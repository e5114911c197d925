import {
  voucherFields,
  voucherPublicKeySchema,
  voucherText,
  type Voucher,
  type VoucherPublicKey,
} from "~/domain/documents/voucher";
import type { Keys } from "./keys";

const algorithm = { name: "Ed25519" };

/** Signs the content of a voucher's QR code with the newest key. */
export async function signVoucher(keys: Keys, voucher: Voucher): Promise<string> {
  const [newest] = keys.voucherKeys;
  if (!newest) throw new Error("no voucher key configured");
  const fields = voucherFields(voucher);
  const signature = await crypto.subtle.sign(
    algorithm,
    await importKey(newest),
    new TextEncoder().encode(fields),
  );
  return voucherText(fields, new Uint8Array(signature));
}

/** Returns the public keys that verify vouchers, newest first. */
export function voucherPublicKeys(keys: Keys): Promise<VoucherPublicKey[]> {
  return Promise.all(
    keys.voucherKeys.map(async (pkcs8) =>
      voucherPublicKeySchema.parse(await crypto.subtle.exportKey("jwk", await importKey(pkcs8))),
    ),
  );
}

function importKey(pkcs8: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("pkcs8", pkcs8, algorithm, true, ["sign"]);
}
