import type { AdminRole } from "./admin-rights";

/** Account roles and states. Source: specification 1, sections 3 and 6; P1 to P3 in docs/product.md. */
export const roles = ["user", "tour_operator", "admin"] as const;
export type Role = (typeof roles)[number];

export const accountStatuses = ["pending", "active", "verified", "suspended"] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** The signed-in user, as stored on the server. Nothing in it comes from the browser. */
export interface Viewer {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** URL of the avatar on our own origin, or null to show initials. */
  image: string | null;
  role: Role;
  status: AccountStatus;
  /** Null for everyone but administrators. */
  adminRole: AdminRole | null;
  /** True if sign-in requires an authenticator app. */
  twoFactorEnabled: boolean;
  /** True if the platform's settings require two-step verification that the account lacks: its office stays closed. */
  needsSecondFactor?: boolean;
  /** UTC instant of the last sign-in by password, passkey or code; never sent to a page. */
  signedInAt?: number;
  /** Origin of the request, for the audit log; never sent to a page. */
  requestedFrom?: RequestOrigin;
}

/** IP address and user agent of a request, where known. */
interface RequestOrigin {
  address: string | null;
  device: string | null;
}

/** Returns the status of a new account. Only travelers start active: signing up grants no privilege (P3 in docs/product.md). */
export function initialStatus(role: Role): AccountStatus {
  return role === "user" ? "active" : "pending";
}

/** Returns true for an approved admin who is not suspended. Only they can use the back office. */
export function isActiveAdmin(viewer: Viewer | null): viewer is Viewer {
  return viewer?.role === "admin" && (viewer.status === "active" || viewer.status === "verified");
}

/** Returns true for an admin who awaits approval: they can sign in and see that status, nothing else. */
export function awaitsApproval(viewer: Pick<Viewer, "role" | "status">): boolean {
  return viewer.role === "admin" && viewer.status === "pending";
}

/** Returns the landing page after a sign-in without a return path. Source: specification 1, section 6. */
export function homePathFor(viewer: Pick<Viewer, "role" | "status">): string {
  if (viewer.role === "tour_operator") return "/operator";
  if (viewer.role === "admin") return viewer.status === "pending" ? "/pending" : "/admin";
  return "/dashboard";
}

/**
 * Returns a same-origin path to return to after sign-in, or null. "//host", "/\\host" and control characters would leave the
 * site. The URL parser drops tabs, line breaks and dot segments, so the check runs on the parsed URL.
 */
export function sameOriginPath(value: string | null): string | null {
  if (!value?.startsWith("/")) return null;
  const base = "https://tourbharat.invalid";
  if (!URL.canParse(value, base)) return null;
  const url = new URL(value, base);
  // "/.//host" is a path on our origin, but its pathname "//host" would be another host.
  if (url.origin !== base || url.pathname.startsWith("//")) return null;
  return url.pathname + url.search + url.hash;
}

/** Returns the initials that replace a missing avatar. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ""]
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toUpperCase();
}

/** Social sign-in providers, offered if their client id and secret are configured (P15 in docs/product.md). */
export const socialProviders = ["google", "github", "facebook"] as const;
export type SocialProvider = (typeof socialProviders)[number];

export const socialProviderLabels: Record<SocialProvider, string> = {
  google: "Google",
  github: "GitHub",
  facebook: "Facebook",
};
