import { splitLinks } from "~/lib/split-links";

/** The HTML as a mail program shows it: it may run nothing, and its links open in this window. */
export function HtmlPreview({ html }: { html: string }) {
  return (
    <iframe
      title="The message as HTML"
      sandbox="allow-top-navigation-by-user-activation"
      srcDoc={html.replace("<head>", '<head><base target="_top">')}
      className="mt-3 block h-[46rem] w-full resize-y rounded-card border border-line bg-card"
    />
  );
}

/** The text as it was sent, its addresses as links. */
export function TextPreview({ text }: { text: string }) {
  return (
    <pre className="mt-3 rounded-card border border-line bg-card p-4 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
      {splitLinks(text).map((part, index) =>
        part.isLink ? (
          // The parts of a text have no names but their places, and never move.
          // oxlint-disable-next-line react/no-array-index-key
          <a key={index} href={part.text} className="text-peacock underline underline-offset-2">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </pre>
  );
}
