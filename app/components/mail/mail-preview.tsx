/** Preview of a mail's HTML. The sandbox blocks scripts; links open in this window. */
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

/** Plain text of a mail with its URLs as links. */
export function TextPreview({ text }: { text: string }) {
  return (
    <pre className="mt-3 rounded-card border border-line bg-card p-4 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
      {splitLinks(text).map((part, index) =>
        part.isLink ? (
          // The parts have no id besides their index, and never reorder.
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

/** Splits a text into links and plain text. */
export function splitLinks(text: string): { text: string; isLink: boolean }[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => ({ text: part, isLink: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
