import { z } from "zod";
import { accountStatuses, roles } from "~/domain/account";
import type { Viewer } from "~/domain/account";
import type { Auth } from "./auth";

const viewerSchema = z.object({
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
});

export interface Session {
  viewer: Viewer | null;
  /** The cookies to answer with: a session that is used lasts longer. */
  cookies: string[];
}

/** Whose session the request's cookie belongs to. A suspended account is nobody. */
export async function getSession({ auth }: { auth: Auth }, headers: Headers): Promise<Session> {
  if (!hasSessionCookie(headers)) return { viewer: null, cookies: [] };
  const { response, headers: answer } = await auth.api.getSession({ headers, returnHeaders: true });
  const cookies = answer.getSetCookie();
  if (!response) return { viewer: null, cookies };
  const viewer = {
    ...viewerSchema.parse(response.user),
    requestedFrom: {
      address: headers.get("CF-Connecting-IP"),
      device: headers.get("User-Agent")?.slice(0, 300) ?? null,
    },
  };
  return { viewer: viewer.status === "suspended" ? null : viewer, cookies };
}

/** The person the request's session cookie belongs to, or null. */
export async function getViewer(dependencies: { auth: Auth }, headers: Headers): Promise<Viewer | null> {
  return (await getSession(dependencies, headers)).viewer;
}

/** Whether the request may be a signed-in person's: without it nobody need be looked up. */
export function hasSessionCookie(headers: Headers): boolean {
  return headers.get("Cookie")?.includes("session_token=") ?? false;
}
