import { Marked, type Tokens } from "marked";
import { parse } from "yaml";
import { z } from "zod";

import type { Heading, ParsedMarkdown } from "../../app/features/blog/parsed-markdown";

const fences = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/**
 * Parses a content file of this repository: YAML front matter between two fences, and a Markdown body. HTML in the body is passed through, so
 * never use this for user content.
 * @throws Error for missing front matter, a first-level heading, and a link that leaves the site
 */
export function parseMarkdown(source: string): ParsedMarkdown {
  const [, yaml, body] = fences.exec(source) ?? [];
  if (yaml === undefined || body === undefined) throw new Error("The file has no front matter.");
  const headings: Heading[] = [];
  const frontMatter: unknown = parse(yaml);
  const html = renderer(headings, tableLabel.parse(frontMatter).table).parse(body, { async: false });
  return { frontMatter, html, headings, words: countWords(body) };
}

/** Texts in other languages than English name their tables themselves. */
const tableLabel = z.object({ table: z.string().default("Table") });

/** Returns a parser that collects headings. */
function renderer(headings: Heading[], table: string): Marked {
  const ids = new Map<string, number>();
  return new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        if (depth === 1)
          throw new Error("Set the title in the front matter; headings in the body start at level 2.");
        const inner = this.parser.parseInline(tokens);
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        const id = uniqueId(text, ids);
        if (depth === 2) headings.push({ id, text });
        return `<h${depth} id="${id}">${inner}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        if (!/^(\/(?!\/)|#|mailto:)/.test(href))
          throw new Error(`Links to other sites are not allowed: ${href}`);
        return `<a href="${href.replaceAll("&", "&amp;")}">${this.parser.parseInline(tokens)}</a>`;
      },
      table(token: Tokens.Table) {
        const head = token.header.map(
          (cell) => `<th scope="col">${this.parser.parseInline(cell.tokens)}</th>`,
        );
        const rows = token.rows.map(
          (row) =>
            `<tr>${row.map((cell) => `<td>${this.parser.parseInline(cell.tokens)}</td>`).join("")}</tr>`,
        );
        // Wide tables scroll within the page, by keyboard too.
        return `<div class="table-scroll" role="region" aria-label="${table}" tabindex="0"><table><thead><tr>${head.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table></div>\n`;
      },
    },
  });
}

function uniqueId(text: string, ids: Map<string, number>): string {
  const base =
    text
      .normalize("NFD")
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "") || "section";
  const count = (ids.get(base) ?? 0) + 1;
  ids.set(base, count);
  return count === 1 ? base : `${base}-${count}`;
}

function countWords(body: string): number {
  return body.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
}
