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

/** The person the request's session cookie belongs to, or null. A suspended account is nobody. */
export async function getViewer({ auth }: { auth: Auth }, headers: Headers): Promise<Viewer | null> {
  if (!hasSessionCookie(headers)) return null;
  const session = await auth.api.getSession({ headers });
  if (!session) return null;
  const viewer = viewerSchema.parse(session.user);
  return viewer.status === "suspended" ? null : viewer;
}

/** Whether the request may be a signed-in person's: without it nobody need be looked up. */
export function hasSessionCookie(headers: Headers): boolean {
  return headers.get("Cookie")?.includes("session_token=") ?? false;
}
