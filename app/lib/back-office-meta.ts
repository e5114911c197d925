import type { MetaDescriptor } from "react-router";

/** The head of a page that is not for the public. */
export function backOfficeMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | Tour Bharat` }, { name: "robots", content: "noindex" }];
}
