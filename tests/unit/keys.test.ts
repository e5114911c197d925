import { Buffer } from "node:buffer";
import { assert, nat, property, string } from "fast-check";
import { expect, test } from "vitest";
import { keyVersionOf, macOf } from "../../worker/audit/audit-chain";
import { bookingKey, isBookingKey } from "../../worker/platform/keys/booking-link";
import { isCalendarKey } from "../../worker/departures/calendar-key";
import { createKeys, unusableSecrets } from "../../worker/platform/keys/keys";
import { keysOf, legacySecret, secretKeys } from "../support/secrets";

const calendar = { slug: "malabar", version: 3, person: "a-person" };
const row = {
  seq: 1,
  previousMac: "",
  at: 7,
  action: "setting.change",
  actorId: "an-admin",
  subject: "setting" as const,
  subjectId: "2026-01",
  detailsDigest: "digest",
};

const booking = { id: "a-booking", linkVersion: 0 };
const another = { id: "b-booking", linkVersion: 0 };

test("HKDF-SHA256 keys match another implementation", () => {
  const keys = keysOf([1]);
  expect(bookingKey(keys, booking)).toBe("1-n7daV727-T0UwlY9RpupIQ");
  expect(keys.betterAuth.secrets).toStrictEqual([
    { version: 1, value: "KGKG_0aJf_CFNdal5cPDlJiPI2_sLJkW3S-G3_iT_7U" },
  ]);
});

test("another purpose, version or text has another MAC", () => {
  const purposes = ["audit-log", "booking-link", "calendar-link", "known-device", "seat-holder"] as const;
  const macs = [1, 2].flatMap((version) =>
    purposes.flatMap((purpose) =>
      ["a", "b"].map((text) => Buffer.from(keysOf([2, 1]).mac(purpose, text, version) ?? "").toString("hex")),
    ),
  );
  expect(new Set(macs).size).toBe(20);
});

test("a link works across rotations while its version is listed, and ends with it", () => {
  const link = bookingKey(keysOf([1]), booking);
  for (const versions of [[1], [2, 1], [9, 2, 1], [1, 0]])
    expect(isBookingKey(keysOf(versions), booking, link), versions.join()).toBe(true);
  for (const versions of [[2], [2, 0], [9, 2]])
    expect(isBookingKey(keysOf(versions), booking, link), versions.join()).toBe(false);
  expect(bookingKey(keysOf([2, 1]), booking)).toMatch(/^2-[\w-]{22}$/);
  expect(isBookingKey(keysOf([2, 1]), booking, link.replace("1-", "2-"))).toBe(false);
});

test("values from before SECRET_KEYS are read with BETTER_AUTH_SECRET, and none is written with it", () => {
  const upgraded = keysOf([1, 0]);
  const alone = keysOf([1]);
  const mac = "307ef6278e34cff626a16e468786b237ffe78b22f109f14bf2394a39d4ef7c52";
  const number = "Qjf1KbR8oHcK38q-Us2MznP1cRfwF5GprdTDoCXTc1UsjzOlpyw5VjcG";
  // Written by that version with this secret.
  for (const [keys, isRead] of [
    [upgraded, true],
    [alone, false],
  ] as const) {
    expect(isBookingKey(keys, booking, "jg6gTFuZwFEpoMtvl8j3yQ")).toBe(isRead);
    expect(isCalendarKey(keys, calendar, "nqKi9vwFvrjgUqhEjmufEw")).toBe(isRead);
    expect(keys.decrypt("bank-account", number, "malabar")).toBe(isRead ? "50100234567890" : null);
    expect(macOf(keys, row, keyVersionOf(mac))).toBe(isRead ? mac : null);
  }
  expect(upgraded.newest).toBe(1);
  expect(keyVersionOf(macOf(upgraded, row) ?? "")).toBe(1);
  expect(isBookingKey(alone, booking, bookingKey(upgraded, booking))).toBe(true);
  expect(isBookingKey(upgraded, another, "jg6gTFuZwFEpoMtvl8j3yQ")).toBe(false);
  // Purposes added with SECRET_KEYS have no version 0.
  expect(upgraded.mac("known-device", "a", 0)).toBeNull();
});

test("an unmodified value decrypts in its own row only, with any listed version", () => {
  assert(
    property(string(), string(), string(), nat(), (text, rowId, other, at) => {
      const encrypted = keysOf([2, 1]).encrypt("bank-account", text, rowId);
      expect(keysOf([3, 2, 1]).decrypt("bank-account", encrypted, rowId)).toBe(text);
      expect(keysOf([3, 1]).decrypt("bank-account", encrypted, rowId)).toBeNull();
      if (other !== rowId) expect(keysOf([2]).decrypt("bank-account", encrypted, other)).toBeNull();
      const bytes = Uint8Array.from(Buffer.from(encrypted.slice(2), "base64url"));
      const index = at % bytes.length;
      bytes[index] = (bytes[index] ?? 0) ^ 1;
      const altered = `2.${Buffer.from(bytes).toString("base64url")}`;
      expect(keysOf([2]).decrypt("bank-account", altered, rowId)).toBeNull();
    }),
    { numRuns: 50 },
  );
  for (const nothing of ["", "2.", "2.AAAA", "nonsense!", "9.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"])
    expect(keysOf([2]).decrypt("bank-account", nothing, "malabar"), nothing).toBeNull();
  expect(keysOf([1]).encrypt("bank-account", "7", "a")).not.toBe(
    keysOf([1]).encrypt("bank-account", "7", "a"),
  );
});

const one = secretKeys(1).slice(2);

test.for([
  ["nothing", undefined],
  ["no text", ""],
  ["no version", one],
  ["version 0", `0:${one}`],
  ["a short secret", `1:${one.slice(0, 30)}`],
  ["a secret of one letter", `1:${"A".repeat(43)}`],
  ["better-auth's published default", "1:better-auth-secret-12345678901234567890"],
  ["the oldest first", secretKeys(1, 2)],
  ["a version twice", secretKeys(1, 1)],
  ["a secret twice", `2:${one},1:${one}`],
  ["more versions than a few", secretKeys(9, 8, 7, 6, 5, 4, 3, 2, 1)],
  ["an end that is missing", `${secretKeys(2)},`],
] as const)("%s is refused for keys, and the error names the variable", ([, SECRET_KEYS]) => {
  const variables = SECRET_KEYS === undefined ? {} : { SECRET_KEYS };
  expect(unusableSecrets(variables)).toStrictEqual(["SECRET_KEYS"]);
  expect(() => createKeys(variables)).toThrow("Not configured: SECRET_KEYS");
});

test("the output of openssl rand -base64 32 is a valid secret", () => {
  const standard = Buffer.from(one, "base64url").toString("base64");
  expect(standard).toMatch(/=$/);
  expect(createKeys({ SECRET_KEYS: `1:${standard}` }).sign("seat-holder", "a")).toBe(
    keysOf([1]).sign("seat-holder", "a"),
  );
});

test("the error also names a weak or unreadable older secret, and there is no default for any", () => {
  const SECRET_KEYS = secretKeys(1);
  expect(unusableSecrets({ SECRET_KEYS, BETTER_AUTH_SECRET: legacySecret })).toStrictEqual([]);
  expect(unusableSecrets({ SECRET_KEYS, BETTER_AUTH_SECRET: "short" })).toStrictEqual(["BETTER_AUTH_SECRET"]);
  expect(unusableSecrets({ SECRET_KEYS, VOUCHER_SIGNING_KEY: "no key" })).toStrictEqual([
    "VOUCHER_SIGNING_KEY",
  ]);
  expect(unusableSecrets({ BETTER_AUTH_SECRET: legacySecret })).toStrictEqual(["SECRET_KEYS"]);
});
