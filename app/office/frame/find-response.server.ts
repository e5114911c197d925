import { z } from "zod";
import { maxQueryLength, type SearchResults } from "~/domain/overview/search-results";

const querySchema = z.object({ q: z.string().trim().max(maxQueryLength) });

/** Responds to a command palette's search: 422 without a query, or with one that is too long. */
export async function findResponse(
  url: URL,
  search: (q: string) => Promise<SearchResults>,
): Promise<Response> {
  const headers = { "Cache-Control": "private, no-store" };
  const query = querySchema.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) {
    const message = `q must have at most ${maxQueryLength} characters.`;
    return Response.json({ error: message }, { status: 422, headers });
  }
  return Response.json(await search(query.data.q), { headers });
}
