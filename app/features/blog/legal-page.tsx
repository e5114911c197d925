import { formatDay } from "~/domain/calendar/calendar";
import { currentLanguage } from "~/domain/language/language";
import { TrustedHtml } from "~/platform/hydration/server-html";
import type { LegalText, NoticeLanguage } from "./legal-texts.server";
import { blogMessages } from "./messages";

/**
 * A legal text with its last update.
 * @param code language of the text, if it may be another one than the page's
 * @param languages in which there is the same text
 */
export function LegalPage({
  text,
  code = currentLanguage(),
  languages = [],
}: {
  text: LegalText;
  code?: string;
  languages?: readonly NoticeLanguage[];
}) {
  const m = blogMessages().legal;
  const ofText = code === currentLanguage() ? {} : { lang: code, dir: "auto" };
  return (
    <article className="mx-auto max-w-3xl px-4 py-12 sm:px-6">
      <h1 {...ofText} className="text-4xl sm:text-5xl">
        {text.title}
      </h1>
      <p className="mt-3 text-muted">
        <span>{m.lastChanged}</span>{" "}
        <time translate="no" dateTime={text.updated}>
          {formatDay(text.updated)}
        </time>
      </p>
      {languages.length > 1 && (
        <ul aria-label={m.languages} className="mt-3 flex flex-wrap gap-x-5">
          {languages.map((language) => (
            <li key={language.code} lang={language.code} translate="no">
              {language.code === code ? (
                <span className="block py-1 font-semibold">{language.name}</span>
              ) : (
                <a
                  href={language.path}
                  hrefLang={language.code}
                  className="block py-1 text-peacock underline"
                >
                  {language.name}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {/* Trusted HTML: rendered from our own file by the build (scripts/lib/parse-markdown.ts). */}
      <TrustedHtml {...ofText} className="prose mt-8" html={text.html} />
    </article>
  );
}
