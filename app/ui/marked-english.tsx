import { langOfEnglish } from "~/domain/language/language";

/** From one Latin letter to another, without a word of another script between them. */
const english = /([A-Za-z](?:[^\p{Script=Devanagari}।]*[A-Za-z])?)/u;

/** A sentence with names or words that exist in English only: on a page of another language they are marked. */
export function MarkedEnglish({ text }: { text: string }) {
  const lang = langOfEnglish();
  if (lang === undefined) return text;
  return (
    <span>
      {text.split(english).map((part, index) => (
        <span key={`${index} ${part}`} lang={index % 2 === 1 ? lang : undefined}>
          {part}
        </span>
      ))}
    </span>
  );
}
