/** Roles and states of an account. Source: specification 1, sections 3 and 6; P1 to P3 in docs/product.md. */
export const roles = ["user", "tour_operator", "admin"] as const;
export type Role = (typeof roles)[number];

export const accountStatuses = ["pending", "active", "verified", "suspended"] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** The signed-in person, as stored on the server. Nothing in it comes from the browser. */
export interface Viewer {
  id: string;
  name: string;
  email: string;
  role: Role;
  status: AccountStatus;
}

/** An administrator who has been approved and not suspended: the only one whom the back office answers. */
export function isActiveAdmin(viewer: Viewer | null): viewer is Viewer {
  return viewer?.role === "admin" && (viewer.status === "active" || viewer.status === "verified");
}

/** Where a person lands after signing in when nothing sent them to the login. A role without a page yet goes home. */
export function homePathFor(viewer: Viewer): string {
  return isActiveAdmin(viewer) ? "/admin" : "/";
}

/**
 * A path of ours to return to after signing in, or null. "//host", "/\\host" and control characters would leave the site:
 * the URL parser drops tabs, line breaks and dot segments, so the check is made on what it understood.
 */
export function sameOriginPath(value: string | null): string | null {
  if (!value?.startsWith("/")) return null;
  const base = "https://tourbharat.invalid";
  if (!URL.canParse(value, base)) return null;
  const url = new URL(value, base);
  // "/.//host" is a path of ours, but as an address it would be another host.
  if (url.origin !== base || url.pathname.startsWith("//")) return null;
  return url.pathname + url.search + url.hash;
}
