import { expect, test } from "vitest";
import { verifyVoucher, voucherFields, voucherText, type Voucher } from "~/domain/documents/voucher";
import { signVoucher, voucherPublicKeys } from "../../worker/platform/keys/voucher-key";
import { keysOf } from "../support/secrets";
import { encodeQR } from "qr";
import { decodeQR } from "qr/decode.js";
import { qrPath } from "~/domain/documents/qr";

const keys = keysOf([1]);
const voucher: Voucher = {
  bookingId: "TB123456",
  tourSlug: "leh-ladakh",
  travelDate: "2026-12-12",
  seats: 12,
  issuedAt: 1_795_240_800,
};

test("a signed voucher is verified by its text and the public key alone", async () => {
  const text = await signVoucher(keys, voucher);
  expect(text).toMatch(/^TBV1\.TB123456\.leh-ladakh\.2026-12-12\.12\.1795240800\.[\w-]{86}$/);
  expect(await verifyVoucher(text, await voucherPublicKeys(keys))).toStrictEqual(voucher);
});

test("a text with one changed character anywhere is refused", async () => {
  const text = await signVoucher(keys, voucher);
  const publicKeys = await voucherPublicKeys(keys);
  for (let index = 0; index < text.length; index += 1) {
    const other = text[index] === "1" ? "2" : "1";
    const changed = text.slice(0, index) + other + text.slice(index + 1);
    expect(await verifyVoucher(changed, publicKeys), changed).toBeNull();
  }
});

test("other texts, and a voucher signed with another key, are refused", async () => {
  const publicKeys = await voucherPublicKeys(keys);
  const others = ["", ".", "TBV1", "https://example.com/", "TB123456.ooty", "a".repeat(86)];
  for (const text of [...others, await signVoucher(keysOf([2]), voucher)])
    expect(await verifyVoucher(text, publicKeys), text).toBeNull();
});

test("the same secret gives the same key and text, and the public key has no secret part", async () => {
  const publicKeys = await voucherPublicKeys(keys);
  expect(publicKeys.map((key) => Object.keys(key).toSorted())).toStrictEqual([["crv", "kty", "x"]]);
  expect(await voucherPublicKeys(keys)).toStrictEqual(publicKeys);
  expect(await signVoucher(keys, voucher)).toBe(await signVoucher(keys, voucher));
});

/** The key and the signature of the second test of RFC 8032, section 7.1, as PKCS #8 in base64. */
const rfcSeed = "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb";
const rfcPublicKey = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";

test("the key of version 0 is the given one, as in RFC 8032, and verifies its signatures", async () => {
  const pkcs8 = Buffer.from(`302e020100300506032b657004220420${rfcSeed}`, "hex");
  const upgraded = keysOf([1], { VOUCHER_SIGNING_KEY: pkcs8.toString("base64") });
  const [newest, given] = await voucherPublicKeys(upgraded);
  expect(Buffer.from(given?.x ?? "", "base64url").toString("hex")).toBe(rfcPublicKey);
  expect([newest]).toStrictEqual(await voucherPublicKeys(keys));
  const before = await signVoucher({ ...upgraded, voucherKeys: [Uint8Array.from(pkcs8)] }, voucher);
  expect(await verifyVoucher(before, await voucherPublicKeys(upgraded))).toStrictEqual(voucher);
  expect(await verifyVoucher(before, await voucherPublicKeys(keys))).toBeNull();
});

test("a voucher stays valid across rotations while its key is listed", async () => {
  const printed = await signVoucher(keysOf([1]), voucher);
  expect(await verifyVoucher(printed, await voucherPublicKeys(keysOf([3, 2, 1])))).toStrictEqual(voucher);
  expect(await verifyVoucher(printed, await voucherPublicKeys(keysOf([3, 2])))).toBeNull();
  const drawnAgain = await signVoucher(keysOf([3, 2, 1]), voucher);
  expect(await verifyVoucher(drawnAgain, await voucherPublicKeys(keysOf([3])))).toStrictEqual(voucher);
});

test("a voucher from before SECRET_KEYS is verified with the key derived from the old secret", async () => {
  // Signed by that version with this secret.
  const printed =
    "TBV1.TB123456.leh-ladakh.2026-12-12.12.1795240800.n70G8ODgmsWGORPhAytlOaa04grt1zCw0dCrj37pLBwpQGSJVFxzaTgja1KTNY5W6HDaJaQqVbwC4MIMjn5iDQ";
  expect(await verifyVoucher(printed, await voucherPublicKeys(keysOf([1, 0])))).toStrictEqual(voucher);
});

test("a signature over another text is not a valid voucher", async () => {
  const pair = await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"]);
  if (!("privateKey" in pair)) throw new Error("no pair of keys");
  const { x = "" } = await crypto.subtle.exportKey("jwk", pair.publicKey);
  const fields = voucherFields(voucher).replace("TBV1", "TBV2");
  const signature = await crypto.subtle.sign("Ed25519", pair.privateKey, new TextEncoder().encode(fields));
  const text = voucherText(fields, new Uint8Array(signature));
  expect(await verifyVoucher(text, [{ kty: "OKP", crv: "Ed25519", x }])).toBeNull();
});

/** Returns the dark modules of a path of rectangles. */
function modulesOf(path: string): string[] {
  return Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)).flatMap(([, x, y, width, back]) => {
    expect(back).toBe(width);
    return Array.from({ length: Number(width) }, (_, index) => `${Number(x) + index},${y}`);
  });
}

const text = `TBV1.TB123456.ooty.2026-12-12.2.1795240800.${"aB3_-x".repeat(14)}Ag`;

test("the path contains every dark module once, and no light one", () => {
  const { size, path } = qrPath(text);
  const rows = encodeQR(text, "raw", { border: 2, ecc: "medium" });
  expect(size).toBe(rows.length);
  expect(path.replaceAll(/M\d+ \d+h\d+v1h-\d+z/g, "")).toBe("");
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
  expect(modulesOf(path)).toStrictEqual(dark);
});

test("a scanner reads the text back from the path", () => {
  const { size, path } = qrPath(text, { border: 4 });
  const scale = 4;
  const width = size * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const module of modulesOf(path)) {
    const [x = 0, y = 0] = module.split(",").map(Number);
    for (let row = 0; row < scale; row += 1) {
      const start = ((y * scale + row) * width + x * scale) * 4;
      for (let column = 0; column < scale; column += 1)
        data.fill(0, start + column * 4, start + column * 4 + 3);
    }
  }
  expect(decodeQR({ width, height: width, data })).toBe(text);
});
