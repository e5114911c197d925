import { pageMeta } from "./page-meta";

/** What stands on a page about an account is for one person: nobody keeps it. */
export const privateHeaders = { "Cache-Control": "private, no-store" };

/** What is said of a page that no search engine should show. Its title is set by AuthPage, which knows whether there is a problem. */
export function accountPageMeta(page: Parameters<typeof pageMeta>[0]) {
  const meta = pageMeta(page).filter((descriptor) => !("title" in descriptor));
  return [...meta, { name: "robots", content: "noindex" }];
}
