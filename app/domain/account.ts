/** Roles and states of an account. Source: specification 1, sections 3 and 6; P1 to P3 in docs/product.md. */
export const roles = ["user", "tour_operator", "admin"] as const;
export type Role = (typeof roles)[number];

/** What a role is called and what it is for. Source: specification 1, section 6. */
export const roleLabels: Record<Role, { label: string; purpose: string }> = {
  user: { label: "Traveler", purpose: "Book tours & trips" },
  tour_operator: { label: "Tour Operator", purpose: "List & sell tours" },
  admin: { label: "Admin", purpose: "Manage platform" },
};

export const accountStatuses = ["pending", "active", "verified", "suspended"] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** The signed-in person, as stored on the server. Nothing in it comes from the browser. */
export interface Viewer {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** Address of the picture on our own origin, or null: then their initials stand for it. */
  image: string | null;
  role: Role;
  status: AccountStatus;
  /** Whether an authenticator app is asked for at sign-in. */
  twoFactorEnabled: boolean;
  /** Where the request came from, for the log of privileged actions; no page is given it. */
  requestedFrom?: RequestOrigin;
}

/** The address and the program of a request, where they are told. */
export interface RequestOrigin {
  address: string | null;
  device: string | null;
}

/** The state an account of a role begins with: nobody gets a privilege by asking for it (P3 in docs/product.md). */
export function initialStatus(role: Role): AccountStatus {
  return role === "user" ? "active" : "pending";
}

/** An administrator who has been approved and not suspended: the only one whom the back office answers. */
export function isActiveAdmin(viewer: Viewer | null): viewer is Viewer {
  return viewer?.role === "admin" && (viewer.status === "active" || viewer.status === "verified");
}

/** An administrator who waits for approval may sign in and see that, and nothing else. */
export function awaitsApproval(viewer: Pick<Viewer, "role" | "status">): boolean {
  return viewer.role === "admin" && viewer.status === "pending";
}

/** Where a person lands after signing in when nothing sent them to the login. Source: specification 1, section 6. */
export function homePathFor(viewer: Pick<Viewer, "role" | "status">): string {
  if (viewer.role === "tour_operator") return "/operator";
  if (viewer.role === "admin") return viewer.status === "pending" ? "/pending" : "/admin";
  return "/dashboard";
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

/** The two letters that stand for a person without a picture. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ""]
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toUpperCase();
}

/** Sign-in by another company's account, where its client id and secret are configured (P15 in docs/product.md). */
export const socialProviders = ["google", "github", "facebook"] as const;
export type SocialProvider = (typeof socialProviders)[number];

export const socialProviderLabels: Record<SocialProvider, string> = {
  google: "Google",
  github: "GitHub",
  facebook: "Facebook",
};
