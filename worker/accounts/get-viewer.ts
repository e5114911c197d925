import { z } from "zod";
import { accountStatuses, roles, type Viewer } from "~/domain/accounts/account";
import { adminRoles } from "~/domain/accounts/admin-rights";
import type { PlatformSettings } from "~/domain/settings/settings";
import { keepMemberships, readMembershipsToKeep } from "../platform/authz/operator-rights.repo";
import type { Database } from "../platform/db/client";
import { hasSessionCookie, sessionTokenOf } from "../platform/http/session-cookie";
import { getSettings } from "../settings/get-settings";
import type { Auth } from "./auth";

export const viewerSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  image: z
    .string()
    .nullish()
    .transform((image) => image ?? null),
  twoFactorEnabled: z
    .boolean()
    .nullish()
    .transform((enabled) => enabled ?? false),
  role: z.enum(roles),
  status: z.enum(accountStatuses),
  adminRole: z
    .enum(adminRoles)
    .nullish()
    .transform((role) => role ?? null),
});

interface Session {
  viewer: Viewer | null;
  /** Cookies to send: an active session is extended. */
  cookies: string[];
}

/** Returns the session of the request's cookie. A suspended account counts as signed out. */
export async function getSession(
  { auth, db }: { auth: Auth; db: Database },
  headers: Headers,
): Promise<Session> {
  if (!hasSessionCookie(headers)) return { viewer: null, cookies: [] };
  const token = sessionTokenOf(headers) ?? "";
  // One trip: they count only if the session of this token is valid.
  const [{ response, headers: answer }, settings, memberships] = await Promise.all([
    auth.api.getSession({ headers, returnHeaders: true }),
    getSettings(db),
    readMembershipsToKeep(db, token),
  ]);
  const cookies = answer.getSetCookie();
  if (!response) return { viewer: null, cookies };
  const user = viewerSchema.parse(response.user);
  if (user.status === "suspended") return { viewer: null, cookies };
  if (memberships && response.session.token === token) keepMemberships(user.id, memberships);
  const viewer = {
    ...user,
    needsSecondFactor: lacksSecondFactor(settings, user),
    signedInAt: response.session.createdAt.getTime(),
    requestedFrom: {
      address: headers.get("CF-Connecting-IP"),
      device: headers.get("User-Agent")?.slice(0, 300) ?? null,
    },
  };
  return { viewer, cookies };
}

/** Returns true if the settings require two-step verification of this account, which has none. */
function lacksSecondFactor(
  { "sign-in": { secondFactor } }: PlatformSettings,
  { role, twoFactorEnabled }: Pick<Viewer, "role" | "twoFactorEnabled">,
): boolean {
  if (role === "user" || twoFactorEnabled) return false;
  return secondFactor === "staff" || (secondFactor === "administrators" && role === "admin");
}

export async function getViewer(
  dependencies: { auth: Auth; db: Database },
  headers: Headers,
): Promise<Viewer | null> {
  return (await getSession(dependencies, headers)).viewer;
}

/** Returns the start of the request's session as a UTC instant in milliseconds, or null without a session. */
export async function getSessionStart({ auth }: { auth: Auth }, headers: Headers): Promise<number | null> {
  const session = await auth.api.getSession({ headers });
  return session ? session.session.createdAt.getTime() : null;
}
