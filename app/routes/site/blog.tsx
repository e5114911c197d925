import { Link } from "react-router";
import { listArticles, type ArticleSummary } from "~/features/blog/articles.server";
import { pageMeta } from "~/platform/pages/page-meta";
import { cn } from "~/ui/cn";
import { ArticleByline } from "~/features/blog/article-byline";
import { langOfEnglish } from "~/domain/language/language";
import { blogMessages } from "~/features/blog/messages";
import type { Route } from "./+types/blog";

export function loader({ url }: Route.LoaderArgs) {
  return { articles: listArticles(), canonical: new URL("/blog", url).href };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: blogMessages().heading,
    description: blogMessages().description,
    canonical: loaderData?.canonical ?? "/blog",
  });
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const [newest, ...others] = loaderData.articles;
  const m = blogMessages();
  return (
    <div className="mx-auto max-w-7xl px-4 py-12 sm:px-6">
      <h1 className="text-4xl sm:text-5xl">{m.title}</h1>
      <p className="mt-3 max-w-2xl text-xl text-muted">{m.lead}</p>
      {langOfEnglish() && <p className="mt-3 text-muted">{m.onlyInEnglish}</p>}
      <div className="mt-8 grid gap-6">
        {newest && <ArticleCard article={newest} wide />}
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {others.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** An article in the blog's list; the newest one is wide. The picture is its first tour's, and decorative. */
function ArticleCard({ article, wide = false }: { article: ArticleSummary; wide?: boolean }) {
  return (
    <article
      className={cn(
        "group relative grid h-full overflow-hidden rounded-card bg-card card-shadow",
        wide ? "md:grid-cols-[3fr_2fr]" : "grid-rows-[auto_1fr]",
      )}
    >
      <div className="overflow-hidden">
        {wide ? (
          <img
            src={`/illustrations/heroes/${article.tours[0]}.svg`}
            alt=""
            width={1600}
            height={640}
            fetchPriority="high"
            className="aspect-[5/3] size-full object-cover object-[68%_50%] transition-transform duration-200 group-hover:scale-[1.02]"
          />
        ) : (
          <img
            src={`/illustrations/cards/${article.tours[0]}.svg`}
            alt=""
            width={400}
            height={500}
            loading="lazy"
            className="aspect-[4/3] w-full object-cover object-[50%_60%] transition-transform duration-200 group-hover:scale-[1.02]"
          />
        )}
      </div>
      <div className={cn("flex flex-col gap-2 p-5", wide && "justify-center sm:p-8")}>
        <ArticleByline {...article} />
        <h2 lang={langOfEnglish()} className={wide ? "text-3xl sm:text-4xl" : "text-2xl"}>
          <Link
            to={article.path}
            prefetch="intent"
            className="after:absolute after:inset-0 hover:text-peacock"
          >
            {article.title}
          </Link>
        </h2>
        <p lang={langOfEnglish()} className="text-muted">
          {article.description}
        </p>
      </div>
    </article>
  );
}
