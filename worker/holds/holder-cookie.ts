import { parse, serialize } from "hono/utils/cookie";
import type { Keys } from "../keys/keys";

/**
 * Identifies the holder of seats: a random id, signed, which discloses nothing about the person. It goes to the API only, so
 * that pages stay the same for everyone.
 */
const cookieName = "tb_holder";
const maxAge = 24 * 60 * 60;

/** The holder in a request's cookie if its signature is ours, else null. */
export function holderOf(headers: Headers, keys: Keys): string | null {
  const [holder, signature] = (parse(headers.get("Cookie") ?? "", cookieName)[cookieName] ?? "").split(".");
  return holder && signature && keys.verify("seat-holder", holder, signature) ? holder : null;
}

/** The `Set-Cookie` of a holder, for a day. */
export function holderCookie(holder: string, keys: Keys, origin: string): string {
  return serialize(cookieName, `${holder}.${keys.sign("seat-holder", holder)}`, {
    path: "/api",
    httpOnly: true,
    sameSite: "Lax",
    secure: origin.startsWith("https:"),
    maxAge,
  });
}
