import { describe, expect, test } from "vitest";
import { findArticle, listArticles } from "~/features/blog/articles.server";
import { getLegalText } from "~/features/blog/legal-texts.server";
import { parseMarkdown } from "../../scripts/lib/parse-markdown";

const tourSlugs = new Set(
  Object.keys(import.meta.glob("../../worker/catalogue/tours/**/*.yaml")).map((file) =>
    file.replace(/^.*\//, "").replace(/\.yaml$/, ""),
  ),
);
function read(body: string) {
  return parseMarkdown(`---\ntitle: A title\n---\n${body}`);
}

describe("the Markdown parser", () => {
  test("headings get unique ids, and those of the second level make the contents", () => {
    const { html, headings } = read("## Rain & *mist*\n\n### Rain\n\n## Rain & mist\n");
    expect(headings).toEqual([
      { id: "rain-mist", text: "Rain & mist" },
      { id: "rain-mist-2", text: "Rain & mist" },
    ]);
    expect(html).toContain('<h2 id="rain-mist">Rain &amp; <em>mist</em></h2>');
    expect(html).toContain('<h3 id="rain">Rain</h3>');
  });

  test("a link stays on the site or opens a mail", () => {
    expect(read("[Ooty](/tours?q=a&type=food)").html).toContain(
      '<a href="/tours?q=a&amp;type=food">Ooty</a>',
    );
    expect(read("[us](mailto:hello@tourbharat.example)").html).toContain('href="mailto:');
    for (const href of ["https://example.com/", "//example.com/", "javascript:alert(1)", "tours"]) {
      expect(() => read(`[away](${href})`)).toThrow(/Links to other sites/);
    }
  });

  test("front matter is required, and the title is not repeated", () => {
    expect(() => parseMarkdown("Text")).toThrow(/front matter/);
    expect(read("Text").frontMatter).toEqual({ title: "A title" });
    expect(() => read("# A title\n")).toThrow(/level 2/);
  });
});

describe("the site's articles", () => {
  test("there are at least six, newest first, each with a unique title and description", () => {
    const articles = listArticles();
    expect(articles.length).toBeGreaterThanOrEqual(6);
    expect(articles.map(({ date }) => date)).toEqual(
      articles.map(({ date }) => date).toSorted((one, other) => other.localeCompare(one)),
    );
    expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
    expect(new Set(articles.map(({ description }) => description)).size).toBe(articles.length);
  });

  test("each is long enough to be useful and names tours of the catalogue", () => {
    for (const { slug, tours } of listArticles()) {
      expect(findArticle(slug)?.article.words, slug).toBeGreaterThan(400);
      expect(
        tours.filter((tour) => !tourSlugs.has(tour)),
        slug,
      ).toEqual([]);
    }
  });

  test("the first has no newer and the last no older neighbor", () => {
    const articles = listArticles();
    expect(findArticle(articles[0]?.slug ?? "")).toMatchObject({
      newer: null,
      older: { slug: articles[1]?.slug },
    });
    expect(findArticle(articles.at(-1)?.slug ?? "")).toMatchObject({ older: null });
    expect(findArticle("no-such-article")).toBeNull();
  });

  test("the legal texts exist", () => {
    expect(getLegalText("privacy").html).toContain("<h2");
    expect(getLegalText("terms").html).toContain("<h2");
  });
});
