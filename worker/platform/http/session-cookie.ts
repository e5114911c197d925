/** Returns true if the request has a session cookie; otherwise the lookup can be skipped. */
export function hasSessionCookie(headers: Headers): boolean {
  return headers.get("Cookie")?.includes("session_token=") ?? false;
}
