import { pageMeta } from "./page-meta";

/** What stands on a page about an account is for one person: nobody keeps it. */
export const privateHeaders = { "Cache-Control": "private, no-store" };

/** Title and description of a page that no search engine should show. */
export function accountPageMeta(page: Parameters<typeof pageMeta>[0]) {
  return [...pageMeta(page), { name: "robots", content: "noindex" }];
}
