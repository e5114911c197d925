import type { Route } from "./+types/llms-txt";

/** Describes the site to language models, in the format of llmstxt.org. */
export function loader({ url: { origin } }: Route.LoaderArgs) {
  const text = `# Tour Bharat

> A marketplace for tours across India, sold by local operators. Amounts are whole Indian rupees, dates and times Indian.

Prices come from quotes, never from a page's text. Nothing is booked before the traveler opens our link and agrees.

## For assistants and programs

- [MCP server](${origin}/mcp): streamable HTTP; search, seats and firm quotes without a key, bookings that the traveler confirms
- [API](${origin}/api/openapi.json): OpenAPI description of the JSON API
- [Book with an assistant](${origin}/assistants): what an assistant may do, for travelers

## Main pages

- [Tours](${origin}/tours): all tours, with search and filters
- [Destinations](${origin}/destinations): places by region
- [Experiences](${origin}/experiences): tours by activity and by who travels
- [Travel blog](${origin}/blog): guides to places and seasons
- [Contact](${origin}/contact): our team, and frequent questions

## Optional

- [Terms](${origin}/terms) and [privacy](${origin}/privacy)
- [Sitemap](${origin}/sitemap.xml): every public page
`;
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
