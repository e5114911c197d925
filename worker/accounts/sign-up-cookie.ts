import { parse, serialize } from "hono/utils/cookie";
import { hashOfLink, newLinkToken } from "../platform/keys/link-token";

const cookieName = "tour-bharat.sign_up";

/**
 * Creates the cookie by which the mailed link recognizes the browser that signed up. Every sign-up sets one, whether or not the address has an
 * account. It holds 256 random bits; the link holds their hash.
 * @param hours how long the link works
 */
export function newSignUpBrowser(origin: string, hours: number): { hash: string; cookie: string } {
  const browser = newLinkToken();
  const cookie = signUpCookie(origin, browser, hours * 3600);
  return { hash: hashOfLink(browser), cookie };
}

export function signUpCookie(origin: string, browser: string, maxAge: number): string {
  const secure = origin.startsWith("https:");
  return serialize(cookieName, browser, { path: "/", httpOnly: true, sameSite: "Lax", secure, maxAge });
}

/** Returns the hash of the request's cookie, or null. */
export function signUpBrowserIn(headers: Headers): string | null {
  const browser = parse(headers.get("Cookie") ?? "", cookieName)[cookieName];
  return browser ? hashOfLink(browser) : null;
}
