import { pageMeta } from "~/platform/pages/page-meta";

/** Response headers of account pages, which must not be cached. */
export const privateHeaders = { "Cache-Control": "private, no-store" };

/**
 * Returns the meta tags of a page that search engines must not index. AuthPage sets the title, which depends on whether
 * there is an error.
 */
export function accountPageMeta(page: Parameters<typeof pageMeta>[0]) {
  const meta = pageMeta(page).filter((descriptor) => !("title" in descriptor));
  return [...meta, { name: "robots", content: "noindex" }];
}
