import { ExternalLink } from "lucide";
import { data, redirect } from "react-router";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/article";
import { ArticleByline } from "~/features/blog/article-byline";
import { ArticleNeighbors, ArticleContents } from "~/features/blog/article-neighbors";
import { langOfEnglish } from "~/domain/language/language";
import { pictureAlt } from "~/domain/tours/picture-alt";
import { blogMessages } from "~/features/blog/messages";
import { Breadcrumbs } from "~/ui/breadcrumb-trail";
import { JsonLd } from "~/features/tours/json-ld";
import { TrustedHtml } from "~/platform/hydration/server-html";
import { TourList } from "~/features/tours/tour-list";
import { TourPicture } from "~/features/tour-pictures/tour-picture";
import { ShareButton } from "~/ui/share-button";
import { servicesContext } from "~/context";
import { findArticle, type ArticleSummary } from "~/features/blog/articles.server";
import { articleBreadcrumbs } from "~/platform/pages/breadcrumbs";
import { pageMeta, socialPicture } from "~/platform/pages/page-meta";
import { articleData, breadcrumbData } from "~/features/tours/structured-data";
import { outlineOf, type TourCard } from "~/domain/tours/tour-schema";
import { AppError } from "~/domain/errors";
import type { PageServices } from "../../../worker/platform/http/page-services";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = findArticle(params.slug);
  if (!found) throw data(null, { status: 404 });
  if (params.slug !== found.article.slug) throw redirect(found.article.path, 301);
  const canonical = new URL(found.article.path, url).href;
  const tours = await loadArticleTours(context.get(servicesContext), found.article.tours);
  const [first] = tours;
  const picture = first ? socialPicture(first, canonical) : null;
  const breadcrumbs = articleBreadcrumbs(found.article);
  const structuredData = [
    articleData(found.article, { canonical, picture: picture?.url ?? null }),
    breadcrumbData(breadcrumbs, canonical),
  ];
  return { ...found, tours, canonical, picture, breadcrumbs, structuredData };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { article, canonical, picture } = loaderData;
  return pageMeta({
    title: article.title,
    description: article.description,
    canonical,
    picture,
    published: article.date,
  });
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, newer, older, tours, breadcrumbs, structuredData } = loaderData;
  const [first] = tours;
  const m = blogMessages();
  const lang = langOfEnglish();
  return (
    <div className="mx-auto max-w-7xl px-4 sm:px-6">
      <JsonLd data={structuredData} />
      <Breadcrumbs breadcrumbs={breadcrumbs} />
      <article>
        <header className="mx-auto mt-4 max-w-3xl text-center">
          <h1 lang={lang} className="text-4xl sm:text-5xl">
            {article.title}
          </h1>
          <p lang={lang} className="mt-4 text-xl text-muted">
            {article.description}
          </p>
          {lang && <p className="mt-3 text-muted">{m.onlyInEnglish}</p>}
          <div className="mt-3 flex flex-wrap items-center justify-center gap-x-2">
            <ArticleByline {...article} />
            <ShareButton path={article.path} title={article.title} variant="quiet" className="px-3" />
          </div>
        </header>
        {first && (
          <TourPicture
            tour={first}
            shape="hero"
            alt={pictureAlt(first)}
            sizes="(min-width: 1280px) 1232px, 100vw"
            fetchPriority="high"
            className="mt-8 aspect-[4/3] w-full rounded-card object-cover object-[68%_50%] card-shadow sm:aspect-[5/2]"
          />
        )}
        <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_16rem] lg:justify-center xl:grid-cols-[minmax(0,46rem)_16rem] xl:gap-20">
          <aside className="lg:order-last">
            <ArticleContents headings={article.headings} />
          </aside>
          {/* Trusted: a content file of this repository, rendered by the build (scripts/lib/parse-markdown.ts). */}
          <div>
            <TrustedHtml lang={lang} className="prose" html={article.html} />
            <OfficialSites links={article.links} />
          </div>
        </div>
      </article>
      {tours.length > 0 && (
        <section aria-labelledby="tours" className="mt-16">
          <h2 id="tours" className="text-3xl">
            {m.relatedTours(tours.length)}
          </h2>
          <TourList tours={tours} className={tours.length === 4 ? "mt-6 xl:grid-cols-2!" : "mt-6"} />
        </section>
      )}
      <ArticleNeighbors newer={newer} older={older} />
    </div>
  );
}

/** Links to the authorities that an article names. */
function OfficialSites({ links }: { links: ArticleSummary["links"] }) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="official-sites" className="mt-10 border-t border-line pt-5">
      <h2 id="official-sites" className="text-2xl">
        {blogMessages().officialSites}
      </h2>
      <ul lang={langOfEnglish()} className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {links.map(({ name, url }) => (
          <li key={url}>
            <a
              href={url}
              rel="noreferrer"
              className="flex items-center gap-1.5 py-1.5 text-peacock underline underline-offset-4"
            >
              <span>{name}</span>
              <Icon icon={ExternalLink} className="size-4 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Loads the tours of an article that are on sale, in its order. */
async function loadArticleTours(
  services: Pick<PageServices, "getTour">,
  slugs: readonly string[],
): Promise<TourCard[]> {
  const tours = await Promise.all(
    slugs.map((slug) =>
      services
        .getTour(slug)
        .then(outlineOf)
        .catch((error: unknown) => {
          if (error instanceof AppError && error.code === "not_found") return null;
          throw error;
        }),
    ),
  );
  return tours.filter((tour) => tour !== null);
}
