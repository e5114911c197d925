import { toScriptText, type StructuredData } from "~/lib/tours/structured-data";

/** Structured data for search engines. */
export function JsonLd({ data }: { data: readonly (StructuredData | null)[] }) {
  return data.map(
    (item) =>
      item && (
        <script
          key={String(item["@type"])}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: toScriptText(item) }}
        />
      ),
  );
}
