import { generateSignedCookie } from "hono/cookie";
import { parseSigned } from "hono/utils/cookie";

/**
 * Who holds seats: a number by chance in a cookie we have signed, which tells nothing of the person. It goes to the API
 * only, so that pages stay the same for all.
 */
const cookieName = "tb_holder";
const kept = 24 * 60 * 60;

/** The holder a request names with our signature, or null. */
export async function holderOf(headers: Headers, secret: string): Promise<string | null> {
  const cookies = await parseSigned(headers.get("Cookie") ?? "", secret, cookieName);
  return cookies[cookieName] || null;
}

/** The `Set-Cookie` for a holder, kept for a day. */
export function holderCookie(holder: string, secret: string, origin: string): Promise<string> {
  return generateSignedCookie(cookieName, holder, secret, {
    path: "/api",
    httpOnly: true,
    sameSite: "Lax",
    secure: origin.startsWith("https:"),
    maxAge: kept,
  });
}
