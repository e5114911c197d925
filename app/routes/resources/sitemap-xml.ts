import type { Route } from "./+types/sitemap-xml";
import { servicesContext } from "~/context";
import { loadPublicPages } from "~/features/site/load-public-pages.server";

/** Lists every public page for search engines, in the format of sitemaps.org. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const groups = await loadPublicPages(context.get(servicesContext));
  const entries = groups
    .flatMap((group) => group.pages)
    .map(({ path, changed }) => {
      const address = escapeXml(new URL(path, url).href);
      const lastmod = changed === undefined ? "" : `<lastmod>${changed}</lastmod>`;
      return `<url><loc>${address}</loc>${lastmod}</url>`;
    });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
