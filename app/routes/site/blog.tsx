import type { Route } from "./+types/blog";
import { ArticleCard } from "~/components/blog/article-card";
import { listArticles } from "~/lib/pages/articles.server";
import { pageMeta } from "~/lib/pages/page-meta";

export function loader({ url }: Route.LoaderArgs) {
  return { articles: listArticles(), canonical: new URL("/blog", url).href };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Travel Blog: planning a journey in India",
    description:
      "Practical advice for traveling in India: when to go where, trains, permits, food, festivals and what to pack.",
    canonical: loaderData?.canonical ?? "/blog",
  });
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const [newest, ...others] = loaderData.articles;
  return (
    <div className="mx-auto max-w-7xl px-4 py-12 sm:px-6">
      <h1 className="text-4xl sm:text-5xl">Travel Blog</h1>
      <p className="mt-3 max-w-2xl text-xl text-muted">
        Practical advice for your journey in India: seasons, trains, permits, food and trails.
      </p>
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
