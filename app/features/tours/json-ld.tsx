import { useState } from "react";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { toScriptText, type StructuredData } from "./structured-data";

/**
 * Structured data for search engines, in documents only: they request each page by itself, and Trusted Types refuse scripts that were written
 * by a script, whatever their type.
 */
export function JsonLd({ data }: { data: readonly (StructuredData | null)[] }) {
  const isFromServer = !useHydrated();
  const [inDocument] = useState(isFromServer ? data : []);
  return inDocument.map(
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
