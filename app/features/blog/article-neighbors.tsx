import { ArrowLeft, ArrowRight } from "lucide";
import { Link } from "react-router";
import { Icon } from "~/ui/icon";
import type { ArticleSummary } from "./articles.server";
import { langOfEnglish } from "~/domain/language/language";
import { blogMessages } from "./messages";
import type { Heading } from "./parsed-markdown";

/** Links to the previous and the next article. */
export function ArticleNeighbors({
  newer,
  older,
}: {
  newer: ArticleSummary | null;
  older: ArticleSummary | null;
}) {
  const m = blogMessages().neighbors;
  const lang = langOfEnglish();
  return (
    <nav aria-label={m.label} className="mt-16 grid gap-4 border-t border-line pt-6 sm:grid-cols-2">
      {older && (
        <Link to={older.path} className="group flex items-center gap-3 py-2">
          <Icon icon={ArrowLeft} className="size-5 shrink-0 text-vermilion" />
          <span>
            <span className="block text-base text-muted">{m.previous}</span>
            <span lang={lang} className="font-semibold text-peacock group-hover:underline">
              {older.title}
            </span>
          </span>
        </Link>
      )}
      {newer && (
        <Link
          to={newer.path}
          className="group flex items-center justify-end gap-3 py-2 text-right sm:col-start-2"
        >
          <span>
            <span className="block text-base text-muted">{m.next}</span>
            <span lang={lang} className="font-semibold text-peacock group-hover:underline">
              {newer.title}
            </span>
          </span>
          <Icon icon={ArrowRight} className="size-5 shrink-0 text-vermilion" />
        </Link>
      )}
    </nav>
  );
}

/** Table of contents of an article, shown from three sections on. */
export function ArticleContents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < 3) return null;
  return (
    <nav aria-labelledby="contents" className="border-l-2 border-marigold pl-5 lg:sticky lg:top-24">
      <p id="contents" className="font-semibold">
        {blogMessages().contents}
      </p>
      <ol lang={langOfEnglish()} className="mt-2 grid">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1 leading-snug text-peacock hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
