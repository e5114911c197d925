import { Link } from "react-router";
import type { ArticleSummary } from "~/lib/pages/articles.server";
import { cn } from "~/lib/cn";
import { ArticleByline } from "./article-byline";

/** An article in the blog's list; the newest one is wide. The picture is its first tour's, and decorative. */
export function ArticleCard({ article, wide = false }: { article: ArticleSummary; wide?: boolean }) {
  return (
    <article
      className={cn(
        "group relative grid h-full overflow-hidden rounded-card bg-card shadow-card",
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
        <h2 className={wide ? "text-3xl sm:text-4xl" : "text-2xl"}>
          <Link
            to={article.path}
            prefetch="intent"
            className="after:absolute after:inset-0 hover:text-peacock"
          >
            {article.title}
          </Link>
        </h2>
        <p className="text-muted">{article.description}</p>
      </div>
    </article>
  );
}
