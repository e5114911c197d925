import { z } from "zod";
import { isTravelDate } from "~/domain/calendar/calendar";
import type { Heading, ParsedMarkdown } from "./parsed-markdown";

/** A day in the front matter of a content file. */
export const contentDay = z.string().refine(isTravelDate, "Use the format yyyy-MM-dd.");

const articleSchema = z.object({
  title: z.string().min(5).max(90),
  description: z.string().min(40).max(220),
  date: contentDay,
  /** One of the demo's people; a deployment's articles are signed by nobody. */
  author: z
    .string()
    .min(5)
    .max(60)
    .transform((name) => (import.meta.env.MODE === "production" ? null : name)),
  /** Day on which its rules and figures were last looked up. */
  checkedOn: contentDay.optional(),
  /** Sites of authorities that the article names. */
  links: z
    .array(z.object({ name: z.string().min(3).max(80), url: z.url({ protocol: /^https$/ }) }))
    .default([]),
  /** Slugs of the tours shown below the article; the first one's image illustrates it. */
  tours: z.array(z.string()).min(1).max(4),
});

export interface ArticleSummary extends z.output<typeof articleSchema> {
  slug: string;
  path: string;
  readingMinutes: number;
}

interface Article extends ArticleSummary {
  html: string;
  headings: Heading[];
  words: number;
}

const articleFiles = import.meta.glob<ParsedMarkdown>("../../content/blog/*.md", {
  query: "?parsed",
  import: "default",
  eager: true,
});
const wordsPerMinute = 200;

/** @throws ZodError for invalid front matter */
function readArticle(file: string, { frontMatter, html, headings, words }: ParsedMarkdown): Article {
  const slug = file.replace(/^.*\//, "").replace(/\.md$/, "");
  return {
    ...articleSchema.parse(frontMatter),
    slug,
    path: `/blog/${slug}`,
    readingMinutes: Math.max(1, Math.round(words / wordsPerMinute)),
    html,
    headings,
    words,
  };
}

let articles: Article[] | null = null;

/** Lists all articles, newest first. Validated on first use to keep the Worker's startup short. */
function allArticles(): Article[] {
  articles ??= Object.entries(articleFiles)
    .map(([file, parsed]) => readArticle(file, parsed))
    .toSorted((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug));
  return articles;
}

function summaryOf({ html: _html, headings: _headings, words: _words, ...summary }: Article): ArticleSummary {
  return summary;
}

/** Lists all articles without their text, newest first. */
export function listArticles(): ArticleSummary[] {
  return allArticles().map(summaryOf);
}

/** Finds an article with the previous and next one by date; null if it does not exist. */
export function findArticle(
  slug: string,
): { article: Article; newer: ArticleSummary | null; older: ArticleSummary | null } | null {
  const all = allArticles();
  const index = all.findIndex((article) => article.slug === slug.toLowerCase());
  const article = all[index];
  if (!article) return null;
  const newer = all[index - 1];
  const older = all[index + 1];
  return { article, newer: newer ? summaryOf(newer) : null, older: older ? summaryOf(older) : null };
}
