import { createHash } from "node:crypto";
import { createKeys, type Keys, type SecretVariables } from "../../worker/platform/keys/keys";

/** Secret of a deployment that predates SECRET_KEYS. */
export const legacySecret = "nP5hB7vQ2xK9dW4sT8yL1mR6cJ3gF0zA-uE_oIbVkXq";

/** Returns a value of SECRET_KEYS with these versions. Each version always has the same secret. */
export function secretKeys(...versions: number[]): string {
  return versions
    .map((version) => `${version}:${createHash("sha256").update(`version ${version}`).digest("base64url")}`)
    .join(",");
}

/** Creates keys of these versions, newest first; 0 is the legacy secret. */
export function keysOf(versions: readonly number[], more: SecretVariables = {}): Keys {
  return createKeys({
    SECRET_KEYS: secretKeys(...versions.filter((version) => version > 0)),
    ...(versions.includes(0) && { BETTER_AUTH_SECRET: legacySecret }),
    ...more,
  });
}
