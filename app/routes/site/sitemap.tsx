import { Link } from "react-router";
import type { Route } from "./+types/sitemap";
import { servicesContext } from "~/context";
import { loadPublicPages } from "~/features/site/load-public-pages.server";
import { pageMeta } from "~/platform/pages/page-meta";

export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    groups: await loadPublicPages(context.get(servicesContext)),
    canonical: new URL("/sitemap", url).href,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Sitemap",
    description: "Every page of Tour Bharat: destinations, tours, experiences, articles and legal texts.",
    canonical: loaderData?.canonical ?? "/sitemap",
  });
}

export default function Sitemap({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-7xl px-4 py-12 sm:px-6">
      <h1 className="text-4xl sm:text-5xl">Sitemap</h1>
      <p className="mt-3 max-w-2xl text-xl text-muted">All pages of the site, by topic.</p>
      {loaderData.groups.map(({ title, pages }) => (
        <section key={title} className="mt-10">
          <h2 className="border-b-2 border-marigold pb-1 text-2xl">{title}</h2>
          <ul className="mt-3 gap-x-8 sm:columns-2 lg:columns-3 xl:columns-4">
            {pages.map(({ name, path }) => (
              <li key={path} className="break-inside-avoid">
                <Link to={path} className="block py-1.5 leading-snug hover:text-peacock hover:underline">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
