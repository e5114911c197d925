import type { Heading } from "~/lib/pages/markdown.server";

/** Table of contents of an article, shown from three sections on. */
export function ArticleContents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < 3) return null;
  return (
    <nav aria-labelledby="contents" className="border-l-2 border-marigold pl-5 lg:sticky lg:top-24">
      <p id="contents" className="font-semibold">
        In this article
      </p>
      <ol className="mt-2 grid">
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
