import { z } from "zod";
import type { Route } from "./+types/find";
import { servicesContext } from "~/context";
import { longestFind } from "~/domain/found";
import type { Found } from "~/domain/found";
import { requireAdmin } from "~/middleware/require-admin";

const querySchema = z.object({ q: z.string().trim().max(longestFind) });

/** Finds a few matches of each kind for the command palette. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const headers = { "Cache-Control": "private, no-store" };
  const query = querySchema.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) {
    const message = `q must have at most ${longestFind} characters.`;
    return Response.json({ error: message }, { status: 422, headers });
  }
  const found: Found = await context.get(servicesContext).findAnything(viewer, query.data.q);
  return Response.json(found, { headers });
}
