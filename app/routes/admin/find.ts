import { z } from "zod";
import type { Route } from "./+types/find";
import { servicesContext } from "~/context";
import { maxQueryLength, type Found } from "~/domain/reports/search-results";
import { requireAdmin } from "~/middleware/require-admin";

const querySchema = z.object({ q: z.string().trim().max(maxQueryLength) });

/** Finds a few matches of each kind for the command palette. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const headers = { "Cache-Control": "private, no-store" };
  const query = querySchema.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) {
    const message = `q must have at most ${maxQueryLength} characters.`;
    return Response.json({ error: message }, { status: 422, headers });
  }
  const found: Found = await context.get(servicesContext).globalSearch(viewer, query.data.q);
  return Response.json(found, { headers });
}
