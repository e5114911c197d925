import type { MetaDescriptor } from "react-router";

/** Title, description and canonical address of a page. */
export function pageMeta({
  title,
  description,
  canonical,
}: {
  title: string;
  description: string;
  canonical: string;
}): MetaDescriptor[] {
  return [
    { title: `${title} | Tour Bharat` },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
  ];
}
