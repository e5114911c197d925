import { expect, test } from "vitest";
import { verifyVoucher, voucherFields, voucherText } from "~/domain/voucher";
import type { Voucher } from "~/domain/voucher";
import { signVoucher, voucherPublicKey } from "../../worker/documents/voucher-key";

const secrets = { signingKey: undefined, secret: "a secret for tests, long enough to be one" };
const voucher: Voucher = {
  bookingId: "TB123456",
  tourSlug: "leh-ladakh",
  travelDate: "2026-12-12",
  seats: 12,
  issuedAt: 1_795_240_800,
};

test("a voucher we have signed is read back, by its text and the public key alone", async () => {
  const text = await signVoucher(secrets, voucher);
  expect(text).toMatch(/^TBV1\.TB123456\.leh-ladakh\.2026-12-12\.12\.1795240800\.[\w-]{86}$/);
  expect(await verifyVoucher(text, await voucherPublicKey(secrets))).toStrictEqual(voucher);
});

test("a text in which one character is another is refused, wherever it stands", async () => {
  const text = await signVoucher(secrets, voucher);
  const key = await voucherPublicKey(secrets);
  for (let index = 0; index < text.length; index += 1) {
    const other = text[index] === "1" ? "2" : "1";
    const changed = text.slice(0, index) + other + text.slice(index + 1);
    expect(await verifyVoucher(changed, key), changed).toBeNull();
  }
});

test.for(["", ".", "TBV1", "https://example.com/", "TB123456.ooty", `${"a".repeat(86)}`])(
  "%j is no voucher",
  async (text) => {
    expect(await verifyVoucher(text, await voucherPublicKey(secrets))).toBeNull();
  },
);

test("a voucher signed with another key is refused", async () => {
  const key = await voucherPublicKey(secrets);
  expect(await verifyVoucher(await signVoucher({ ...secrets, secret: "another" }, voucher), key)).toBeNull();
});

test("the same secret gives the same key and the same text, and the key tells no secret part", async () => {
  const key = await voucherPublicKey(secrets);
  expect(Object.keys(key).toSorted()).toStrictEqual(["crv", "kty", "x"]);
  expect(await voucherPublicKey(secrets)).toStrictEqual(key);
  expect(await signVoucher(secrets, voucher)).toBe(await signVoucher(secrets, voucher));
});

/** The key and the signature of the second test of RFC 8032, section 7.1, as PKCS #8 in base64. */
const rfcSeed = "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb";
const rfcPublicKey = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";

test("a key that is given is the one that signs, as RFC 8032 has it", async () => {
  const pkcs8 = Buffer.from(`302e020100300506032b657004220420${rfcSeed}`, "hex").toString("base64");
  const given = { ...secrets, signingKey: pkcs8 };
  const key = await voucherPublicKey(given);
  expect(Buffer.from(key.x, "base64url").toString("hex")).toBe(rfcPublicKey);
  const text = await signVoucher(given, voucher);
  expect(await verifyVoucher(text, key)).toStrictEqual(voucher);
  expect(await verifyVoucher(text, await voucherPublicKey(secrets))).toBeNull();
});

test("a signature over something that is no voucher of ours opens nothing", async () => {
  const pair = await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"]);
  if (!("privateKey" in pair)) throw new Error("no pair of keys");
  const { x = "" } = await crypto.subtle.exportKey("jwk", pair.publicKey);
  const fields = voucherFields(voucher).replace("TBV1", "TBV2");
  const signature = await crypto.subtle.sign("Ed25519", pair.privateKey, new TextEncoder().encode(fields));
  const text = voucherText(fields, new Uint8Array(signature));
  expect(await verifyVoucher(text, { kty: "OKP", crv: "Ed25519", x })).toBeNull();
});
