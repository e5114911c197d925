export interface Heading {
  id: string;
  text: string;
}

/** A content file as the build parses it (scripts/lib/prepared-modules.ts); the server validates its front matter. */
export interface ParsedMarkdown {
  frontMatter: unknown;
  html: string;
  /** Second-level headings, for a table of contents. */
  headings: Heading[];
  words: number;
}
