import { parse, serialize } from "hono/utils/cookie";
import type { Keys } from "../platform/keys/keys";

/**
 * Identifies the holder of seats by a signed random id that contains no personal data. Sent to the API only, so that pages stay the same
 * for everyone.
 */
const cookieName = "tb_holder";
const maxAge = 24 * 60 * 60;

/** Returns the holder in a request's cookie, or null if the signature is invalid. */
export function holderOf({ keys }: { keys: Keys }, headers: Headers): string | null {
  const [holder, signature] = (parse(headers.get("Cookie") ?? "", cookieName)[cookieName] ?? "").split(".");
  return holder && signature && keys.verify("seat-holder", holder, signature) ? holder : null;
}

/** Creates the `Set-Cookie` value of a holder, valid for a day. */
export function holderCookie(
  { keys, requestOrigin }: { keys: Keys; requestOrigin: string },
  holder: string,
): string {
  return serialize(cookieName, `${holder}.${keys.sign("seat-holder", holder)}`, {
    path: "/api",
    httpOnly: true,
    sameSite: "Lax",
    secure: requestOrigin.startsWith("https:"),
    maxAge,
  });
}
