import { Link } from "react-router";
import type { Route } from "./+types/sitemap";
import { servicesContext } from "~/context";
import { loadPublicPages } from "~/features/site/load-public-pages.server";
import { sitePageMessages } from "~/features/site/pages/messages";
import { pageMeta } from "~/platform/pages/page-meta";

export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    groups: await loadPublicPages(context.get(servicesContext)),
    canonical: new URL("/sitemap", url).href,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = sitePageMessages().sitemap;
  return pageMeta({
    title,
    description,
    canonical: loaderData?.canonical ?? "/sitemap",
  });
}

export default function Sitemap({ loaderData }: Route.ComponentProps) {
  const m = sitePageMessages().sitemap;
  return (
    <div className="mx-auto max-w-7xl px-4 py-12 sm:px-6">
      <h1 className="text-4xl sm:text-5xl">{m.title}</h1>
      <p className="mt-3 max-w-2xl text-xl text-muted">{m.intro}</p>
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
