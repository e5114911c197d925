/** Pages that the service workers of public/keep-pages.js cache for a signed-in user. */

/** Header set by public/keep-pages.js: id of the account that a page is cached for. Guests' trips are cached for no account. */
const accountHeader = "X-Kept-For";

/**
 * Deletes pages cached for other accounts, and their check-ins that the server has accepted. Unsent check-ins and
 * unread rejections stay for the user who made them.
 * @param userId signed-in user according to the page; null for none, which is confirmed with the server first: a page
 *   may have been cached without its user
 * @throws if storage is not available
 */
export async function forgetPagesOfOthers(userId: string | null): Promise<void> {
  const names = await listPagesOfOthers(userId);
  if (names.length === 0 || (userId === null && !(await isSignedOut()))) return;
  await Promise.all(names.map((name) => caches.delete(name)));
  const { dropTakenCheckIns } = await import("~/lib/check-in/queued-check-ins");
  dropTakenCheckIns(localStorage, userId);
}

/** Returns the names of their caches: a word for the service worker, and the page's path. */
async function listPagesOfOthers(userId: string | null): Promise<string[]> {
  const all = await Promise.all(
    (await caches.keys()).map(async (name) => ({ name, of: await ownerOf(name) })),
  );
  return all.flatMap(({ name, of }) => (of === "nobody" || of === userId ? [] : [name]));
}

/** Returns the id of the account a page is cached for. Check-in pages always belong to someone, even without the header. */
async function ownerOf(name: string): Promise<string> {
  const [keeper, path = ""] = name.split(" ");
  if (keeper !== "check-in" && keeper !== "trip") return "nobody";
  const page = await caches.match(path, { cacheName: name, ignoreVary: true });
  // The page is being cached right now.
  if (!page) return "nobody";
  return page.headers.get(accountHeader) ?? (keeper === "check-in" ? "somebody" : "nobody");
}

async function isSignedOut(): Promise<boolean> {
  const answer = await fetch("/api/auth/get-session", { cache: "no-store" });
  return answer.ok && (await answer.json()) === null;
}
