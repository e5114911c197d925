import { z } from "zod";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage, defaultLanguage, languageCodes, languages } from "~/domain/language/language";
import { contentDay } from "./articles.server";
import type { ParsedMarkdown } from "./parsed-markdown";

const legalSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  updated: contentDay,
  /** Name of a wide table, which scrolls. English: "Table". */
  table: z.string().optional(),
  /** Stand-ins for details that the owner has not entered. */
  noIdentity: z.string(),
  noOfficer: z.string(),
  contactPage: z.string(),
});

/** A text of app/content/legal: `privacy.md` is the English one, `privacy.ta.md` the Tamil one. */
export interface LegalText extends z.output<typeof legalSchema> {
  html: string;
}

export interface NoticeLanguage {
  code: string;
  /** In the language itself. */
  name: string;
  /** Address of the notice, with the folder of the language if the whole site has it. */
  path: string;
}

const files = import.meta.glob<ParsedMarkdown>("../../content/legal/*.md", {
  query: "?parsed",
  import: "default",
  eager: true,
});

function fileOf(name: string, code: string): ParsedMarkdown | undefined {
  return files[`../../content/legal/${name}${code === defaultLanguage ? "" : `.${code}`}.md`];
}

const texts = new Map<string, LegalText>();

/**
 * Returns a legal text. Sections have the English addresses in all languages, so a link to one works in each.
 * @param code by default the language of the page
 * @throws Error if its file is missing
 */
export function getLegalText(name: "privacy" | "terms", code: string = currentLanguage()): LegalText {
  const key = `${name}.${code}`;
  const known = texts.get(key);
  if (known) return known;
  const source = fileOf(name, code);
  const english = fileOf(name, defaultLanguage);
  if (source === undefined || english === undefined) throw new Error(`Text ${key} not found.`);
  const html = source.headings.reduce(
    (all, { id }, index) => all.replace(`<h2 id="${id}">`, `<h2 id="${english.headings[index]?.id ?? id}">`),
    source.html,
  );
  const text = { ...legalSchema.parse(source.frontMatter), html };
  texts.set(key, text);
  return text;
}

/**
 * Lists the languages in which there is a privacy notice, English first. From May 13, 2027 a person may ask for any language of the Eighth
 * Schedule to the Constitution: section 5(3) of the Digital Personal Data Protection Act, 2023.
 */
export function listNoticeLanguages(): NoticeLanguage[] {
  const others = Object.keys(files).flatMap((file) => /privacy\.([a-z]{2,3})\.md$/.exec(file)?.[1] ?? []);
  return [defaultLanguage, ...others.toSorted()].map((code) => {
    const ofSite = languageCodes.find((each) => each === code);
    if (ofSite !== undefined) return { code, name: languages[ofSite].name, path: pathIn(ofSite, "/privacy") };
    const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
    return { code, name, path: `/privacy/${code}` };
  });
}
