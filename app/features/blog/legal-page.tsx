import { formatDay } from "~/domain/calendar/calendar";
import { TrustedHtml } from "~/platform/hydration/server-html";
import type { LegalText } from "./articles.server";

/** A legal text with its last update. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <article className="mx-auto max-w-3xl px-4 py-12 sm:px-6">
      <h1 className="text-4xl sm:text-5xl">{text.title}</h1>
      <p className="mt-3 text-muted">
        Last changed on{" "}
        <time translate="no" dateTime={text.updated}>
          {formatDay(text.updated)}
        </time>
      </p>
      {/* Trusted HTML: rendered from our own file by the build (scripts/lib/parse-markdown.ts). */}
      <TrustedHtml className="prose mt-8" html={text.html} />
    </article>
  );
}
