import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { passkeys } from "../../worker/platform/db/schema";
import { createUser } from "../support/accounts";
import { get, origin, post } from "../support/api";
import { db } from "../support/database";
import { cookiesIn } from "../support/services";

const present = 0x01;
const unlocked = 0x04;

function base64url(bytes: Uint8Array | ArrayBuffer): string {
  return Buffer.from(new Uint8Array(bytes)).toString("base64url");
}

/** Encodes two 32-byte numbers as ASN.1, as authenticators sign. */
function asDer(signature: Uint8Array): Buffer {
  const numbers = [signature.subarray(0, 32), signature.subarray(32)].map((number) => {
    const bytes = Buffer.from(number).subarray(number.findIndex((byte) => byte !== 0));
    const value = (bytes[0] ?? 0) > 127 ? Buffer.concat([Buffer.of(0), bytes]) : bytes;
    return Buffer.concat([Buffer.of(2, value.byteLength), value]);
  });
  const content = Buffer.concat(numbers);
  return Buffer.concat([Buffer.of(0x30, content.byteLength), content]);
}

/** Creates a passkey of a new account, with its sign-in for given flags. */
async function withPasskey() {
  const { id: userId } = await createUser();
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  if (!("privateKey" in keys)) throw new Error("no pair of keys");
  const point = await crypto.subtle.exportKey("raw", keys.publicKey);
  if (!(point instanceof ArrayBuffer)) throw new Error("no raw key");
  // COSE: an elliptic curve key for ES256 on P-256.
  const publicKey = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(point.slice(1, 33)),
    Buffer.from("225820", "hex"),
    Buffer.from(point.slice(33)),
  ]);
  const credential = crypto.randomUUID();
  await db.insert(passkeys).values({
    id: credential,
    userId,
    publicKey: publicKey.toString("base64"),
    credentialID: base64url(Buffer.from(credential)),
    counter: 0,
    deviceType: "singleDevice",
    backedUp: false,
  });
  return async (flags: number) => {
    const asked = await get("/api/auth/passkey/generate-authenticate-options");
    const cookie = cookiesIn(asked.headers);
    const { challenge } = await asked.json<{ challenge: string }>();
    const clientData = Buffer.from(JSON.stringify({ type: "webauthn.get", challenge, origin }));
    const rpId = await crypto.subtle.digest("SHA-256", Buffer.from("localhost"));
    const authenticatorData = Buffer.concat([Buffer.from(rpId), Buffer.of(flags, 0, 0, 0, 0)]);
    const hash = await crypto.subtle.digest("SHA-256", clientData);
    const signature = await crypto.subtle.sign(
      { name: "ECDSA", hash: "SHA-256" },
      keys.privateKey,
      Buffer.concat([authenticatorData, Buffer.from(hash)]),
    );
    const id = base64url(Buffer.from(credential));
    const response = {
      id,
      rawId: id,
      type: "public-key",
      clientExtensionResults: {},
      response: {
        authenticatorData: base64url(authenticatorData),
        clientDataJSON: base64url(clientData),
        signature: base64url(asDer(new Uint8Array(signature))),
      },
    };
    const headers = { Cookie: cookie, Origin: origin };
    return post("/api/auth/passkey/verify-authentication", { response }, headers);
  };
}

test("a passkey signs in only with user verification, not by possession alone", async () => {
  const answer = await withPasskey();
  const locked = await answer(present);
  expect(locked.status, await locked.text()).toBe(401);
  expect(cookiesIn(locked.headers)).not.toContain("session_token");
  const opened = await answer(present | unlocked);
  expect(opened.status, await opened.text()).toBe(200);
  expect(cookiesIn(opened.headers)).toContain("session_token");
});
