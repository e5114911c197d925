/** Returns true if the request has a session cookie; otherwise the lookup can be skipped. */
export function hasSessionCookie(headers: Headers): boolean {
  return headers.get("Cookie")?.includes("session_token=") ?? false;
}

/** Returns the token in the session cookie, whose signature is not verified; null if there is none. */
export function sessionTokenOf(headers: Headers): string | null {
  return /session_token=([^;.]+)/.exec(headers.get("Cookie") ?? "")?.[1] ?? null;
}
