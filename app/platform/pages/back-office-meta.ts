import type { MetaDescriptor } from "react-router";

/** Returns the meta tags of a page that must not be indexed. */
export function backOfficeMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | Tour Bharat` }, { name: "robots", content: "noindex" }];
}
