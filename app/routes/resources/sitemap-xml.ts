import type { Route } from "./+types/sitemap-xml";
import { servicesContext } from "~/context";
import { alternatesOf } from "~/domain/language/addresses";
import { loadPublicPages } from "~/features/site/load-public-pages.server";

/** Max number of addresses in a file, by sitemaps.org. */
const maxAddresses = 50_000;

/** Lists every public page in all languages for search engines, in the format of sitemaps.org, each with its addresses in the others. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const groups = await loadPublicPages(context.get(servicesContext));
  const entries = groups
    .flatMap((group) => group.pages)
    .flatMap(({ path, changed }) => {
      const inLanguages = alternatesOf(path).map(({ hreflang, path: each }) => ({
        hreflang,
        address: escapeXml(new URL(each, url).href),
      }));
      const lastmod = changed === undefined ? "" : `<lastmod>${changed}</lastmod>`;
      const links = inLanguages
        .map(
          ({ hreflang, address }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address}"/>`,
        )
        .join("");
      const addresses = new Set(inLanguages.map(({ address }) => address));
      return Array.from(addresses, (address) => `<url><loc>${address}</loc>${lastmod}${links}</url>`);
    });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.slice(0, maxAddresses),
    "</urlset>\n",
  ].join("\n");
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
