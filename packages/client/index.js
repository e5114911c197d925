// @ts-check
import createFetchClient from "openapi-fetch";

/** @type {typeof import("./types.d.ts").createClient} */
export function createClient(options) {
  return createFetchClient(options);
}

/** @type {typeof import("./types.d.ts").idempotent} */
export function idempotent(key = crypto.randomUUID()) {
  return { "idempotency-key": key };
}
