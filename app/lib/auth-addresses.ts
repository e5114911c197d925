import { sameOriginPath } from "~/domain/account";

/** The pages of signing in and up, each also a tab of the dialog. */
export const authPaths = { login: "/login", signup: "/signup" } as const;
export type AuthTab = keyof typeof authPaths;

/** The pages on the way in: nobody wants to come back to them. */
const waysIn = ["/login", "/signup", "/forgot-password", "/reset-password", "/verify-email", "/pending"];

export function isWayIn(pathname: string): boolean {
  return waysIn.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/**
 * Where a person who signs in from here belongs afterwards, or null for their role's own page: from the home page there
 * (specification 1, section 2), from a page on the way in to where that one would have led.
 */
export function nextFrom({ pathname, search }: { pathname: string; search: string }): string | null {
  if (pathname === "/") return null;
  if (isWayIn(pathname)) return sameOriginPath(new URLSearchParams(search).get("next"));
  return pathname + search;
}

/** A page's address that remembers where to go afterwards. */
export function withNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}
