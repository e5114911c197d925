import { sameOriginPath } from "~/domain/accounts/account";

/** Paths of the login and signup pages, each also a tab of the auth dialog. */
export const authPaths = { login: "/login", signup: "/signup" } as const;
export type AuthTab = keyof typeof authPaths;

/** Paths of the authentication flow, which are never a destination after login. */
const waysIn = [
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/keep-email",
  "/pending",
];

export function isWayIn(pathname: string): boolean {
  return waysIn.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/**
 * Returns the path to return to after login, or null for the role's start page: null from the home page (specification
 * 1, section 2), the pending `next` from a page of the authentication flow.
 */
export function nextFrom({ pathname, search }: { pathname: string; search: string }): string | null {
  if (pathname === "/") return null;
  if (isWayIn(pathname)) return sameOriginPath(new URLSearchParams(search).get("next"));
  return pathname + search;
}

/** Appends the `next` parameter to a path. */
export function withNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}
