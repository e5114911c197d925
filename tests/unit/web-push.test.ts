import { expect, test } from "vitest";
import {
  encryptPush,
  fromBase64Url,
  publicVapidKey,
  vapidHeader,
} from "../../worker/notifications/push/web-push";
import { keysOf } from "../support/secrets";

/** Source: RFC 8291, section 5 and appendix A. */
const example = {
  text: "When I grow up, I want to be a watermelon",
  browser: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
  server: {
    publicKey: "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
    privateKey: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  },
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  body: "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

test("a message is encrypted as in the example of RFC 8291", async () => {
  const publicKey = fromBase64Url(example.server.publicKey);
  const part = (from: number, to: number) => Buffer.from(publicKey.subarray(from, to)).toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", d: example.server.privateKey, x: part(1, 33), y: part(33, 65) };
  const privateKey = await crypto.subtle.importKey("jwk", jwk, { name: "ECDH", namedCurve: "P-256" }, false, [
    "deriveBits",
  ]);
  const keys = { privateKey, publicKey, salt: fromBase64Url(example.salt) };
  const body = await encryptPush(example.text, example.browser, keys);
  expect(Buffer.from(body).toString("base64url")).toBe(example.body);
});

test("the signature of a request verifies with the key that browsers subscribe with", async () => {
  const key = keysOf([2, 1]).vapidKey();
  if (!key) throw new Error("no key");
  expect(keysOf([2, 1]).vapidKey(1)).toStrictEqual(keysOf([1]).vapidKey());
  expect(keysOf([2]).vapidKey(1)).toBeNull();
  const now = Date.UTC(2027, 0, 28);
  const subject = "https://tours.example";
  const header = await vapidHeader("https://push.example:8443/send/abc", key, { now, subject });
  const [, unsigned = "", signature = "", publicKey = ""] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(publicKey).toBe(publicVapidKey(key));
  const [head = "", claims = ""] = unsigned
    .split(".")
    .map((part) => Buffer.from(part, "base64url").toString());
  expect(JSON.parse(head)).toStrictEqual({ typ: "JWT", alg: "ES256" });
  const claimed = { aud: "https://push.example:8443", exp: now / 1000 + 43_200, sub: subject };
  expect(JSON.parse(claims)).toStrictEqual(claimed);
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const imported = await crypto.subtle.importKey("raw", fromBase64Url(publicKey), algorithm, false, [
    "verify",
  ]);
  const bytes = new TextEncoder().encode(unsigned);
  const hash = { name: "ECDSA", hash: "SHA-256" };
  expect(await crypto.subtle.verify(hash, imported, fromBase64Url(signature), bytes)).toBe(true);
});
